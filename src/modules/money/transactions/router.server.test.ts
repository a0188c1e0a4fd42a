import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a row that a person writes is listed newest first, with the totals of the filter [§3 transactions] [§7 transactions]', async () => {
  const { write, list, totals, accountId, category } = await bookkeeper(app);
  await write('Bread', -18_50n);
  await write('Wage', 25_000_00n, { bookedOn: '2026-03-25', categoryId: category('Salary and wages') });
  await write('Milk', -30_00n, { bookedOn: '2026-03-10' });
  const page = await list();
  expect(page.rows.map(({ description }) => description)).toEqual(['Wage', 'Milk', 'Bread']);
  expect(page).toMatchObject({ count: 3, isLeast: false, since: null });
  expect(page.rows[2]).toMatchObject({
    accountId,
    bookedOn: '2026-03-10',
    bankText: null,
    categoryId: category('Groceries'),
    categorySource: 'person',
    amount: { minor: -18_50n, currency: 'ZAR' },
    reference: null,
    status: 'booked',
    importId: null,
  });
  expect(await totals()).toEqual({
    count: 3,
    moneyIn: { minor: 25_000_00n, currency: 'ZAR' },
    moneyOut: { minor: -48_50n, currency: 'ZAR' },
    net: { minor: 24_951_50n, currency: 'ZAR' },
    transfers: { minor: 0n, currency: 'ZAR' },
    corrected: null,
    since: null,
  });
});

test('each filter shows its rows, and its totals agree', async () => {
  const { api, write, names, totals, accountId, category } = await bookkeeper(app);
  const other = await api.accounts.create({ name: 'Savings' });
  const dollars = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  await write('Checkers Rosebank', -1n, { bookedOn: '2026-01-31' });
  await write('Checkers 50% off', -2n, { bookedOn: '2026-02-01' });
  await write('Salary', 100n, { bookedOn: '2026-02-14', categoryId: category('Salary and wages') });
  const { id } = await write('To savings', -50n, { categoryId: category('Between own accounts') });
  await api.transactions.create({
    accountId: dollars.id,
    bookedOn: '2026-02-02',
    description: 'Checkers abroad',
    categoryId: category('Groceries'),
    amount: { minor: -9n, currency: 'USD' },
  });
  const moved = await write('Rent', -70n, { bookedOn: '2026-02-28' });
  await api.transactions.update({ id: moved.id, accountId: other.id, categoryId: null });

  const cases: [object, string[]][] = [
    [{}, ['To savings', 'Rent', 'Salary', 'Checkers 50% off', 'Checkers Rosebank']],
    [{ search: 'CHECKERS' }, ['Checkers 50% off', 'Checkers Rosebank']],
    [{ search: '50%' }, ['Checkers 50% off']],
    [{ search: '_' }, []],
    [{ search: 'r' }, ['Rent', 'Salary', 'Checkers 50% off', 'Checkers Rosebank', 'To savings']],
    [{ categoryId: category('Groceries') }, ['Checkers 50% off', 'Checkers Rosebank']],
    [{ categoryId: category('Food') }, ['Checkers 50% off', 'Checkers Rosebank']],
    [{ uncategorisedOnly: true }, ['Rent']],
    [{ uncategorisedOnly: true, categoryId: category('Food') }, []],
    [{ accountId }, ['To savings', 'Salary', 'Checkers 50% off', 'Checkers Rosebank']],
    [{ accountId: other.id }, ['Rent']],
    [{ direction: 'in' }, ['Salary']],
    [{ direction: 'out', withoutTransfers: true }, ['Rent', 'Checkers 50% off', 'Checkers Rosebank']],
    [{ from: '2026-02-01', to: '2026-02-28' }, ['Rent', 'Salary', 'Checkers 50% off']],
    [{ from: '2026-02-02', to: '2026-03-09' }, ['Rent', 'Salary']],
    [{ from: '2026-01-31', to: '2026-02-01' }, ['Checkers 50% off', 'Checkers Rosebank']],
    [{ currency: 'USD' }, ['Checkers abroad']],
    [{ currency: 'KES' }, []],
  ];
  for (const [filter, expected] of cases) {
    const shown = await names(filter);
    if ('search' in filter && filter.search === 'r') expect(new Set(shown).size).toBe(4);
    else expect(shown, JSON.stringify(filter)).toEqual(expected);
    expect((await totals(filter)).count, JSON.stringify(filter)).toBe(shown.length);
  }
  await api.transactions.remove({ id });
  expect(await names()).not.toContain('To savings');
});

test('pages follow each other without a gap, and the last one ends', async () => {
  const { write, list } = await bookkeeper(app);
  for (let day = 1; day <= 28; day += 1)
    await write(`Day ${day}`, BigInt(-day), { bookedOn: `2026-02-${String(day).padStart(2, '0')}` });
  await write('Old', -1n, { bookedOn: '2024-05-05' });
  const first = await list();
  expect(first.rows).toHaveLength(25);
  expect(first.count).toBe(29);
  const second = await list({ page: 2 });
  expect(second.rows.map(({ description }) => description)).toEqual(['Day 3', 'Day 2', 'Day 1', 'Old']);
  expect((await list({ page: 3 })).rows).toEqual([]);
  const small = await list({ page: 4, pageSize: 7 });
  expect(small.rows.map(({ description }) => description)).toEqual([
    'Day 7',
    'Day 6',
    'Day 5',
    'Day 4',
    'Day 3',
    'Day 2',
    'Day 1',
  ]);
});

