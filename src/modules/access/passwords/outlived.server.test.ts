import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';
import { softAuthenticator } from '#testing/authenticator.server.ts';

// What of somebody who had come in does not outlive another password or address, and what their owner is told of the rest.
const NEW = 'Indaba#2027';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let addresses = 0;
const stranger = () => app.visitor({ ipAddress: `127.21.0.${(addresses += 1)}` });

function emailTo(email: string, about: RegExp): string {
  return app.sentEmails.findLast(({ to, subject }) => to === email && about.test(subject))?.text ?? '';
}
const secretTo = (email: string, about: RegExp) => /#token=(\S+)/.exec(emailTo(email, about))?.[1] ?? '';

async function rowsOf(text: string, values: unknown[]): Promise<unknown[]> {
  const { rows } = await app.owner.query(text, values);
  return rows;
}

test('a changed address ends every session but the one that asked for it, and says why', async () => {
  const person = await app.person();
  const { email: from, password, session } = person;
  const [stolen, phone] = [stranger(), stranger()];
  for (const { api } of [stolen, phone]) await api.identity.signIn({ email: from, password });
  const email = 'safe.from.thieves@example.com';
  await person.api.credentials.changeEmail({ email });
  // Confirmed in the browser of one who goes, as an e-mail is read on a telephone.
  await phone.api.credentials.confirmEmail({ token: secretTo(from, /your new e-mail address/) });
  expect(await stolen.api.identity.session(), 'one address is not enough').not.toBeNull();
  await phone.api.credentials.confirmEmail({ token: secretTo(email, /Confirm this e-mail address/) });
  for (const { api } of [stolen, phone]) {
    expect(await api.identity.session()).toBeNull();
    await expect(api.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(await api.sessions.ending()).toBe('Address changed');
  }
  expect((await person.api.identity.session())?.person.email).toBe(email);
  const lines = `select metadata from security_audit_logs where action = 'email.changed' and user_id = $1`;
  expect(await rowsOf(lines, [session.person.id])).toEqual([{ metadata: { ended: 2 } }]);
});

test('the e-mails of a reset name what was added lately and outlives the password, and nothing that is older', async () => {
  const { email, api: own, session } = await personWithTotp(app, new Date());
  const key = softAuthenticator('http://localhost:5173');
  await own.factors.addPasskey({ name: 'Stranger’s phone', made: key.make(await own.factors.beginPasskey()) });
  await rowsOf(`update totp_secrets set confirmed_at = confirmed_at - interval '31 days' where user_id = $1`, [
    session.person.id,
  ]);
  const { api } = stranger();
  await api.credentials.askReset({ email });
  const asked = emailTo(email, /Reset your password/);
  const day = new Date().toISOString().slice(0, 10);
  expect(asked).toContain(`- the passkey “Stranger’s phone”, which signs in without a password, added on ${day}`);
  expect(asked).not.toContain('authenticator app');
  await api.credentials.resetPassword({ token: secretTo(email, /Reset your password/), password: NEW });
  expect(emailTo(email, /was changed/)).toContain('“Stranger’s phone”');
  const bare = await app.person();
  await api.credentials.askReset({ email: bare.email });
  expect(emailTo(bare.email, /Reset your password/)).not.toContain('added on');
});
