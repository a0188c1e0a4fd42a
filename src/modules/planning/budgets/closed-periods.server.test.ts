import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const [SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER] = ['2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01'] as const;

/** A budget since September, with October closed. */
async function closedOctober(method: 'plan' | 'envelope' = 'plan') {
  const books = await budgeter(app, today);
  const { api, category, spend } = books;
  await api.accounts.update({ id: books.accountId, openingBalance: ZAR(5000_00n) });
  await spend('Groceries', '2026-09-10', 60_00n);
  await spend('Groceries', '2026-10-10', 80_00n);
  await spend('Fuel', '2026-10-11', 30_00n);
  const lines = [
    { categoryId: category('Groceries'), limit: ZAR(100_00n) },
    { categoryId: category('Fuel'), limit: ZAR(50_00n) },
  ];
  await api.budgets.start({ today: '2026-09-02', rule: 'month:1', method, lines });
  for (const { id } of (await books.overview(SEPTEMBER)).lines)
    await api.budgets.changeLine({ id, rollover: 'surplus' });
  await api.budgets.close({ today, key: OCTOBER, limits: [], note: 'Done' });
  const shown = async (key: string) => {
    const { lines: own, totals, unbudgeted, moves, cards } = await books.overview(key);
    return { lines: own, totals, unbudgeted, moves, cards, review: await api.budgets.review({ today, key }) };
  };
  const idOf = async (name: string, key = NOVEMBER) => (await books.line(name, key)).id;
  const remove = async (name: string, key: string = NOVEMBER) =>
    api.budgets.removeLine({ today, key, id: await idOf(name) });
  const add = (name: string, key: string, minor: bigint, memberId: string | null = null) =>
    api.budgets.addLine({ today, key, categoryId: category(name), limit: ZAR(minor), memberId });
  const names = async (key: string) => (await books.overview(key)).lines.map(({ name }) => name).toSorted();
  return { ...books, shown, idOf, remove, add, names };
}