test('the amount must be in the currency of the account, whichever way it comes about', async () => {
  const { api, accountId, category, write } = await bookkeeper(app);
  const { id: dollars } = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const wish = { bookedOn: '2026-03-01', description: 'Book', categoryId: category('Groceries') };
  const mismatch = { code: 'CURRENCY_MISMATCH', data: { amount: 'USD', account: 'ZAR' } };
  await expect(
    api.transactions.create({ ...wish, accountId, amount: { minor: -1n, currency: 'USD' } }),
  ).rejects.toMatchObject({ ...mismatch, message: expect.stringContaining('the account is in ZAR') });
  const { id } = await write('Bread', -5n);
  await expect(api.transactions.update({ id, amount: { minor: 1n, currency: 'USD' } })).rejects.toMatchObject(mismatch);
  await expect(api.transactions.update({ id, accountId: dollars })).rejects.toMatchObject({
    code: 'CURRENCY_MISMATCH',
  });
  await api.transactions.update({ id, accountId: dollars, amount: { minor: -7n, currency: 'USD' } });
  const { rows } = await api.transactions.list({ currency: 'USD' });
  expect(rows).toMatchObject([{ id, accountId: dollars, amount: { minor: -7n, currency: 'USD' } }]);
});

test('an inline change keeps the rest, and a person’s category is marked as theirs', async () => {
  const { api, write, list, category } = await bookkeeper(app);
  const { id } = await write('Bread', -5n);
  await api.transactions.update({ id, description: 'Sourdough', reference: 'till 4' });
  await api.transactions.update({ id, categoryId: category('Eating out') });
  expect((await list()).rows[0]).toMatchObject({
    description: 'Sourdough',
    reference: 'till 4',
    categoryId: category('Eating out'),
    categorySource: 'person',
    amount: { minor: -5n },
  });
  await api.transactions.update({ id, categoryId: null });
  expect((await list()).rows[0]).toMatchObject({ categoryId: null, categorySource: null });
});

test('many rows are filed, deleted and restored at once, and the answer says where they were', async () => {
  const { api, write, names, list, category } = await bookkeeper(app);
  const ids = [(await write('A', -1n)).id, (await write('B', -2n, { categoryId: category('Airtime') })).id];
  const filed = await api.transactions.categorise({ ids: [...ids, crypto.randomUUID()], categoryId: category('Fuel') });
  expect(filed.count).toBe(2);
  expect(filed.before).toHaveLength(2);
  expect(filed.before).toContainEqual({ categoryId: category('Airtime'), ids: [ids[1]] });
  expect((await list()).rows.map(({ categoryId }) => categoryId)).toEqual([category('Fuel'), category('Fuel')]);
  expect(await api.transactions.removeMany({ ids })).toMatchObject({ count: 2, locked: 0 });
  expect(await names()).toEqual([]);
  expect(await api.transactions.removeMany({ ids })).toMatchObject({ count: 0, locked: 0 });
  expect(await api.transactions.restoreMany({ ids })).toEqual({ count: 2 });
  expect((await names()).toSorted()).toEqual(['A', 'B']);
});

