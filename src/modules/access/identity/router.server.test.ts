import type { ORPCError } from '@orpc/client';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { addressMark } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let clock = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

async function ownerQuery(text: string): Promise<pg.QueryResult> {
  return await app.owner.query(text);
}

test('who signs up is signed in, with personal books in the currency of their country', async () => {
  const { session } = await app.person({ country: 'KE' });
  expect(session.workspace).toMatchObject({ kind: 'personal', role: 'owner', currency: 'KES', country: 'KE' });
});

test('nobody is signed in before signing in, nor after signing out [§7 sign in]', async () => {
  const { api } = await app.person();
  expect(await api.identity.session()).not.toBeNull();
  await api.identity.signOut();
  expect(await api.identity.session()).toBeNull();
  expect(await app.visitor().api.identity.session()).toBeNull();
});

test('a cookie whose signature is not ours opens nothing', async () => {
  const { api, cookies } = await app.person();
  const name = 'ilifa.session_token';
  const value = cookies.get(name) ?? '';
  for (const forged of [
    value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
    value.replace(/\..*$/, ''),
    `${value}x`,
    '.',
  ]) {
    cookies.set(name, forged);
    expect(await api.identity.session(), forged).toBeNull();
  }
  cookies.set(name, value);
  expect(await api.identity.session()).not.toBeNull();
});

test('five wrong passwords lock the account for 15 minutes, the right one included, and are remembered [§8 suspicious activity] [§9 suspicious login] [§9 limit login]', async () => {
  const { email, password } = await app.person();
  const { api } = app.visitor({ ipAddress: '127.9.9.9' });
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(api.identity.signIn({ email, password: 'Wrong#2026' })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
  const locked = { code: 'ACCOUNT_LOCKED', message: 'Account temporarily locked due to suspicious activity' };
  await expect(api.identity.signIn({ email, password })).rejects.toMatchObject(locked);
  clock = new Date(clock.getTime() + 15 * 60_000 + 1);
  await expect(api.identity.signIn({ email, password })).resolves.toEqual({ signedIn: true, secondStep: false });
  const { rows } = await ownerQuery(
    `select action, metadata->>'riskLevel' as risk, count(*)::int as times from security_audit_logs
     where metadata->>'address' = '${addressMark(email)}' group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { action: 'ACCOUNT_LOCKED', risk: 'high', times: 1 },
    { action: 'LOGIN_FAILED', risk: 'medium', times: 5 },
    { action: 'THREAT_DETECTED', risk: 'high', times: 1 },
  ]);
});

test('what is no address is refused at sign-in, counted and remembered [§8 invalid e-mail]', async () => {
  const email = 'nobody at example';
  const { api } = app.visitor({ ipAddress: '127.9.9.8' });
  await expect(api.identity.signIn({ email, password: 'Umcebo#2026' })).rejects.toMatchObject({
    message: 'Invalid email format',
  });
  const { rows } = await ownerQuery(
    `select (select count(*)::int from failed_sign_ins where email = '${email}') as tracked,
      (select count(*)::int from security_audit_logs where action = 'LOGIN_FAILED'
        and metadata->>'address' = '${addressMark(email)}') as audited`,
  );
  expect(rows).toEqual([{ tracked: 1, audited: 1 }]);
});

test('an address without an account is refused, locked and remembered like one that has an account', async () => {
  const { email } = await app.person();
  const answers = [];
  for (const [index, address] of [email, 'nobody.at.all@example.com'].entries()) {
    const visitor = app.visitor({ ipAddress: `127.8.2.${index}` });
    const told = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const refused = await visitor.api.identity
        .signIn({ email: address, password: 'Wrong#2026' })
        .catch(({ code, status, message, data }: ORPCError<string, unknown>) => ({ code, status, message, data }));
      told.push(refused);
    }
    answers.push({ told, cookies: [...visitor.cookies.keys()] });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.told.at(-1)).toMatchObject({ code: 'ACCOUNT_LOCKED' });
});

test('passwords tried at once are counted one by one: five are looked at, whoever sends them', async () => {
  const { email } = await app.person();
  const tries = Array.from({ length: 12 }, (_, index) => {
    const { api } = app.visitor({ ipAddress: `127.8.0.${index}` });
    return api.identity.signIn({ email, password: 'Wrong#2026' }).catch((error: unknown) => error);
  });
  const codes = (await Promise.all(tries)).map((error) => (error as { code: string }).code);
  expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
  expect(codes.filter((code) => code === 'ACCOUNT_LOCKED')).toHaveLength(7);
});

test('failures that count no longer are forgotten, also those of addresses that nobody tries again', async () => {
  const tried = (email: string) => app.visitor().api.identity.signIn({ email, password: 'Wrong#2026' });
  await expect(tried('once@example.com')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  clock = new Date(clock.getTime() + 24 * 3_600_000);
  await expect(tried('other@example.com')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const { rows } = await ownerQuery(
    `select email from failed_sign_ins where email in ('once@example.com', 'other@example.com')`,
  );
  expect(rows).toEqual([{ email: 'other@example.com' }]);
});

test('signing in leaves no failure behind, however often', async () => {
  const { email, password } = await app.person();
  const { api } = app.visitor({ ipAddress: '127.8.1.1' });
  for (let times = 0; times < 7; times += 1)
    await expect(api.identity.signIn({ email, password })).resolves.toEqual({ signedIn: true, secondStep: false });
});
