import type { GivenRole } from '#modules/sharing/members/model.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Browser = Pick<ReturnType<TestApp['visitor']>, 'api'>;
type Known = { email: string; password: string };

let tabs = 0;

/** The same person in another tab, with these books open. */
export async function tabOf(app: TestApp, { email, password }: Known, workspaceId: string | null) {
  tabs += 1;
  const tab = app.visitor({ workspaceId, ipAddress: `127.2.${tabs >> 8}.${tabs & 255}` });
  await tab.api.identity.signIn({ email, password });
  return tab;
}

/** The word in the last e-mail to the address. */
export function tokenFor(app: TestApp, email: string): string {
  const message = app.sentEmails.findLast(({ to, text }) => to === email && text.includes('/app/invitation#token='));
  const token = /token=([\w-]+)/.exec(message?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no invitation was sent to ${email}`);
  return token;
}

/** Somebody new whom the owner invited and who accepted. */
export async function joined(app: TestApp, owner: Browser, wish: { role: GivenRole; accountIds?: string[] }) {
  const guest = await app.person();
  await owner.api.members.invite({ email: guest.email, ...wish });
  await guest.api.members.accept({ token: tokenFor(app, guest.email) });
  return guest;
}
