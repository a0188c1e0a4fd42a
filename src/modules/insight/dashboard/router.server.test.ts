import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { filledBooks } from '#testing/filled-books.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const books = () => filledBooks(app);
const zar = (minor: number) => money(minor, 'ZAR');

test('empty books are answered with their own currency and nothing in it', async () => {
  const { api } = await app.person({ country: 'KE' });
  const summary = await api.dashboard.summary({ today: '2026-11-21' });
  expect(summary).toMatchObject({ balances: [], totals: [], latest: [] });
  expect(summary.inCurrencies.map(({ currency, soFar }) => [currency, soFar.count])).toEqual([['KES', 0]]);
});

test('this month so far stands beside last month up to the same day and the whole of it', async () => {
  const { api, account, groceries, salary } = await books();
  const { write } = await account('Cheque', 'ZAR');
  await write(
    { on: '2026-11-01', minor: -100, category: groceries },
    { on: '2026-11-21', minor: -20, category: groceries },
    { on: '2026-11-22', minor: -7000, category: groceries },
    { on: '2026-10-21', minor: -300, category: groceries },
    { on: '2026-10-22', minor: -5, category: groceries },
    { on: '2026-10-24', minor: 9000, category: salary },
    { on: '2026-09-30', minor: -1, category: groceries },
  );
  const look = async (today: string) => (await api.dashboard.summary({ today })).inCurrencies[0];
  expect(await look('2026-11-21')).toMatchObject({
    soFar: { in: zar(0), out: zar(120), left: zar(-120), count: 2 },
    before: { in: zar(0), out: zar(300), left: zar(-300), count: 1 },
    lastMonth: { in: zar(9000), out: zar(305), left: zar(8695), count: 3 },
  });
  expect(await look('2026-11-02')).toMatchObject({ soFar: { out: zar(100) }, before: { out: zar(0), count: 0 } });
  expect(await look('2026-11-30')).toMatchObject({ soFar: { out: zar(7120) }, before: { in: zar(9000) } });
});

test('transfers count in neither, refunds make spending smaller, and the upper category holds what lies below', async () => {
  const { api, account, food, groceries, salary, transfer } = await books();
  const cheque = await account('Cheque', 'ZAR', 10_000);
  const card = await account('Card', 'ZAR');
  await cheque.write(
    { on: '2026-11-03', minor: 5000, category: salary },
    { on: '2026-11-04', minor: -2500, category: transfer },
    { on: '2026-11-05', minor: -40, category: food },
    { on: '2026-11-05', minor: -60 },
  );
  await card.write(
    { on: '2026-11-04', minor: 2500, category: transfer },
    { on: '2026-11-06', minor: -3000, category: groceries },
    { on: '2026-11-07', minor: 1200, category: groceries },
  );
  const summary = await api.dashboard.summary({ today: '2026-11-21' });
  expect(summary.inCurrencies[0]?.soFar).toEqual({
    in: zar(5000),
    out: zar(1900),
    left: zar(3100),
    refunds: zar(1200),
    count: 5,
  });
  const spending = summary.inCurrencies[0]?.spending.map(({ categoryId, name, amount, children }) => [
    categoryId,
    name,
    amount.minor,
    children.map((child) => [child.name, child.amount.minor]),
  ]);
  expect(spending).toEqual([
    [
      food,
      'Test food',
      1840n,
      [
        ['Test groceries', 1800n],
        ['Test food', 40n],
      ],
    ],
    [null, 'No category yet', 60n, []],
  ]);
  expect(summary.balances.map(({ name, balance }) => [name, balance.minor])).toEqual([
    ['Cheque', 12_400n],
    ['Card', 700n],
  ]);
});

