import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { isPassword } from '#modules/access/identity/service.server.ts';

// Whether the time of an answer tells if an address has an account. Timed by turns, and judged by ranks: how often an
// answer about a known address took longer than one about an unknown. Alike, that is half of the pairs; of 40 against
// 40 it strays further than a fifth from there about twice in a thousand runs.
const ROUNDS = 40;
const STRAYS = 0.2;

let app: Awaited<ReturnType<typeof startTestApp>>;
let known: string;
beforeAll(async () => {
  app = await startTestApp();
  known = (await app.person()).email;
});
afterAll(() => app.close());

/** How often of all pairs the first is the larger; a draw is half. */
function largerShare(first: readonly number[], second: readonly number[]): number {
  const points = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return points.reduce<number>((sum, point) => sum + point, 0) / points.length;
}

async function compare(ask: (email: string) => Promise<unknown>): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = -2; round < ROUNDS; round += 1) {
    // By turns first and second, so that neither always finds the caches warm.
    const both = [['known', known] as const, ['unknown', `nobody${round + 2}@example.com`] as const];
    for (const [kind, email] of round % 2 === 0 ? both : both.toReversed()) {
      await app.owner.query('delete from rate_limits; delete from failed_sign_ins');
      const before = performance.now();
      await ask(email).catch(() => undefined);
      if (round >= 0) times[kind].push(performance.now() - before);
    }
  }
  return largerShare(times.known, times.unknown);
}

test.each([
  [
    'signing in with a wrong password',
    (email: string) => app.visitor().api.identity.signIn({ email, password: 'Wrong#1' }),
  ],
  ['asking for a new password', (email: string) => app.visitor().api.credentials.askReset({ email })],
  [
    'signing up',
    (email: string) =>
      app.visitor().api.signUps.start({ email, password: 'Umcebo#2026', firstName: 'T', lastName: 'N', country: 'ZA' }),
  ],
])('the time of %s does not tell whether the address has an account', async (_, ask) => {
  expect(Math.abs((await compare(ask)) - 0.5)).toBeLessThan(STRAYS);
});

test('this measure finds a sign-in that looks at no password where there is no account', async () => {
  const { rows } = await app.owner.query<{ password: string }>('select password from credentials');
  const hash = rows[0]?.password ?? '';
  const leaky = (email: string) => (email === known ? isPassword(hash, 'Wrong#1') : Promise.resolve(false));
  expect(await compare(leaky)).toBeGreaterThan(0.5 + STRAYS);
});
