import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#kernel/contract.ts';
import { startTestApp } from '#testing/app.server.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;
const { apiCall } = LIMITS;
let one: App;
let other: App;

beforeAll(async () => {
  one = await startTestApp({ apiCall });
  other = await startTestApp({ apiCall, beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, sent to the other process by the load balancer. */
function carriedOver(cookies: Map<string, string>, options = {}) {
  const browser = other.visitor(options);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

test('who signed in at one process is signed in at the other, until they sign out at either', async () => {
  const person = await one.person();
  const elsewhere = carriedOver(person.cookies);
  expect(await elsewhere.api.identity.session()).toEqual(person.session);
  await elsewhere.api.identity.signOut();
  expect(await person.api.identity.session()).toBeNull();
});

test('of 140 calls at once, at both, exactly 100 are let through; the rest hear when to come back [§8 rate limit breached] [§9 limit api_call]', async () => {
  const [here, there] = [one.visitor({ ipAddress: '127.7.7.7' }), other.visitor({ ipAddress: '127.7.7.7' })];
  const calls = Array.from({ length: 140 }, (_, index) => (index % 2 === 0 ? here : there).api.identity.session());
  const results = await Promise.allSettled(calls);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(40);
  for (const reason of refused) {
    expect(reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    const { resetAt } = (reason as { data: { resetAt: string } }).data;
    expect(Math.abs(new Date(resetAt).getTime() - Date.now())).toBeLessThanOrEqual(60_000);
  }
});

test('failed sign-ins at both lock an account at both', async () => {
  const { email, password } = await one.person();
  for (const app of [one, other, one, other, one]) {
    const wrong = app.visitor({ ipAddress: '127.8.8.8' }).api.identity.signIn({ email, password: 'Wrong#2026' });
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  }
  for (const app of [one, other]) {
    const right = app.visitor({ ipAddress: '127.8.8.8' }).api.identity.signIn({ email, password });
    await expect(right).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
  }
});

test('two sign-ups of one address at once make one account [§8 sign-up without a user]', async () => {
  // Another address when it is tried again: the first has an account by then.
  const wish = {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'Umcebo#2026',
    firstName: 'T',
    lastName: 'W',
    country: 'ZA',
  };
  const visitors = [one, other, one, other].map((app, index) => app.visitor({ ipAddress: `127.6.6.${index}` }).api);
  await Promise.all(visitors.map(({ signUps }) => signUps.start(wish)));
  // Either process may send what the other added, so who asked for which code is not known.
  const codes = () =>
    [...one.sentEmails, ...other.sentEmails]
      .filter(({ to }) => to === wish.email)
      .map(({ text }) => text.match(/\d{4} \d{4}/)?.[0] ?? '');
  await expect.poll(codes).toHaveLength(visitors.length);
  const tokens = codes();
  const results = await Promise.allSettled(
    visitors.map(({ signUps }, index) => signUps.verify({ email: wish.email, token: tokens[index] ?? '' })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'SIGN_UP_FAILED', message: 'User creation failed' });
});

test('codes that are tried at once wait for each other by one order, whichever row lies first', async () => {
  const wish = { email: 'in-turn@example.com', password: 'Umcebo#2026', firstName: 'T', lastName: 'W', country: 'ZA' };
  for (const app of [one, other]) await app.visitor({ ipAddress: '127.5.5.5' }).api.signUps.start(wish);
  const mine = `select id from proofs where email = '${wish.email}' order by id`;
  // A row that changed where an index looks lies behind the others.
  await one.owner.query(`update proofs set expires_at = expires_at + interval '1 second' where id = (${mine} limit 1)`);
  await one.owner.query('begin');
  await one.owner.query(`${mine} limit 1 for update`);
  const tried = one.visitor().api.signUps.verify({ email: wish.email, token: one.codeTo(wish.email) });
  tried.catch(() => undefined);
  // Asked outside the transaction, which keeps the list of connections as it was at its first look.
  const waiting =
    'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()';
  await expect.poll(async () => (await other.owner.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
  const free = await one.owner.query(`${mine} for update skip locked`);
  await one.owner.query('commit');
  expect(free.rowCount).toBe(2);
  await tried;
});

test('fifty wrong passwords at once, at both, make one alert', async () => {
  const { email, api } = await one.person();
  const tries = Array.from({ length: 50 }, (_, index) =>
    (index % 2 === 0 ? one : other)
      .visitor({ ipAddress: `127.9.${index}.1` })
      .api.identity.signIn({ email, password: 'Wrong#2026' }),
  );
  const results = await Promise.allSettled(tries);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  const alerts = await api.securityAlerts.list({ all: true });
  expect(alerts.filter(({ severity }) => severity === 'critical')).toHaveLength(1);
});