test('the line of spending ends at what was spent, whatever moved, this month and the one before', async () => {
  const { api, account, food, groceries, salary, transfer } = await books();
  const accounts = [await account('Cheque', 'ZAR'), await account('Card', 'ZAR'), await account('Abroad', 'USD')];
  const categories = [food, groceries, salary, transfer, null];
  const days = ['2026-10-01', '2026-10-31', '2026-11-01', '2026-11-21'];
  // Each amount is a power of two of its own, so that the sum tells which are in it.
  let power = 0;
  for (const { write } of accounts) {
    const rows = categories.flatMap((category) =>
      days.flatMap((on) => [-1, 1].map((sign) => ({ on, minor: sign * 2 ** (power++ % 40), category }))),
    );
    await write(...rows);
  }
  const { inCurrencies } = await api.dashboard.summary({ today: '2026-11-21' });
  expect(inCurrencies.map(({ currency }) => currency)).toEqual(['ZAR', 'USD']);
  for (const { soFar, lastMonth, spent, spentBefore } of inCurrencies) {
    expect([spent.length, spentBefore.length]).toEqual([21, 31]);
    expect([spent.at(-1), spentBefore.at(-1)]).toEqual([soFar.out, lastMonth.out]);
    expect(soFar.out.minor).not.toBe(0n);
  }
});

test('two currencies stand beside each other; one can be asked for alone', async () => {
  const { api, account, groceries } = await books();
  const rand = await account('Cheque', 'ZAR', 100);
  const dollars = await account('Abroad', 'USD', -500);
  await rand.write({ on: '2026-11-03', minor: -30, category: groceries, text: 'rand' });
  await dollars.write(
    { on: '2026-11-04', minor: -7, category: groceries, text: 'dollars' },
    { on: '2026-11-02', minor: -1, category: groceries, text: 'older dollars' },
  );
  const summary = await api.dashboard.summary({ today: '2026-11-21' });
  expect(summary.inCurrencies.map(({ currency, soFar }) => [currency, soFar.out.minor])).toEqual([
    ['ZAR', 30n],
    ['USD', 8n],
  ]);
  const usd = (minor: number) => money(minor, 'USD');
  expect(summary.totals).toEqual([
    { currency: 'ZAR', have: zar(70), owe: zar(0), total: zar(70) },
    { currency: 'USD', have: usd(0), owe: usd(508), total: usd(-508) },
  ]);
  expect(summary.latest.map(({ description }) => description)).toEqual(['dollars', 'rand', 'older dollars']);
  const alone = await api.dashboard.summary({ today: '2026-11-21', currency: 'USD' });
  expect(alone.inCurrencies.map(({ currency }) => currency)).toEqual(['USD']);
  expect(alone.balances.map(({ name }) => name)).toEqual(['Abroad']);
  expect(alone.latest.map(({ description }) => description)).toEqual(['dollars', 'older dollars']);
});

test('without a month it is the latest in the currency shown, and the months are those of that currency', async () => {
  const { api, account, groceries } = await books();
  const rand = await account('Cheque', 'ZAR');
  const dollars = await account('Abroad', 'USD');
  await rand.write({ on: '2026-11-03', minor: -30, category: groceries });
  await dollars.write(
    { on: '2026-07-04', minor: -7, category: groceries },
    { on: '2026-05-02', minor: -1, category: groceries },
  );
  const at = async (shown?: string) => {
    const summary = await api.dashboard.summary({ today: '2026-11-21', ...(shown === undefined ? {} : { shown }) });
    return { shown: summary.shown, from: summary.period.from, months: summary.months.map(({ from }) => from) };
  };
  const ofRand = { shown: 'ZAR', from: '2026-11-01', months: ['2026-11-01'] };
  expect(await at()).toEqual(ofRand);
  expect(await at('KES')).toEqual(ofRand);
  expect(await at('USD')).toEqual({ shown: 'USD', from: '2026-07-01', months: ['2026-07-01', '2026-05-01'] });
  expect(await api.dashboard.summary({ today: '2026-11-21', currency: 'USD' })).toMatchObject({
    period: { from: '2026-07-01' },
  });
  const asked = await api.dashboard.summary({ today: '2026-11-21', shown: 'USD', day: '2026-11-01' });
  expect(asked).toMatchObject({ shown: 'USD', period: { from: '2026-11-01' } });
});

test('the latest are the eight newest, with their account and category', async () => {
  const { api, account, groceries } = await books();
  const { write } = await account('Cheque', 'ZAR');
  const days = ['01', '02', '03', '04', '05', '06', '07', '08', '09'];
  await write(...days.map((day) => ({ on: `2026-11-${day}`, minor: -1, category: groceries, text: day })));
  const { latest } = await api.dashboard.summary({ today: '2026-11-21' });
  expect(latest.map(({ description }) => description)).toEqual(days.toReversed().slice(0, 8));
  expect(latest[0]).toMatchObject({ account: 'Cheque', amount: zar(-1), category: { id: groceries } });
});