test("another person's rows, accounts and categories are not there", async () => {
  const [mine, theirs] = [await bookkeeper(app), await bookkeeper(app)];
  const { id } = await theirs.write('Secret', -5n);
  const gone = await theirs.write('Binned', -6n);
  await theirs.api.transactions.remove({ id: gone.id });
  const { api } = mine;
  const notFound = { code: 'TRANSACTION_NOT_FOUND' };
  await expect(api.transactions.update({ id, description: 'x' })).rejects.toMatchObject(notFound);
  await expect(api.transactions.remove({ id })).rejects.toMatchObject(notFound);
  await expect(api.transactions.restore({ id: gone.id })).rejects.toMatchObject(notFound);
  expect(await api.transactions.removeMany({ ids: [id] })).toMatchObject({ count: 0, locked: 0 });
  expect(await api.transactions.restoreMany({ ids: [gone.id] })).toEqual({ count: 0 });
  expect(await api.transactions.categorise({ ids: [id], categoryId: mine.category('Fuel') })).toEqual({
    count: 0,
    before: [],
    linked: 0,
  });
  const own = await mine.write('Mine', -1n);
  const foreign = theirs.category('Fuel');
  await expect(api.transactions.update({ id: own.id, categoryId: foreign })).rejects.toMatchObject({
    code: 'CATEGORY_NOT_FOUND',
  });
  await expect(api.transactions.categorise({ ids: [own.id], categoryId: foreign })).rejects.toMatchObject({
    code: 'CATEGORY_NOT_FOUND',
  });
  await expect(mine.write('x', 1n, { categoryId: foreign })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
  const accountNotFound = { code: 'ACCOUNT_NOT_FOUND' };
  await expect(api.transactions.update({ id: own.id, accountId: theirs.accountId })).rejects.toMatchObject(
    accountNotFound,
  );
  expect(await mine.names({ accountId: theirs.accountId })).toEqual([]);
  expect(await mine.names({ search: 'secret' })).toEqual([]);
  expect(await theirs.names()).toEqual(['Secret']);
});

test('the audit log names each change of the ledger', async () => {
  const { api, write, session } = await bookkeeper(app);
  const { id } = await write('Bread', -5n);
  await api.transactions.update({ id, description: 'Rolls' });
  await api.transactions.remove({ id });
  await api.transactions.restore({ id });
  const { rows } = await app.owner.query(
    `select action, metadata from security_audit_logs where workspace_id = $1 and resource_id = $2 order by number`,
    [session.workspace.id, id],
  );
  expect(rows).toEqual([
    { action: 'transaction.created', metadata: {} },
    { action: 'transaction.updated', metadata: { changed: ['description'] } },
    { action: 'transaction.removed', metadata: {} },
    { action: 'transaction.restored', metadata: {} },
  ]);
});

test('nobody who is signed out adds, changes or deletes a row [§8 transaction without a user]', async () => {
  const { api } = app.visitor();
  const id = '0197f1d5-0000-7000-8000-000000000000';
  const words = { code: 'SIGNED_OUT', message: 'User not authenticated' };
  const row = { accountId: id, bookedOn: '2026-11-01', amount: money(1n, 'ZAR'), description: 'Bread' };
  await expect(api.transactions.create({ ...row, categoryId: id })).rejects.toMatchObject(words);
  await expect(api.transactions.update({ id, description: 'Milk' })).rejects.toMatchObject(words);
  await expect(api.transactions.remove({ id })).rejects.toMatchObject(words);
});

test('a row that is sent again with its id is written once, also when both arrive at once, and stays deleted', async () => {
  const { api, list, totals, accountId, category } = await bookkeeper(app);
  const id = '019a4d7a-0000-7000-8000-00000000abcd';
  const row = {
    id,
    accountId,
    bookedOn: '2026-03-02',
    description: 'Airtime',
    categoryId: category('Groceries'),
    amount: { minor: -29_00n },
  };
  await api.webhooks.create({ url: 'https://hooks.example.com/in', events: ['transaction.created'] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.transactions.create(row)));
  expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
  expect(await api.transactions.create({ ...row, description: 'Something else' })).toEqual({ id });
  expect((await list()).rows.map(({ description }) => description)).toEqual(['Airtime']);
  expect(await totals()).toMatchObject({ count: 1, moneyOut: { minor: -29_00n } });
  const lines = await app.owner.query(
    `select action from security_audit_logs where action = 'transaction.created' and resource_id = $1`,
    [id],
  );
  expect(lines.rows).toHaveLength(1);
  // Another program hears of it once as well.
  const { rows: told } = await app.owner.query('select body from webhook_deliveries where body like $1', [`%${id}%`]);
  expect(told).toHaveLength(1);

  await api.transactions.remove({ id });
  expect(await api.transactions.create(row)).toEqual({ id });
  expect((await list()).rows).toEqual([]);

  // The same number in other books is another row; the books of one say nothing of those of another.
  const other = await bookkeeper(app);
  const theirs = { ...row, accountId: other.accountId, categoryId: other.category('Groceries') };
  expect(await other.api.transactions.create(theirs)).toEqual({ id });
  expect((await other.list()).rows.map(({ description }) => description)).toEqual(['Airtime']);
});

test('what waited on a device is written in no other session than that of who wrote it', async () => {
  const { api, accountId, category, list } = await bookkeeper(app);
  const caller = await api.identity.session();
  const guest = await joined(app, { api }, { role: 'editor' });
  const tab = await tabOf(app, guest, caller?.workspace.id ?? null);
  const row = {
    id: '019a4d7a-0000-7000-8000-00000000abce',
    accountId,
    bookedOn: '2026-03-02',
    description: 'Airtime',
    categoryId: category('Groceries'),
    amount: { minor: -29_00n },
    writer: caller?.person.id ?? '',
  };
  await expect(tab.api.transactions.create(row)).rejects.toMatchObject({ code: 'SOMEBODY_ELSE' });
  expect((await list()).rows).toEqual([]);
  await api.transactions.create(row);
  expect((await list()).rows.map(({ description }) => description)).toEqual(['Airtime']);
});

test('an id that another member’s row has is refused', async () => {
  const { api, accountId, category, write } = await bookkeeper(app);
  const { id } = await write('Theirs', -5n);
  const caller = await api.identity.session();
  const guest = await joined(app, { api }, { role: 'editor' });
  const tab = await tabOf(app, guest, caller?.workspace.id ?? null);
  const wish = { id, accountId, bookedOn: '2026-03-02', description: 'Mine', categoryId: category('Groceries') };
  await expect(tab.api.transactions.create({ ...wish, amount: { minor: -5n } })).rejects.toMatchObject({
    code: 'ID_TAKEN',
  });
});
