import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { householder } from '#testing/cash-books.server.ts';
import { watchFloors } from './jobs.server.ts';
import { LAYERS } from './layers.ts';
import { balancesFrom } from './looks.ts';
import type { NewExpected, NewScenario } from './model.ts';

let second = 0;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(`2026-11-20T09:00:0${second}Z`) });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const undo = (api: Awaited<ReturnType<typeof householder>>['api'], changeId: string | null) =>
  api.history.undo({ changeId: changeId ?? '' });

describe('the forecast', () => {
  test('draws no line from less than three months, and says since when there is history', async () => {
    const { api, write } = await bookkeeper(app);
    expect(await api.cashFlow.overview({ today })).toMatchObject({ course: null, since: null, accuracy: null });
    await write('Bread', -50_00n, { bookedOn: '2026-10-01' });
    const found = await api.cashFlow.overview({ today });
    expect(found).toMatchObject({ course: null, since: '2026-10-01', newest: '2026-10-01', opening: ZAR(-50_00n) });
  });

  test('goes 24 months ahead, begins with today, and says how near it was', async () => {
    const { api } = await householder(app, 'salaried', { until: today, months: 14 });
    const found = await api.cashFlow.overview({ today, days: 731 });
    const balances = balancesFrom(found.course?.balances ?? '');
    expect(balances).toHaveLength(732);
    expect(balances[0]).toBe(found.opening.minor);
    expect(found.course?.lowest.balance.minor).toBe(balances.reduce((low, one) => (one < low ? one : low)));
    expect(balancesFrom(found.course?.low ?? '')[30]).toBeLessThan(balances[30] ?? 0n);
    expect(found.accuracy).toMatchObject({ forecasts: 17 });
    expect(found.accuracy?.scaled).toBeLessThan(100);
    expect(found.safe).toMatchObject({ until: '2026-12-01', from: 'calendar' });
  });

  test('leaves to spend what no goal has', async () => {
    const { api, savingsId } = await householder(app, 'salaried', { until: today });
    const { safe: before, accounts } = await api.cashFlow.overview({ today });
    const held = accounts.find(({ id }) => id === savingsId)?.balance.minor ?? 0n;
    expect(held).toBeGreaterThan(0n);
    const first = { accountId: savingsId, amount: ZAR(held + 500_00n) };
    const goal = { name: 'Roof', kind: 'save' as const, target: ZAR(90_000_00n), dueOn: null, everyMonths: null };
    await api.goals.create({ ...goal, today, first });
    const { safe } = await api.cashFlow.overview({ today });
    expect(safe).toMatchObject({ amount: ZAR((before?.amount.minor ?? 0n) - held), setAside: ZAR(held) });
  });

  test('of each account adds up to that of all cash, and a layer that is off moves nothing', async () => {
    const { api, accountId, savingsId } = await householder(app, 'salaried', { until: today });
    const of = async (more: object) =>
      balancesFrom((await api.cashFlow.overview({ today, ...more })).course?.balances ?? '');
    const [all, one, other] = [await of({}), await of({ accountId }), await of({ accountId: savingsId })];
    expect(all.map((balance, later) => balance - (one[later] ?? 0n) - (other[later] ?? 0n))).toEqual(all.map(() => 0n));
    const nothing = await of({ layers: [] });
    expect(new Set(nothing)).toEqual(new Set([all[0]]));
  });

  test('a day is what moves it, and the next begins where it ended', async () => {
    const { api } = await householder(app, 'shop', { until: today });
    const days = [addDays(today, 4), addDays(today, 5)];
    const [one, next] = [
      await api.cashFlow.day({ today, day: days[0] ?? '' }),
      await api.cashFlow.day({ today, day: days[1] ?? '' }),
    ];
    for (const { before, after, moves } of [one, next])
      expect(moves.reduce((sum, { amount }) => sum + amount.minor, before.minor)).toBe(after.minor);
    expect(next.before).toEqual(one.after);
    await expect(api.cashFlow.day({ today, day: '2030-01-01' })).rejects.toMatchObject({ code: 'DAY_NOT_FORECAST' });
  });

  test('knows recurring payments by name, and counts them once', async () => {
    const { api, accountId, write } = await householder(app, 'salaried', { until: today });
    for (const month of ['08', '09', '10', '11'])
      await write('Landlord trust', -800_00n, { bookedOn: `2026-${month}-03` });
    const before = await api.cashFlow.overview({ today, days: 30 });
    await api.recurring.add({
      accountId,
      direction: 'out',
      payeeText: 'Landlord trust',
      name: 'Landlord',
      categoryId: null,
      cadence: { kind: 'day-of-month', every: 1, day: 3, anchor: '2026-08-01', shift: 'none', country: 'ZA' },
      amount: { kind: 'last', amount: ZAR(800_00n) },
    });
    const found = await api.cashFlow.overview({ today, days: 30 });
    expect(found.coming).toMatchObject([
      { name: 'Landlord', day: '2026-12-03', amount: ZAR(-800_00n), layer: 'known' },
    ]);
    const [end, was] = [found.course?.end.minor ?? 0n, before.course?.end.minor ?? 0n];
    expect(end - was).toBeLessThan(800_00n);
    expect(was - end).toBeLessThan(800_00n);
  });

  test('counts what a budget leaves in place of what is usual', async () => {
    const { api, category } = await householder(app, 'salaried', { until: today });
    const limit = { categoryId: category('Groceries'), limit: ZAR(1_000_00n) };
    await api.budgets.start({ today, rule: 'month:1', method: 'plan', lines: [limit] });
    const { moves } = await api.cashFlow.day({ today, day: '2026-12-10' });
    const groceries = moves.filter(({ name }) => name === 'Groceries');
    expect(groceries).toMatchObject([{ layer: 'budget' }]);
    const off = await api.cashFlow.day({ today, day: '2026-12-10', layers: LAYERS.filter((one) => one !== 'budget') });
    expect(off.moves.some(({ name }) => name === 'Groceries')).toBe(false);
  });
});