test('a closed account with nothing in it is left out, one that still holds money is not; the course goes back a year', async () => {
  const { api, account, groceries } = await books();
  const closed = await account('Closed', 'ZAR');
  const holding = await account('Holding', 'ZAR', 500);
  await closed.write(
    { on: '2025-12-31', minor: -80, category: groceries },
    { on: '2025-12-31', minor: 80, category: groceries },
    { on: '2025-11-30', minor: -9, category: groceries },
    { on: '2025-11-30', minor: 9 },
  );
  for (const { id } of [closed, holding]) await api.accounts.update({ id, isActive: false });
  const { balances, inCurrencies } = await api.dashboard.summary({ today: '2026-11-21', day: '2026-11-01' });
  expect(balances.map(({ name, isActive }) => [name, isActive])).toEqual([['Holding', false]]);
  const cashFlow = inCurrencies[0]?.cashFlow ?? [];
  expect(cashFlow).toHaveLength(12);
  expect(cashFlow[0]).toMatchObject({ from: '2025-12-01', in: zar(0), out: zar(0), count: 2 });
});

test('books whose statements are older begin with the latest month that has rows; any month can be asked for', async () => {
  const { api, account, groceries, salary } = await books();
  const { write } = await account('Cheque', 'ZAR');
  await write(
    { on: '2026-03-31', minor: 900, category: salary },
    { on: '2026-03-02', minor: -100, category: groceries },
    { on: '2026-02-28', minor: -300, category: groceries },
    { on: '2025-11-05', minor: -7, category: groceries },
  );
  const latest = await api.dashboard.summary({ today: '2026-11-21' });
  expect(latest).toMatchObject({
    period: { from: '2026-03-01' },
    isWhole: true,
    months: [{ from: '2026-03-01' }, { from: '2026-02-01' }, { from: '2025-11-01' }],
    soFar: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-02-01', to: '2026-02-28' },
  });
  expect(latest.inCurrencies[0]).toMatchObject({
    soFar: { in: zar(900), out: zar(100), count: 2 },
    before: { out: zar(300) },
    spending: [{ amount: zar(100), before: zar(300) }],
  });
  expect(latest.inCurrencies[0]?.cashFlow.at(-1)).toMatchObject({ from: '2026-03-01', in: zar(900) });
  const asked = await api.dashboard.summary({ today: '2026-11-21', day: '2025-11-01' });
  expect(asked.inCurrencies[0]).toMatchObject({ soFar: { out: zar(7) }, before: { count: 0 } });
  // The current month stays as it is where it has rows, and can be asked for where it has none.
  const now = await api.dashboard.summary({ today: '2026-11-21', day: '2026-11-01' });
  expect(now).toMatchObject({ period: { from: '2026-11-01' }, isWhole: false, soFar: { to: '2026-11-21' } });
  expect((await api.dashboard.summary({ today: '2026-03-15' })).inCurrencies[0]?.soFar).toMatchObject({ in: zar(0) });
});

test('confirmed payments that are still to come this month are told, with their sign; what is paid or skipped is not', async () => {
  const { api, account } = await books();
  const { id: accountId } = await account('Cheque', 'ZAR');
  const confirm = (name: string, direction: 'in' | 'out', anchor: string) =>
    api.recurring.confirm({
      source: { accountId, payee: name.toLowerCase(), direction, currency: 'ZAR', near: null },
      name,
      cadence: { kind: 'weeks', every: 52, anchor, shift: 'none', country: 'ZA' },
      amount: { kind: 'exact', amount: zar(500) },
      changes: [],
    });
  await confirm('Rent', 'out', '2026-11-30');
  await confirm('Salary', 'in', '2026-11-25');
  await confirm('Licence', 'out', '2026-12-01');
  const { id } = await confirm('Gym', 'out', '2026-11-24');
  const change = { isSkipped: true, movedTo: null, amount: null };
  await api.recurring.changeOccurrence({ id, on: '2026-11-24', change });
  const { toCome } = await api.dashboard.summary({ today: '2026-11-21' });
  expect(toCome.map(({ name, due, amount, isLate }) => [name, due, amount, isLate])).toEqual([
    ['Salary', '2026-11-25', zar(500), false],
    ['Rent', '2026-11-30', zar(-500), false],
  ]);
});
