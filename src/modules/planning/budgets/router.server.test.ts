import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const NOVEMBER = '2026-11-01';
const open = () => budgeter(app, today);

describe('a plan', () => {
  test('shows what is left of each limit, with refunds given back and transfers left out', async () => {
    const { start, spend, write, line, category, overview, api } = await open();
    await start({ Groceries: 900_00n, Fuel: 300_00n });
    await spend('Groceries', '2026-11-03', 400_00n);
    await write('Returned', 50_00n, { bookedOn: '2026-11-05', categoryId: category('Groceries') });
    await spend('Groceries', '2026-10-31', 77_00n);
    await spend('Groceries', '2025-11-30', 12_00n);
    const transfer = (await api.categories.list()).find(({ kind }) => kind === 'transfer')?.id ?? '';
    await write('Moved', -5000_00n, { bookedOn: '2026-11-04', categoryId: transfer });
    await spend('Pharmacy', '2026-11-06', 60_00n);
    expect(await line('Groceries')).toMatchObject({
      limit: ZAR(900_00n),
      spent: ZAR(350_00n),
      left: ZAR(550_00n),
      lastPeriod: ZAR(77_00n),
      lastYear: ZAR(12_00n),
      carried: ZAR(0n),
      alert: null,
    });
    const { totals, unbudgeted, period, method } = await overview();
    expect([method, period.key, period.to]).toEqual(['plan', NOVEMBER, '2026-11-30']);
    expect(totals).toMatchObject([{ available: ZAR(1200_00n), spent: ZAR(350_00n), unbudgeted: ZAR(60_00n) }]);
    expect(unbudgeted).toMatchObject([{ name: 'Pharmacy', spent: ZAR(60_00n) }]);
  });

  test('counts each line of a split by its own category, and a subcategory with the one above it', async () => {
    const { start, line, category, api, accountId } = await open();
    const categories = await api.categories.list();
    const above = categories.find(({ id }) => id === categories.find(({ name }) => name === 'Groceries')?.parentId);
    await start({ [above?.name ?? '']: 900_00n, Fuel: 300_00n });
    const { id } = await api.transactions.create({
      accountId,
      bookedOn: '2026-11-09',
      categoryId: category('Groceries'),
      description: 'Garage shop',
      amount: { minor: -100_00n },
    });
    await api.splits.split({
      id,
      lines: [
        { categoryId: category('Groceries'), amount: ZAR(-30_00n) },
        { categoryId: category('Fuel'), amount: ZAR(-70_00n) },
      ],
    });
    expect((await line(above?.name ?? '')).spent).toEqual(ZAR(30_00n));
    expect((await line('Fuel')).spent).toEqual(ZAR(70_00n));
  });

  test('carries over what a line says, from the period in which it began', async () => {
    const { api, start, spend, line } = await open();
    await start({ Groceries: 500_00n });
    await api.budgets.setLimit({ today, key: '2026-09-01', lineId: (await line('Groceries')).id, limit: ZAR(100_00n) });
    await spend('Groceries', '2026-09-10', 30_00n);
    await spend('Groceries', '2026-10-10', 160_00n);
    const { id } = await line('Groceries');
    expect((await line('Groceries')).carried).toEqual(ZAR(0n));
    await api.budgets.changeLine({ id, rollover: 'surplus' });
    expect(await line('Groceries', '2026-10-01')).toMatchObject({ carried: ZAR(70_00n), left: ZAR(10_00n) });
    expect((await line('Groceries')).available).toEqual(ZAR(110_00n));
    await api.budgets.changeLine({ id, rollover: 'capped', cap: ZAR(5_00n) });
    expect((await line('Groceries', '2026-10-01')).carried).toEqual(ZAR(5_00n));
    await spend('Groceries', '2026-10-11', 20_00n);
    await api.budgets.changeLine({ id, rollover: 'both' });
    expect((await line('Groceries')).carried).toEqual(ZAR(-10_00n));
  });

  test('changes a limit from a period on, or in that period only', async () => {
    const { api, start, line } = await open();
    await start({ Groceries: 500_00n });
    const { id: lineId } = await line('Groceries');
    const set = (key: string, minor: bigint, only: boolean) =>
      api.budgets.setLimit({ today, key, lineId, limit: ZAR(minor), only });
    await set('2026-12-01', 800_00n, true);
    const limitsOf = () =>
      Promise.all(
        [NOVEMBER, '2026-12-01', '2027-01-01'].map(async (key) => (await line('Groceries', key)).limit.minor),
      );
    expect(await limitsOf()).toEqual([500_00n, 800_00n, 500_00n]);
    await set(NOVEMBER, 600_00n, false);
    expect(await limitsOf()).toEqual([600_00n, 600_00n, 600_00n]);
  });

  test('moves money between lines with a log, and copies the period before', async () => {
    const { api, start, line, overview } = await open();
    await start({ Groceries: 500_00n, Fuel: 300_00n });
    const [from, to] = [(await line('Groceries')).id, (await line('Fuel')).id];
    await api.budgets.move({ today, key: NOVEMBER, fromLineId: from, toLineId: to, amount: ZAR(40_00n), note: 'Trip' });
    expect((await line('Groceries')).available).toEqual(ZAR(460_00n));
    expect(await line('Fuel')).toMatchObject({ available: ZAR(340_00n), moved: ZAR(40_00n), limit: ZAR(300_00n) });
    expect((await overview()).moves).toMatchObject([
      { fromLineId: from, toLineId: to, amount: ZAR(40_00n), note: 'Trip' },
    ]);
    expect((await line('Fuel', '2026-12-01')).available).toEqual(ZAR(300_00n));
    await api.budgets.copy({ today, key: '2026-12-01' });
    expect((await line('Fuel', '2026-12-01')).available).toEqual(ZAR(340_00n));
    expect((await line('Fuel', '2027-01-01')).available).toEqual(ZAR(300_00n));
    const nowhere = api.budgets.move({ today, key: NOVEMBER, fromLineId: null, toLineId: to, amount: ZAR(1n) });
    await expect(nowhere).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
  });

  test('has lines in several currencies, and a total where the rates are known', async () => {
    const { api, start, category, overview } = await open();
    const USD = (minor: bigint) => ({ minor, currency: 'USD' });
    await start({ Groceries: 500_00n });
    const { id: accountId } = await api.accounts.create({ name: 'Dollars', currency: 'USD', openingBalance: USD(0n) });
    await api.budgets.addLine({ today, key: NOVEMBER, categoryId: category('Groceries'), limit: USD(50_00n) });
    await api.transactions.create({
      accountId,
      bookedOn: '2026-11-03',
      categoryId: category('Groceries'),
      description: 'Cheese',
      amount: { minor: -20_00n },
    });
    const unknown = await overview();
    expect(unknown.totals.map(({ left }) => left)).toEqual([ZAR(500_00n), USD(30_00n)]);
    expect(unknown.leftInAll).toEqual({ left: null, missing: ['USD'] });
    await api.exchangeRates.create({ from: 'USD', to: 'ZAR', day: '2026-11-19', rate: '18' });
    expect((await overview()).leftInAll).toEqual({ left: ZAR(1040_00n), missing: [] });
  });

  test('refuses what cannot be planned', async () => {
    const { api, start, category, line } = await open();
    const income = (await api.categories.list()).find(({ kind }) => kind === 'income')?.name ?? '';
    const add = (name: string, more: object = {}) =>
      api.budgets.addLine({ today, key: NOVEMBER, categoryId: category(name), limit: ZAR(1n), ...more });
    await expect(add('Groceries')).rejects.toMatchObject({ code: 'NO_BUDGET' });
    await expect(start({ [income]: 1n })).rejects.toMatchObject({ code: 'NOT_SPENDING' });
    await start({ Groceries: 500_00n });
    await expect(start({ Fuel: 1n })).rejects.toMatchObject({ code: 'BUDGET_EXISTS' });
    await expect(add('Groceries')).rejects.toMatchObject({ code: 'LINE_EXISTS' });
    await expect(add(income)).rejects.toMatchObject({ code: 'NOT_SPENDING' });
    await expect(add('Fuel', { categoryId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
    await expect(add('Fuel', { key: '2026-11-02' })).rejects.toMatchObject({ code: 'PERIOD_NOT_FOUND' });
    const { id } = await line('Groceries');
    const dollars = { minor: 1n, currency: 'USD' };
    const other = api.budgets.setLimit({ today, key: NOVEMBER, lineId: id, limit: dollars });
    await expect(other).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
    const capped = api.budgets.changeLine({ id, rollover: 'capped', cap: dollars });
    await expect(capped).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
  });
});

describe('a first budget', () => {
  test('is the median of six months, without what is rare, and starts as it is proposed or edited', async () => {
    const { api, spend, overview } = await open();
    for (const [place, month] of ['05', '06', '07', '08', '09', '10'].entries()) {
      await spend('Groceries', `2026-${month}-10`, BigInt(100 + place * 10) * 10_00n);
      if (place === 2) await spend('Pharmacy', `2026-${month}-11`, 99_00n);
    }
    const suggestion = await api.budgets.suggest({ today, rule: 'month:1' });
    expect(suggestion).toMatchObject({ periods: 6, lines: [{ name: 'Groceries', limit: ZAR(1300_00n) }] });
    const lines = suggestion.lines.map(({ categoryId, limit }) => ({ categoryId, limit }));
    await api.budgets.start({ today, rule: 'month:1', method: 'plan', lines });
    expect((await overview()).lines).toMatchObject([{ name: 'Groceries', limit: ZAR(1300_00n) }]);
  });

  test('without history there is nothing to propose', async () => {
    const { api } = await open();
    expect(await api.budgets.suggest({ today, rule: 'month:25' })).toMatchObject({ periods: 0, lines: [] });
  });
});

describe('periods', () => {
  test('go by payday and public holidays, those that operators add too', async () => {
    const { start, overview } = await open();
    await start({ Groceries: 500_00n }, { rule: 'month:25-or-before' });
    expect((await overview()).period).toEqual({ key: '2026-10-25', from: '2026-10-23', to: '2026-11-24' });
    expect((await overview('2026-12-25')).period).toEqual({ key: '2026-12-25', from: '2026-12-24', to: '2027-01-24' });
  });

  test('change from the next one on, with limits that come to the same over a year', async () => {
    const { api, start, overview, line } = await open();
    await start({ Groceries: 520_00n });
    await api.budgets.setRule({ today, rule: 'week:1' });
    expect((await overview()).period.to).toBe('2026-11-30');
    const next = await overview('2026-12-01');
    expect(next.period).toEqual({ key: '2026-12-01', from: '2026-12-01', to: '2026-12-06' });
    expect((await line('Groceries', '2026-12-07')).limit).toEqual(ZAR(120_00n));
    expect((await line('Groceries')).limit).toEqual(ZAR(520_00n));
  });
});

describe('the end of a period', () => {
  test('is reviewed and closed with new limits, and no longer changes until it is reopened', async () => {
    const { api, start, spend, line } = await open();
    await start({ Groceries: 500_00n });
    const { id: lineId } = await line('Groceries');
    await api.budgets.setLimit({ today, key: '2026-10-01', lineId, limit: ZAR(100_00n) });
    for (const month of ['08', '09', '10']) await spend('Groceries', `2026-${month}-10`, 180_00n);
    const october = { today, key: '2026-10-01' };
    const review = await api.budgets.review(october);
    expect(review).toMatchObject({ isOver: true, closedAt: null });
    expect(review.lines).toMatchObject([{ rest: ZAR(-80_00n), proposed: ZAR(180_00n), since: null }]);
    await expect(api.budgets.close({ today, key: NOVEMBER, limits: [] })).rejects.toMatchObject({
      code: 'PERIOD_NOT_OVER',
    });
    const { changeId } = await api.budgets.close({
      ...october,
      note: 'Guests',
      limits: [{ lineId, limit: ZAR(180_00n) }],
    });
    expect((await line('Groceries')).limit).toEqual(ZAR(180_00n));
    const set = () => api.budgets.setLimit({ ...october, lineId, limit: ZAR(1n) });
    await expect(set()).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
    await spend('Groceries', '2026-10-31', 5_00n);
    expect((await api.budgets.review(october)).lines).toMatchObject([{ spent: ZAR(180_00n), since: ZAR(5_00n) }]);
    await api.history.undo({ changeId });
    expect((await api.budgets.review(october)).closedAt).toBeNull();
    expect((await line('Groceries')).limit).toEqual(ZAR(100_00n));
    await expect(api.budgets.reopen(october)).rejects.toMatchObject({ code: 'PERIOD_OPEN' });
    await api.budgets.close({ ...october, limits: [] });
    await api.budgets.reopen(october);
    await set();
  });
});

describe('undo', () => {
  test('puts back what each change wrote, and redo does it again', async () => {
    const { api, start, line, overview, category } = await open();
    await start({ Groceries: 500_00n, Fuel: 300_00n });
    const [groceries, fuel] = [await line('Groceries'), await line('Fuel')];
    const shown = async () => ({ ...(await overview()), moves: (await overview()).moves.length });
    const before = await shown();
    const changes = [
      () => api.budgets.setLimit({ today, key: NOVEMBER, lineId: fuel.id, limit: ZAR(1_00n) }),
      () => api.budgets.move({ today, key: NOVEMBER, fromLineId: fuel.id, toLineId: groceries.id, amount: ZAR(9_00n) }),
      () => api.budgets.removeLine({ today, id: fuel.id }),
      () => api.budgets.addLine({ today, key: NOVEMBER, categoryId: category('Pharmacy'), limit: ZAR(5_00n) }),
      () => api.budgets.changeLine({ id: fuel.id, target: { kind: 'refill', amount: ZAR(50_00n) }, priority: 1 }),
      () => api.budgets.setMethod({ today, method: 'envelope' }),
      () => api.budgets.setRule({ today, rule: 'week:1' }),
      () => api.budgets.addGroup({ name: 'Needs' }),
    ];
    for (const change of changes) {
      const { changeId } = await change();
      const changed = await shown();
      expect(await api.history.undo({ changeId })).toMatchObject({ what: 'budget' });
      expect(await shown()).toEqual(before);
      await api.history.redo();
      expect(await shown()).toEqual(changed);
      await api.history.undo({});
    }
  });

  test('takes back a whole first budget', async () => {
    const { api, start, overview } = await open();
    const { changeId } = await start({ Groceries: 500_00n, Fuel: 300_00n });
    await api.history.undo({ changeId });
    expect(await overview()).toMatchObject({ method: null, lines: [] });
    await start({ Groceries: 1_00n });
  });
});

describe('groups', () => {
  test('are made, given to lines, renamed and removed', async () => {
    const { api, start, line, overview } = await open();
    await start({ Groceries: 500_00n });
    const { id } = await api.budgets.addGroup({ name: 'Needs' });
    await expect(api.budgets.addGroup({ name: 'needs' })).rejects.toMatchObject({ code: 'GROUP_EXISTS' });
    const { id: lineId, group } = await line('Groceries');
    await api.budgets.changeLine({ id: lineId, groupId: id });
    expect((await line('Groceries')).group).toEqual({ id, name: 'Needs' });
    await api.budgets.renameGroup({ id, name: 'Must' });
    expect((await overview()).groups).toEqual([{ id, name: 'Must' }]);
    await api.budgets.removeGroup({ id });
    expect((await line('Groceries')).group).toEqual(group);
    const gone = api.budgets.changeLine({ id: lineId, groupId: id });
    await expect(gone).rejects.toMatchObject({ code: 'GROUP_NOT_FOUND' });
  });
});
