import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyProcedure } from './procedures.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';

// What stands between the network and a session, attacked over HTTP as from outside.
const PUBLIC = 'https://ilifa.example';
const TOKEN = '__Host-ilifa.session_token';

let app: Awaited<ReturnType<typeof startTestApp>>;
type Request = { input?: unknown; cookie?: string; address?: string; forwarded?: string; trustProxy?: 0 | 1 };
let call: (procedure: string, request?: Request) => Promise<Response>;

beforeAll(async () => {
  app = await startTestApp({ publicUrl: PUBLIC });
  const doorBehind = (trustProxy: number) =>
    testDoors(app, { publicUrl: PUBLIC, adminUrl: 'https://admin.ilifa.example', trustProxy }).main;
  const doors = [doorBehind(0), doorBehind(1)] as const;
  call = (procedure, { input, cookie = '', address = '10.0.0.1', forwarded, trustProxy = 1 } = {}) => {
    const headers = { host: 'ilifa.example', 'content-type': 'application/json', 'x-csrf-token': 'orpc' };
    const request = {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: {
        ...headers,
        ...(cookie === '' ? {} : { cookie }),
        ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      },
    };
    const env = { incoming: { socket: { remoteAddress: address } } } as unknown as HttpBindings;
    return Promise.resolve(doors[trustProxy].request(`${PUBLIC}/rpc/${procedure}`, request, env));
  };
});
afterAll(() => app.close());

/** The cookies an answer sets, as a browser sends them back. */
const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

/** What opens the session of these cookies, without its signature. */
function tokenIn(cookie: string): string {
  const token = new RegExp(`${TOKEN}=([^.;%]+)`).exec(cookie)?.[1] ?? '';
  expect(token).toHaveLength(43);
  return token;
}

async function signedIn() {
  const { email, password, session } = await app.person();
  const answer = await call('identity/signIn', { input: { email, password } });
  return { cookie: cookiesIn(answer), answer, email, password, userId: session.person.id };
}

describe('what opens a session', () => {
  test('stands in no answer to signing up or in, but in a cookie that no script reads', async () => {
    const email = 'attacked@example.com';
    const wish = { email, password: 'Umcebo#2026', firstName: 'A', lastName: 'B', country: 'ZA' };
    const began = cookiesIn(await call('signUps/start', { input: wish }));
    const verified = await call('signUps/verify', { input: { email, token: app.codeTo(email) }, cookie: began });
    const entered = await call('identity/signIn', { input: { email, password: wish.password } });
    for (const answer of [verified, entered]) {
      expect(answer.status).toBe(200);
      const token = tokenIn(cookiesIn(answer));
      const lines = answer.headers.getSetCookie().filter((line) => line.includes(token));
      expect(lines).toHaveLength(1);
      for (const flag of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(lines[0]).toContain(flag);
      expect(lines[0]).not.toContain('Domain');
      const others = [...answer.headers].filter(([name]) => name !== 'set-cookie').join('\n');
      expect(`${others}\n${await answer.text()}`).not.toContain(token);
    }
  });

  test('stands in no answer of any procedure there is, and neither does what the database keeps of it', async () => {
    const { cookie, userId } = await signedIn();
    const token = tokenIn(cookie);
    const { rows } = await app.owner.query<{ hash: string }>(
      'select session_token as hash from enhanced_sessions where user_id = $1 and is_active',
      [userId],
    );
    const secrets = [token, ...rows.map(({ hash }) => hash)];
    expect(secrets.length).toBeGreaterThan(2);
    const procedures = everyProcedure().filter(({ path }) => !ENDING.has(path.join('.')));
    let answered = 0;
    for (const { path } of procedures) {
      const answer = await call(path.join('/'), { cookie });
      if (answer.ok) answered += 1;
      const text = await answer.text();
      for (const secret of secrets) expect(text, path.join('.')).not.toContain(secret);
    }
    expect(answered).toBeGreaterThan(15);
  }, 60_000);

  test('changes at each sign-in, and what was there before it opens nothing', async () => {
    const attacker = await signedIn();
    const { email, password } = await app.person();
    const answer = await call('identity/signIn', { input: { email, password }, cookie: attacker.cookie });
    expect(tokenIn(cookiesIn(answer))).not.toBe(tokenIn(attacker.cookie));
    const before = await (await call('identity/session', { cookie: attacker.cookie })).json();
    expect(before).toEqual({ json: null });
  });

  test.each([
    ['made up', () => `${TOKEN}=${'a'.repeat(43)}.${'b'.repeat(44)}`],
    ['without its signature', (cookie: string) => `${TOKEN}=${tokenIn(cookie)}`],
    ['with a letter changed', (cookie: string) => cookie.replace(`${TOKEN}=`, `${TOKEN}=x`)],
    ['under the name that is for no TLS', (cookie: string) => cookie.replaceAll('__Host-', '')],
  ])('is not taken when it is %s', async (_, forged) => {
    const { cookie } = await signedIn();
    expect(await (await call('identity/session', { cookie: forged(cookie) })).json()).toEqual({ json: null });
    expect((await call('sessions/list', { cookie: forged(cookie) })).status).toBe(401);
  });
});

/** They end what the test looks through. */
const ENDING = new Set(['erasure.ask', 'identity.signOut', 'sessions.end', 'sessions.endOthers']);

describe('the limit of a procedure', () => {
  const report = { check: 'browser', risk: 1, threats: [] };

  test('is each person’s own, whatever addresses they name or come from', async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const statusOf = async ({ cookie }: { cookie: string }, times: number) => {
      const from = { address: `10.1.${times}.1`, forwarded: `172.16.0.${times}` };
      return (await call('sessions/report', { input: report, cookie, ...from })).status;
    };
    for (let times = 0; times < 30; times += 1) expect(await statusOf(person, times)).toBe(200);
    expect(await statusOf(person, 31)).toBe(429);
    expect(await statusOf(other, 31)).toBe(200);
  });

  test('is that of the socket’s address where no proxy is ours, whatever a visitor writes', async () => {
    const statusOf = async (times: number, address: string) => {
      const input = { email: `nobody${times}@example.com`, password: 'x' };
      const forwarded = `10.9.9.${times}, 10.9.8.${times}`;
      return (await call('identity/signIn', { input, address, forwarded, trustProxy: 0 })).status;
    };
    for (let times = 0; times < 30; times += 1) expect(await statusOf(times, '203.0.113.1')).toBe(401);
    expect(await statusOf(30, '203.0.113.1')).toBe(429);
    expect(await statusOf(31, '203.0.113.2')).toBe(401);
  }, 120_000);
});
