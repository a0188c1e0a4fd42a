import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { type Money, money } from '#kernel/money.ts';
import { inTransaction } from '#platform/database.server.ts';
import { endSubscriptions, startSubscription } from './service.server.ts';

const START = new Date('2026-06-01T10:00:00Z').getTime();
const DAY = 24 * 60 * 60_000;
let clock = new Date(START);
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = new Date(START);
  await app.owner.query('delete from subscriptions');
});

/** Days after the first, and milliseconds of that day. */
const goTo = (days: number, ms = 0) => {
  clock = new Date(START + days * DAY + ms);
};

async function subscriber(price: Money | null, billingInterval: 'month' | 'year' = 'month') {
  const { id } = (await app.person()).session.person;
  await inTransaction(app.services.pool, { role: 'ilifa_auth' }, (db) =>
    startSubscription(db, { userId: id, planName: 'Ilifa Pro', price, billingInterval, endDate: null, now: clock }),
  );
  return id;
}
const leave = (id: string) =>
  inTransaction(app.services.pool, { role: 'ilifa_auth' }, (db) => endSubscriptions(db, id, clock));

/** As an administrator of this very moment sees them: their sessions last half an hour. */
const metrics = async () => (await app.operator('admin')).api.billing.metrics();

test('what recurs is a month of all that is active, a year by the twelfth, and the average is of those who pay [§9 recurring revenue] [§9 average revenue]', async () => {
  await subscriber(money(199_00n, 'ZAR'));
  await subscriber(money(1_200_00n, 'ZAR'), 'year');
  await subscriber(money(2_500_00n, 'KES'));
  await subscriber(null);
  await leave(await subscriber(money(999_00n, 'ZAR')));
  expect(await metrics()).toMatchObject({
    active: 4,
    recurring: [
      {
        currency: 'ZAR',
        subscriptions: 2,
        revenue: { minor: 299_00n, currency: 'ZAR' },
        average: { minor: 149_50n, currency: 'ZAR' },
      },
      {
        currency: 'KES',
        subscriptions: 1,
        revenue: { minor: 2_500_00n, currency: 'KES' },
        average: { minor: 2_500_00n, currency: 'KES' },
      },
    ],
  });
});

test('who had a subscription 30 days ago and has none now is lost, for 30 days [§9 churn]', async () => {
  const [leaver] = [await subscriber(money(199_00n, 'ZAR')), await subscriber(null), await subscriber(null)];
  goTo(40);
  expect((await metrics()).churn).toEqual({ lost: 0, of: 3 });
  await leave(leaver);
  expect((await metrics()).churn).toEqual({ lost: 1, of: 3 });
  goTo(50);
  const brief = await subscriber(null);
  goTo(60);
  await leave(brief);
  goTo(70, -1);
  expect((await metrics()).churn).toEqual({ lost: 1, of: 3 });
  goTo(70);
  expect((await metrics()).churn).toEqual({ lost: 0, of: 2 });
});
