import { generate } from 'otplib';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Tab = ReturnType<TestApp['visitor']>;

/** The code of an instant, computed by another library than ours. */
export function codeAt(secret: string, now: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Somebody new with an authenticator app and ten backup codes. */
export async function personWithTotp(app: TestApp, now: Date) {
  const person = await app.person();
  const { secret } = await person.api.factors.beginTotp();
  const { backupCodes } = await person.api.factors.confirmTotp({ code: await codeAt(secret, now) });
  if (backupCodes === null) throw new Error('the first factor came without backup codes');
  return { ...person, secret, backupCodes };
}

let browsers = 0;

/** The person in another browser, signed in by password: half way, where a second factor is owed. */
export async function signedInAnew(
  app: TestApp,
  { email, password }: { email: string; password: string },
  cookies?: ReadonlyMap<string, string>,
): Promise<Tab & { secondStep: boolean }> {
  browsers += 1;
  const tab = app.visitor({ ipAddress: `127.5.${browsers >> 8}.${browsers & 255}` });
  // Not the session's: signing in where somebody is signed in ends the session before.
  for (const [name, value] of cookies ?? []) if (name.includes('trusted')) tab.cookies.set(name, value);
  const { secondStep } = await tab.api.identity.signIn({ email, password });
  return { ...tab, secondStep };
}