describe('scenarios', () => {
  const car = (accountId: string): NewScenario => ({
    name: 'A car',
    template: 'car',
    changes: [
      { kind: 'once', name: 'Deposit', accountId, day: '2026-12-01', amount: ZAR(-20_000_00n) },
      {
        kind: 'repeat',
        name: 'Instalment',
        accountId,
        from: '2026-12-05',
        to: null,
        every: 'month',
        amount: ZAR(-4_000_00n),
      },
    ],
  });

  test('stand beside the forecast, and are undone, changed and deleted', async () => {
    const { api, accountId } = await householder(app, 'salaried', { until: today });
    const { id, changeId } = await api.cashFlow.addScenario(car(accountId));
    const found = await api.cashFlow.overview({ today, days: 60, scenarioIds: [id] });
    const [scenario] = found.scenarios;
    expect((found.course?.end.minor ?? 0n) - (scenario?.course?.end.minor ?? 0n)).toBe(28_000_00n);
    expect((await api.cashFlow.day({ today, day: '2026-12-05', scenarioId: id })).moves).toContainEqual(
      expect.objectContaining({ layer: 'scenario', name: 'Instalment', amount: ZAR(-4_000_00n) }),
    );
    const changed = await api.cashFlow.updateScenario({ ...car(accountId), id, name: 'A bakkie', changes: [] });
    const same = await api.cashFlow.overview({ today, days: 60, scenarioIds: [id] });
    expect(same.scenarios[0]?.course?.balances).toBe(same.course?.balances);
    await undo(api, changed.changeId);
    expect((await api.cashFlow.overview({ today })).scenarios).toMatchObject([{ name: 'A car', course: null }]);
    const gone = await api.cashFlow.removeScenario({ id });
    expect((await api.cashFlow.overview({ today })).scenarios).toEqual([]);
    await undo(api, gone.changeId);
    expect((await api.cashFlow.overview({ today })).scenarios).toMatchObject([{ id, changes: car(accountId).changes }]);
    await undo(api, changeId);
  });

  test('name accounts and payments of the workspace, in their currency, and each other differently', async () => {
    const { api, accountId } = await bookkeeper(app);
    const nobody = crypto.randomUUID();
    await api.cashFlow.addScenario(car(accountId));
    await expect(api.cashFlow.addScenario({ ...car(accountId), name: 'A CAR' })).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    await expect(api.cashFlow.addScenario({ ...car(nobody), name: 'b' })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    const dollars = { kind: 'once', name: 'x', accountId, day: today, amount: money(1n, 'USD') } as const;
    const wish = (change: NewScenario['changes'][number]) => ({
      name: 'c',
      template: 'blank' as const,
      changes: [change],
    });
    await expect(api.cashFlow.addScenario(wish(dollars))).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    await expect(api.cashFlow.addScenario(wish({ kind: 'end', itemId: nobody, from: today }))).rejects.toMatchObject({
      code: 'PAYMENT_NOT_FOUND',
    });
    await expect(api.cashFlow.removeScenario({ id: nobody })).rejects.toMatchObject({ code: 'SCENARIO_NOT_FOUND' });
  });
});

describe('expected payments', () => {
  const invoice = (accountId: string): NewExpected => ({
    name: 'Invoice 12',
    party: 'Blue Crane',
    accountId,
    due: '2026-12-01',
    amount: ZAR(9_999_00n),
    likelihood: 100,
    delay: 5,
    isExtra: true,
  });

  test('count until a transaction of the same amount pays them', async () => {
    const { api, accountId, write } = await householder(app, 'shop', { until: today });
    const plain = (await api.cashFlow.overview({ today, days: 30 })).course?.end.minor ?? 0n;
    const { id, changeId } = await api.cashFlow.addExpected(invoice(accountId));
    const found = await api.cashFlow.overview({ today, days: 30 });
    expect((found.course?.end.minor ?? 0n) - plain).toBe(9_999_00n);
    expect(found.coming).toMatchObject([{ name: 'Invoice 12', day: '2026-12-06', expectedId: id }]);
    await api.cashFlow.updateExpected({ ...invoice(accountId), id, likelihood: 50 });
    expect((await api.cashFlow.overview({ today })).coming).toMatchObject([{ amount: ZAR(4_999_50n) }]);
    const paid = await write('Blue Crane', 9_999_00n, { bookedOn: '2026-11-19' });
    const after = await api.cashFlow.overview({ today });
    expect([after.coming, after.expected]).toMatchObject([[], [{ paid: { id: paid.id, day: '2026-11-19' } }]]);
    const gone = await api.cashFlow.removeExpected({ id });
    await undo(api, gone.changeId);
    expect((await api.cashFlow.overview({ today })).expected).toHaveLength(1);
    expect(changeId).not.toBeNull();
  });

  test('of other accounts or currencies are refused', async () => {
    const { api, accountId } = await bookkeeper(app);
    const nobody = crypto.randomUUID();
    await expect(api.cashFlow.addExpected(invoice(nobody))).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const dollars = { ...invoice(accountId), amount: money(5n, 'USD') };
    await expect(api.cashFlow.addExpected(dollars)).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    await expect(api.cashFlow.updateExpected({ ...invoice(accountId), id: nobody })).rejects.toMatchObject({
      code: 'EXPECTED_NOT_FOUND',
    });
  });
});

describe('the floor', () => {
  test('is told once when the forecast falls below it, and again after it was above', async () => {
    const { api, opening } = await withOpening();
    const set = async (minor: bigint | null) =>
      api.cashFlow.setFloor({ currency: 'ZAR', floor: minor === null ? null : ZAR(minor) });
    const told = async () => {
      await watchFloors({ ...app.services, pool: app.services.pool });
      return (await api.notifications.list({ all: true })).notices.filter(({ type }) => type === 'budget').length;
    };
    await set(opening + 1n);
    expect([await told(), await told()]).toEqual([1, 1]);
    await set(-1_000_000_00n);
    expect(await told()).toBe(1);
    second = 1;
    const { changeId } = await set(opening + 1n);
    expect(await told()).toBe(2);
    expect((await api.cashFlow.overview({ today })).course?.below).toBe(today);
    await undo(api, changeId);
    expect((await api.cashFlow.overview({ today })).floor).toEqual(ZAR(-1_000_000_00n));
    await set(null);
    expect((await api.cashFlow.overview({ today })).floor).toBeNull();
  });

  async function withOpening() {
    const books = await householder(app, 'salaried', { until: today });
    return { ...books, opening: (await books.api.cashFlow.overview({ today })).opening.minor };
  }
});
