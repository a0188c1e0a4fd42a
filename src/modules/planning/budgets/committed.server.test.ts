import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';

const today = '2026-11-20';
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

/** A gym paid each month on the 24th, confirmed as recurring. */
async function withGym() {
  const who = await budgeter(app, today);
  const { api, spend, category, accountId } = who;
  for (const month of ['08', '09', '10']) await spend('Gym and sport', `2026-${month}-24`, 450_00n);
  await api.recurring.add({
    accountId,
    direction: 'out',
    payeeText: 'Gym and sport',
    name: 'Gym',
    cadence: { kind: 'day-of-month', every: 1, anchor: '2026-08-24', day: 24, shift: 'none', country: 'ZA' },
    amount: { kind: 'exact', amount: ZAR(450_00n) },
    categoryId: category('Gym and sport'),
  });
  return who;
}

test('what is scheduled stands next to what is spent, and is not left to spend', async () => {
  const { start, write, category, line, overview } = await withGym();
  await start({ 'Gym and sport': 600_00n });
  expect(await line('Gym and sport')).toMatchObject({
    spent: ZAR(0n),
    committed: ZAR(450_00n),
    committedOn: '2026-11-24',
    left: ZAR(150_00n),
    alert: null,
  });
  expect((await overview()).totals).toMatchObject([{ committed: ZAR(450_00n), left: ZAR(150_00n) }]);
  // The next period has the next payment; one that is over has none.
  expect((await line('Gym and sport', '2026-12-01')).committedOn).toBe('2026-12-24');
  expect((await line('Gym and sport', '2026-10-01')).committed).toEqual(ZAR(0n));
  await write('Trainer', -200_00n, { bookedOn: '2026-11-10', categoryId: category('Gym and sport') });
  expect(await line('Gym and sport')).toMatchObject({ spent: ZAR(200_00n), left: ZAR(-50_00n), alert: 'projected' });
});

test('a payment that came is spent and scheduled no more', async () => {
  const { start, spend, line } = await withGym();
  await start({ 'Gym and sport': 450_00n });
  await spend('Gym and sport', '2026-11-20', 450_00n);
  // As planned: nothing is said of it.
  expect(await line('Gym and sport')).toMatchObject({
    spent: ZAR(450_00n),
    committed: ZAR(0n),
    committedOn: null,
    left: ZAR(0n),
    alert: null,
  });
});
