import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { money } from '#kernel/money.ts';
import { fileOf, statementBooks, statementOf } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Row = { on: string; minor: number; category?: string | null; text?: string };

/** Books with a few categories that no starter set has, and a hand to write into them. */
async function books() {
  const person = await app.person();
  const { workspace, person: user } = person.session;
  const category = async (name: string, kind: string, parentId: string | null = null) => {
    const id = randomUUID();
    await app.owner.query(
      `insert into categories (workspace_id, id, user_id, parent_id, name, kind, colour, icon)
       values ($1, $2, $3, $4, $5, $6, 'green', 'tag')`,
      [workspace.id, id, user.id, parentId, name, kind],
    );
    return id;
  };
  const account = async (name: string, currency: string, opening = 0) => {
    const openingBalance = money(opening, currency);
    const { id } = await person.api.accounts.create({ name, currency, openingBalance });
    const write = async (...rows: Row[]) => {
      for (const { on, minor, category: filedUnder = null, text = 'row' } of rows)
        await app.owner.query(
          `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, category_id, minor, currency)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
          [workspace.id, randomUUID(), user.id, id, on, text, filedUnder, minor, currency],
        );
    };
    return { id, write };
  };
  const food = await category('Test food', 'expense');
  return {
    api: person.api,
    account,
    food,
    groceries: await category('Test groceries', 'expense', food),
    salary: await category('Test salary', 'income'),
    transfer: await category('Test transfer', 'transfer'),
  };
}

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
    return { shown: summary.shown, month: summary.period.month, months: summary.months.map(({ month }) => month) };
  };
  const ofRand = { shown: 'ZAR', month: '2026-11', months: ['2026-11'] };
  expect(await at()).toEqual(ofRand);
  expect(await at('KES')).toEqual(ofRand);
  expect(await at('USD')).toEqual({ shown: 'USD', month: '2026-07', months: ['2026-07', '2026-05'] });
  expect(await api.dashboard.summary({ today: '2026-11-21', currency: 'USD' })).toMatchObject({
    period: { month: '2026-07' },
  });
  const asked = await api.dashboard.summary({ today: '2026-11-21', shown: 'USD', month: '2026-11' });
  expect(asked).toMatchObject({ shown: 'USD', period: { month: '2026-11' } });
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
  const { balances, inCurrencies } = await api.dashboard.summary({ today: '2026-11-21', month: '2026-11' });
  expect(balances.map(({ name, isActive }) => [name, isActive])).toEqual([['Holding', false]]);
  const cashFlow = inCurrencies[0]?.cashFlow ?? [];
  expect(cashFlow).toHaveLength(12);
  expect(cashFlow[0]).toMatchObject({ month: '2025-12', in: zar(0), out: zar(0), count: 2 });
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
    period: { month: '2026-03' },
    isWhole: true,
    months: [{ month: '2026-03' }, { month: '2026-02' }, { month: '2025-11' }],
    soFar: { from: '2026-03-01', to: '2026-03-31' },
    before: { from: '2026-02-01', to: '2026-02-28' },
  });
  expect(latest.inCurrencies[0]).toMatchObject({
    soFar: { in: zar(900), out: zar(100), count: 2 },
    before: { out: zar(300) },
    spending: [{ amount: zar(100), before: zar(300) }],
  });
  expect(latest.inCurrencies[0]?.cashFlow.at(-1)).toMatchObject({ month: '2026-03', in: zar(900) });
  const asked = await api.dashboard.summary({ today: '2026-11-21', month: '2025-11' });
  expect(asked.inCurrencies[0]).toMatchObject({ soFar: { out: zar(7) }, before: { count: 0 } });
  // The current month stays as it is where it has rows, and can be asked for where it has none.
  const now = await api.dashboard.summary({ today: '2026-11-21', month: '2026-11' });
  expect(now).toMatchObject({ period: { month: '2026-11' }, isWhole: false, soFar: { to: '2026-11-21' } });
  expect((await api.dashboard.summary({ today: '2026-03-15' })).inCurrencies[0]?.soFar).toMatchObject({ in: zar(0) });
});

test('with a month that starts on payday every figure goes by it', async () => {
  const { api, account, groceries, salary } = await books();
  const { write } = await account('Cheque', 'ZAR');
  await write(
    { on: '2026-09-25', minor: 5000, category: salary },
    { on: '2026-10-24', minor: -900, category: groceries },
    { on: '2026-10-25', minor: 6000, category: salary },
    { on: '2026-11-01', minor: -100, category: groceries },
    { on: '2026-11-22', minor: -20, category: groceries },
    { on: '2026-11-23', minor: -7000, category: groceries },
    { on: '2026-03-31', minor: -3, category: groceries },
  );
  await api.preferences.save({ monthStart: '25' });
  const summary = await api.dashboard.summary({ today: '2026-11-22' });
  expect(summary).toMatchObject({
    period: { month: '2026-11', from: '2026-10-25', to: '2026-11-24' },
    previous: { month: '2026-10', from: '2026-09-25', to: '2026-10-24' },
    soFar: { from: '2026-10-25', to: '2026-11-22' },
    before: { from: '2026-09-25', to: '2026-10-23' },
    isWhole: false,
  });
  // None is named for August or September: the months between have no row in them.
  expect(summary.months.map(({ month, from }) => [month, from])).toEqual([
    ['2026-11', '2026-10-25'],
    ['2026-10', '2026-09-25'],
    ['2026-04', '2026-03-25'],
  ]);
  const [part] = summary.inCurrencies;
  expect(part).toMatchObject({
    soFar: { in: zar(6000), out: zar(120) },
    before: { in: zar(5000), out: zar(0) },
    lastMonth: { in: zar(5000), out: zar(900) },
  });
  expect(part?.spent).toHaveLength(29);
  expect(part?.spent.at(-1)).toEqual(zar(120));
  expect(part?.spentBefore.at(-1)).toEqual(zar(900));
  const filled = part?.cashFlow.filter(({ count }) => count > 0);
  expect(filled?.map(({ month, in: came, out }) => [month, Number(came.minor), Number(out.minor)])).toEqual([
    ['2026-04', 0, 3],
    ['2026-10', 5000, 900],
    ['2026-11', 6000, 120],
  ]);
  // Another month is named as in the address, and from payday on it is the next.
  expect(await api.dashboard.summary({ today: '2026-11-22', month: '2026-04' })).toMatchObject({
    soFar: { from: '2026-03-25', to: '2026-04-24' },
  });
  await write({ on: '2026-11-25', minor: 1, category: salary });
  expect(await api.dashboard.summary({ today: '2026-11-25' })).toMatchObject({ period: { month: '2026-12' } });
});

test('the months of whoever looks are their own, whichever workspace it is', async () => {
  const { api } = await books();
  await api.preferences.save({ monthStart: 'last-working-day' });
  expect(await api.dashboard.summary({ today: '2026-11-22', month: '2026-11' })).toMatchObject({
    period: { from: '2026-10-30', to: '2026-11-29' },
  });
  const other = await app.person();
  expect(await other.api.dashboard.summary({ today: '2026-11-22', month: '2026-11' })).toMatchObject({
    period: { from: '2026-11-01', to: '2026-11-30' },
  });
});

test('what is to do: transactions without a category by currency, and nothing else where nothing waits', async () => {
  const { api, account, groceries } = await books();
  const rand = await account('Cheque', 'ZAR');
  const dollars = await account('Abroad', 'USD');
  await rand.write(
    { on: '2026-11-03', minor: -30 },
    { on: '2025-01-03', minor: 5 },
    { on: '2026-11-03', minor: -1, category: groceries },
  );
  await dollars.write({ on: '2026-11-03', minor: -30 });
  const summary = await api.dashboard.summary({ today: '2026-11-22' });
  expect(summary.inCurrencies.map(({ currency, uncategorised }) => [currency, uncategorised])).toEqual([
    ['ZAR', 2],
    ['USD', 1],
  ]);
  expect(summary.toDo).toEqual({ filesToReview: 0, differences: [] });
});

test('a file that waits and a balance that disagrees are to do until they are seen to', async () => {
  const { api, accountId } = await statementBooks(app);
  // The books begin with R 1 000, the statement with R 1 250.
  const file = fileOf(statementOf([['2026/03/01', -100, 'POS PURCHASE CHECKERS']], 1250));
  const { id } = await api.imports.upload({ file, accountId });
  const toDo = async () => (await api.dashboard.summary({ today: '2026-11-22' })).toDo;
  expect(await toDo()).toEqual({ filesToReview: 1, differences: [] });
  await api.imports.commit({ id });
  expect(await toDo()).toEqual({
    filesToReview: 0,
    differences: [{ accountId, name: 'Cheque', missing: zar(250_00) }],
  });
  await api.accounts.update({ id: accountId, openingBalance: zar(1250_00) });
  expect(await toDo()).toEqual({ filesToReview: 0, differences: [] });
});