describe.each(['plan', 'envelope'] as const)('a closed period, with %s', (method) => {
  test('shows what it showed after a line was removed, added again with another limit, and removed again', async () => {
    const { shown, remove, add, line, names, idOf } = await closedOctober(method);
    const before = await shown(OCTOBER);
    expect(before.lines).toMatchObject([
      { name: 'Groceries', carried: ZAR(40_00n), spent: ZAR(80_00n) },
      { name: 'Fuel' },
    ]);
    const old = await idOf('Groceries');
    await remove('Groceries');
    expect(await shown(OCTOBER)).toEqual(before);
    expect([await names(SEPTEMBER), await names(NOVEMBER)]).toEqual([['Fuel', 'Groceries'], ['Fuel']]);
    await add('Groceries', NOVEMBER, 70_00n);
    const again = await line('Groceries');
    expect(again.id).not.toBe(old);
    expect(again).toMatchObject({ limit: ZAR(70_00n), carried: ZAR(0n), lastPeriod: ZAR(80_00n) });
    expect(await shown(OCTOBER)).toEqual(before);
    await remove('Groceries', DECEMBER);
    expect([await names(NOVEMBER), await names(DECEMBER)]).toEqual([['Fuel', 'Groceries'], ['Fuel']]);
    expect(await shown(OCTOBER)).toEqual(before);
  });

  test('shows what it showed when a line begins later, or is removed in an open period before it', async () => {
    const { shown, remove, add, names, spend } = await closedOctober(method);
    await spend('Pharmacy', '2026-10-20', 5_00n);
    const before = await shown(OCTOBER);
    await add('Pharmacy', NOVEMBER, 20_00n);
    expect(await shown(OCTOBER)).toEqual(before);
    await add('Airtime', SEPTEMBER, 10_00n);
    expect((await shown(OCTOBER)).lines).toEqual(before.lines);
    await remove('Groceries', SEPTEMBER);
    expect((await shown(OCTOBER)).lines).toEqual(before.lines);
    expect(await names(NOVEMBER)).toEqual(['Airtime', 'Fuel', 'Pharmacy']);
  });

  test('shows what it showed after its category was deleted', async () => {
    const { api, shown, category, names } = await closedOctober(method);
    const before = await shown(OCTOBER);
    await api.categories.remove({ id: category('Fuel'), moveTo: category('Pharmacy') });
    const { review, ...after } = await shown(OCTOBER);
    expect({ ...after, review: null }).toEqual({ ...before, review: null });
    const fuel = before.lines.find(({ name }) => name === 'Fuel')?.id;
    expect(review.lines).toEqual(
      before.review.lines.map((line) => (line.lineId === fuel ? { ...line, since: null } : line)),
    );
    expect([await names(SEPTEMBER), await names(NOVEMBER)]).toEqual([['Groceries'], ['Groceries']]);
  });

  test('shows what it showed after another rollover, later assignments and transactions, and hands on what it had', async () => {
    const { api, shown, overview, idOf, spend } = await closedOctober(method);
    await api.budgets.close({ today, key: SEPTEMBER, limits: [] });
    const before = await shown(OCTOBER);
    const carried = async () => (await overview(NOVEMBER)).lines.map((line) => line.carried.minor);
    const handed = await carried();
    for (const name of ['Groceries', 'Fuel']) await api.budgets.changeLine({ id: await idOf(name), rollover: 'none' });
    expect(await carried()).toEqual(handed);
    expect((await shown(DECEMBER)).lines.map((line) => line.carried.minor)).toEqual([0n, 0n]);
    const lineId = await idOf('Fuel');
    for (const key of [NOVEMBER, DECEMBER])
      await api.budgets.setLimit({ today, key, lineId, limit: ZAR(444_00n), only: true });
    const figures = ({ lines, ...all }: Awaited<ReturnType<typeof shown>>) => {
      return { ...all, lines: lines.map((line) => ({ ...line, rollover: null })) };
    };
    expect(figures(await shown(OCTOBER))).toEqual(figures(before));
    await spend('Fuel', '2026-10-30', 7_00n);
    await spend('Pharmacy', '2026-10-30', 7_00n);
    const { review, ...late } = figures(await shown(OCTOBER));
    expect({ ...late, review: null }).toEqual({ ...figures(before), review: null });
    expect(review.lines.map(({ since }) => since)).toEqual([ZAR(0n), ZAR(7_00n)]);
  });

  test('shows new figures once it is open, and those of the time when it is closed again', async () => {
    const { api, shown, overview, line, idOf, spend } = await closedOctober(method);
    const before = await shown(OCTOBER);
    await api.budgets.changeLine({ id: await idOf('Groceries'), rollover: 'none' });
    await spend('Groceries', '2026-10-30', 5_00n);
    const { changeId } = await api.budgets.reopen({ today, key: OCTOBER });
    expect(await line('Groceries', OCTOBER)).toMatchObject({ spent: ZAR(85_00n), carried: ZAR(0n) });
    expect((await overview(NOVEMBER)).lines.map(({ carried }) => carried.minor)).toEqual([
      0n,
      method === 'plan' ? 70_00n : 20_00n,
    ]);
    await api.history.undo({ changeId });
    expect((await shown(OCTOBER)).totals).toEqual(before.totals);
    await api.budgets.reopen({ today, key: OCTOBER });
    await api.budgets.close({ today, key: OCTOBER, limits: [] });
    expect(await line('Groceries', OCTOBER)).toMatchObject({ spent: ZAR(85_00n), carried: ZAR(0n) });
  });

  test('refuses a removal; elsewhere it is undone and redone, until the category has another line', async () => {
    const { api, shown, remove, add, idOf } = await closedOctober(method);
    const id = await idOf('Groceries');
    await expect(api.budgets.removeLine({ today, key: OCTOBER, id })).rejects.toMatchObject({ code: 'PERIOD_CLOSED' });
    const all = async () => [
      await shown(SEPTEMBER),
      await shown(OCTOBER),
      await shown(NOVEMBER),
      await shown(DECEMBER),
    ];
    const before = await all();
    const { changeId } = await remove('Groceries');
    const removed = await all();
    await api.history.undo({ changeId });
    expect(await all()).toEqual(before);
    await api.history.redo();
    expect(await all()).toEqual(removed);
    await add('Groceries', NOVEMBER, 1_00n);
    await expect(api.history.undo({ changeId })).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
  });
});

test('neither periods nor method change where one is closed, whatever day a device says it is', async () => {
  const { api, shown } = await closedOctober();
  const before = await shown(OCTOBER);
  const closed = { code: 'PERIOD_CLOSED' };
  for (const wrong of ['1950-01-01', '2026-09-15']) {
    await expect(api.budgets.setRule({ today: wrong, rule: 'week:1' })).rejects.toMatchObject(closed);
    await expect(api.budgets.setMethod({ today: wrong, method: 'envelope' })).rejects.toMatchObject(closed);
  }
  await api.budgets.setRule({ today, rule: 'week:1' });
  await api.budgets.setRule({ today, rule: 'month:25' });
  await api.budgets.setMethod({ today, method: 'envelope' });
  expect(await shown(OCTOBER)).toMatchObject({ lines: before.lines, totals: before.totals });
});

