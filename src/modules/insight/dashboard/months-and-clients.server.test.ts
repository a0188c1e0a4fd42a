import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { filledBooks } from '#testing/filled-books.server.ts';
import { joined } from '#testing/members.server.ts';
import { fileOf, statementBooks, statementOf } from '#testing/statements.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const books = () => filledBooks(app);
const zar = (minor: number) => money(minor, 'ZAR');

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
  await api.preferences.save({ monthStarts: [{ since: null, start: '25' }] });
  const summary = await api.dashboard.summary({ today: '2026-11-22' });
  expect(summary).toMatchObject({
    period: { from: '2026-10-25', to: '2026-11-24' },
    previous: { from: '2026-09-25', to: '2026-10-24' },
    soFar: { from: '2026-10-25', to: '2026-11-22' },
    before: { from: '2026-09-25', to: '2026-10-23' },
    isWhole: false,
  });
  // None is named for August or September: the months between have no row in them.
  expect(summary.months.map(({ from }) => from)).toEqual(['2026-10-25', '2026-09-25', '2026-03-25']);
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
  expect(filled?.map(({ from, in: came, out }) => [from, Number(came.minor), Number(out.minor)])).toEqual([
    ['2026-03-25', 0, 3],
    ['2026-09-25', 5000, 900],
    ['2026-10-25', 6000, 120],
  ]);
  // Another month is asked for by one of its days, and from payday on it is the next.
  expect(await api.dashboard.summary({ today: '2026-11-22', day: '2026-04-02' })).toMatchObject({
    soFar: { from: '2026-03-25', to: '2026-04-24' },
  });
  await write({ on: '2026-11-25', minor: 1, category: salary });
  expect(await api.dashboard.summary({ today: '2026-11-25' })).toMatchObject({ period: { from: '2026-11-25' } });
});

test('the months of whoever looks are their own, whichever workspace it is', async () => {
  const { api } = await books();
  await api.preferences.save({ monthStarts: [{ since: null, start: 'last-working-day' }] });
  expect(await api.dashboard.summary({ today: '2026-11-22', day: '2026-11-01' })).toMatchObject({
    period: { from: '2026-10-30', to: '2026-11-29' },
  });
  const other = await app.person();
  expect(await other.api.dashboard.summary({ today: '2026-11-22', day: '2026-11-01' })).toMatchObject({
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
  expect(summary.toDo).toEqual({ filesToReview: 0, cardPayments: [], differences: [] });
});

test('a file that waits and a balance that disagrees are to do until they are seen to', async () => {
  const { api, accountId } = await statementBooks(app);
  // The books begin with R 1 000, the statement with R 1 250.
  const file = fileOf(statementOf([['2026/03/01', -100, 'POS PURCHASE CHECKERS']], 1250));
  const { id } = await api.imports.upload({ file, accountId });
  const toDo = async () => (await api.dashboard.summary({ today: '2026-11-22' })).toDo;
  expect(await toDo()).toEqual({ filesToReview: 1, cardPayments: [], differences: [] });
  await api.imports.commit({ id });
  expect(await toDo()).toEqual({
    filesToReview: 0,
    cardPayments: [],
    differences: [{ accountId, name: 'Cheque', missing: zar(250_00) }],
  });
  await api.accounts.update({ id: accountId, openingBalance: zar(1250_00) });
  expect(await toDo()).toEqual({ filesToReview: 0, cardPayments: [], differences: [] });
});

test('a payment of a card is a thing to do from a week before its day until it is paid', async () => {
  const { api } = await app.person();
  const terms = { statementDay: 15, paymentDue: { kind: 'days-after' as const, days: 25 } };
  const card = { name: 'Card', accountType: 'credit-card' as const, openingBalance: zar(-500_00) };
  const { id: accountId } = await api.accounts.create({ ...card, ...terms });
  const toDo = async (today: string) => (await api.dashboard.summary({ today })).toDo.cardPayments;
  const payment = { accountId, name: 'Card', dueOn: '2026-04-09', due: zar(500_00) };
  expect(await toDo('2026-04-01')).toEqual([]);
  expect(await toDo('2026-04-02')).toEqual([payment]);
  expect(await toDo('2026-04-12')).toEqual([payment]);
  await api.accounts.update({ id: accountId, isActive: false });
  expect(await toDo('2026-04-12')).toEqual([]);
});

test('an adviser sees each client with what waits there, as far as their role and accounts let them', async () => {
  const client = await books();
  const shared = await client.account('Cheque', 'ZAR');
  const secret = await client.account('Secret', 'ZAR');
  await shared.write({ on: '2026-11-02', minor: 900, category: client.salary }, { on: '2026-11-03', minor: -30 });
  await secret.write({ on: '2026-11-02', minor: 5_000_00, category: client.salary }, { on: '2026-11-03', minor: -7 });
  const [accountant, limited, blind] = [
    await joined(app, client, { role: 'accountant' }),
    await joined(app, client, { role: 'viewer', accountIds: [shared.id] }),
    await joined(app, client, { role: 'viewer-without-amounts' }),
  ];
  const look = async ({ api }: typeof accountant) => await api.dashboard.clients({ today: '2026-11-22' });
  const seen = { lastImport: null, id: expect.any(String), name: expect.any(String), ownerName: expect.any(String) };
  expect(await look(accountant)).toEqual([{ ...seen, uncategorised: 2, left: zar(500_863) }]);
  expect(await look(limited)).toEqual([{ ...seen, uncategorised: 1, left: zar(870) }]);
  expect(await look(blind)).toEqual([{ ...seen, uncategorised: 2, left: null }]);
  // Their own workspace is no client, nor is anybody else's.
  expect(await client.api.dashboard.clients({ today: '2026-11-22' })).toEqual([]);
  await expect(app.visitor().api.dashboard.clients({ today: '2026-11-22' })).rejects.toMatchObject({
    code: 'SIGNED_OUT',
  });
});

test('a client who asks members for a second factor is named, and no figure of theirs is told', async () => {
  const client = await books();
  const { write } = await client.account('Cheque', 'ZAR');
  await write({ on: '2026-11-02', minor: 900, category: client.salary });
  const accountant = await joined(app, client, { role: 'accountant' });
  await app.owner.query('update workspaces set asks_second_factor = true where id = $1', [client.workspaceId]);
  expect(await accountant.api.dashboard.clients({ today: '2026-11-22' })).toMatchObject([
    { uncategorised: null, left: null, lastImport: null },
  ]);
});
