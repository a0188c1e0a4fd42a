import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { inTransaction } from '#platform/database.server.ts';
import { endSubscriptions, startSubscription } from './service.server.ts';

let clock = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof app.person>>;
const tierFor = async (person: Person) => (await person.api.identity.session())?.tier;

function start(person: Person, planName: string, endDate: Day | null = null) {
  const userId = person.session.person.id;
  const price = money(199_00n, 'ZAR');
  return inTransaction(app.services.pool, { role: 'ilifa_auth' }, (db) =>
    startSubscription(db, { userId, planName, price, billingInterval: 'month', endDate, now: clock }),
  );
}

test('a plan opens its modules from the next call on, and the one before it ends [§4 plan tier] [§6 modules by tier]', async () => {
  const person = await app.person();
  expect(await tierFor(person)).toBe('free');
  await start(person, 'Ilifa Pro');
  expect(await tierFor(person)).toBe('pro');
  await start(person, 'Ilifa Business');
  expect(await tierFor(person)).toBe('business');
  expect(await person.api.billing.subscriptions()).toMatchObject([
    { planName: 'Ilifa Business', tier: 'business', status: 'active', price: { minor: 199_00n, currency: 'ZAR' } },
    { planName: 'Ilifa Pro', tier: 'pro', status: 'ended', billingInterval: 'month', endDate: null },
  ]);
});

test('a plan holds to the end of its last day [§3 subscriptions]', async () => {
  const person = await app.person();
  await start(person, 'Ilifa Pro', '2026-11-30');
  clock = new Date('2026-11-30T23:59:59Z');
  await person.signInAgain();
  expect(await tierFor(person)).toBe('pro');
  clock = new Date('2026-12-01T00:00:00Z');
  expect(await tierFor(person)).toBe('free');
});

test('a plan that was ended opens nothing', async () => {
  const person = await app.person();
  await start(person, 'Team');
  await inTransaction(app.services.pool, { role: 'ilifa_auth' }, (db) =>
    endSubscriptions(db, person.session.person.id, clock),
  );
  expect(await tierFor(person)).toBe('free');
});

test("nobody sees another's plans [§7 subscriptions]", async () => {
  const [one, other] = [await app.person(), await app.person()];
  await start(one, 'Enterprise');
  expect(await other.api.billing.subscriptions()).toEqual([]);
  expect(await tierFor(other)).toBe('free');
});

test('administrators see what recurs, by currency, and how many were lost; nobody else does', async () => {
  const [admin, customer] = [await app.person(), await app.person()];
  await expect(admin.api.billing.metrics()).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  await app.giveRole(admin, 'admin');
  const before = await admin.api.billing.metrics();
  await start(customer, 'Ilifa Pro');
  const [mine] = (await admin.api.billing.metrics()).recurring;
  expect(mine?.revenue.minor).toBe((before.recurring[0]?.revenue.minor ?? 0n) + 199_00n);
  await start(customer, 'Ilifa Business', '2026-11-20');
  expect(await admin.api.billing.metrics()).toEqual(before);
});