test('a removed envelope is ready to assign from that period on', async () => {
  const { remove, overview, shown } = await closedOctober('envelope');
  const ready = async (key: string) => (await overview(key)).totals[0]?.ready?.minor;
  const [october, november] = [await ready(OCTOBER), await ready(NOVEMBER)];
  const rest = (await shown(NOVEMBER)).lines.find(({ name }) => name === 'Groceries')?.carried.minor ?? 0n;
  await remove('Groceries');
  expect([await ready(OCTOBER), await ready(NOVEMBER)]).toEqual([october, (november ?? 0n) + rest]);
});

test('the line of a category is in one period once', async () => {
  const { remove, add } = await closedOctober();
  await remove('Groceries', DECEMBER);
  await expect(add('Groceries', NOVEMBER, 1n)).rejects.toMatchObject({ code: 'LINE_EXISTS' });
  await add('Groceries', DECEMBER, 1n);
});

test('a line that no earlier period needs goes altogether', async () => {
  const { add, api, names } = await closedOctober();
  const { id } = await add('Pharmacy', NOVEMBER, 20_00n);
  await api.budgets.removeLine({ today, id });
  expect(await names(NOVEMBER)).toEqual(['Fuel', 'Groceries']);
  expect(await names(SEPTEMBER)).toEqual(['Fuel', 'Groceries']);
});

test('the limit of a member ends as any other, and they still see it where it was', async () => {
  const books = await closedOctober();
  const { api, add, spend } = books;
  const child = await joined(app, books, { role: 'contributor', accountIds: [books.accountId] });
  await api.budgets.reopen({ today, key: OCTOBER });
  const { id } = await add('Airtime', SEPTEMBER, 50_00n, child.session.person.id);
  await api.budgets.close({ today, key: OCTOBER, limits: [] });
  await spend('Airtime', '2026-10-12', 5_00n);
  await api.budgets.removeLine({ today, key: NOVEMBER, id });
  const tab = await tabOf(app, child, books.session.workspace.id);
  const seen = async (key: string) => (await tab.api.budgets.overview({ today, key })).lines.map(({ name }) => name);
  expect([await seen(OCTOBER), await seen(NOVEMBER)]).toEqual([['Airtime'], []]);
  const own = (await books.overview(OCTOBER)).lines.find((line) => line.id === id);
  expect(own).toMatchObject({ limit: ZAR(50_00n), spent: ZAR(0n) });
});

describe('undoing an older change', () => {
  test.each(['plan', 'envelope'] as const)(
    'does not rewrite a period that was closed since, with %s',
    async (method) => {
      const { api, start, category, line, overview } = await budgeter(app, today);
      const { changeId: started } = await start({ Groceries: 100_00n, Fuel: 50_00n }, { method });
      const at = { today: '2026-12-02', key: NOVEMBER };
      const [groceries, fuel] = [(await line('Groceries')).id, (await line('Fuel')).id];
      const changes = [
        await api.budgets.addLine({ ...at, categoryId: category('Pharmacy'), limit: ZAR(5_00n) }),
        await api.budgets.setLimit({ ...at, lineId: groceries, limit: ZAR(200_00n), only: true }),
        await api.budgets.move({ ...at, fromLineId: groceries, toLineId: fuel, amount: ZAR(3_00n) }),
      ];
      const before = (await overview(NOVEMBER)).lines;
      const { changeId: closed } = await api.budgets.close({ ...at, limits: [] });
      for (const changeId of [started, ...changes.map((change) => change.changeId)])
        await expect(api.history.undo({ changeId })).rejects.toMatchObject({ code: 'CHANGED_SINCE' });
      expect((await overview(NOVEMBER)).lines).toEqual(before);
      await api.history.undo({ changeId: closed });
      for (const { changeId } of changes.toReversed()) await api.history.undo({ changeId });
      expect((await overview(NOVEMBER)).lines).toMatchObject([{ limit: ZAR(100_00n) }, { limit: ZAR(50_00n) }]);
    },
  );

  test('goes through where the limits of closed periods stay as they were', async () => {
    const { api, idOf, line } = await closedOctober();
    const lineId = await idOf('Groceries');
    const { changeId } = await api.budgets.setLimit({ today, key: SEPTEMBER, lineId, limit: ZAR(1_00n) });
    await api.history.undo({ changeId });
    expect((await line('Groceries', SEPTEMBER)).limit).toEqual(ZAR(100_00n));
  });
});
