import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#apps/server/test-app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: pg.Client;
let clock = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
  owner = new pg.Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Somebody with a rand account, and the ids of some categories by name. */
async function bookkeeper() {
  const who = await app.person();
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  const categories = new Map((await who.api.categories.list()).map(({ name, id }) => [name, id]));
  const category = (name: string) => {
    const id = categories.get(name);
    if (id === undefined) throw new Error(`no category ${name}`);
    return id;
  };
  const write = (description: string, minor: bigint, more: { bookedOn?: string; categoryId?: string } = {}) =>
    who.api.transactions.create({
      accountId,
      bookedOn: '2026-03-10',
      categoryId: category('Groceries'),
      ...more,
      description,
      amount: { minor },
    });
  const list = (filter: object = {}) => who.api.transactions.list({ currency: 'ZAR', ...filter });
  const names = async (filter: object = {}) => (await list(filter)).rows.map(({ description }) => description);
  const totals = (filter: object = {}) => who.api.transactions.totals({ currency: 'ZAR', ...filter });
  return { ...who, accountId, category, write, list, names, totals };
}

test('a row that a person writes is listed newest first, with the totals of the filter', async () => {
  const { write, list, totals, accountId, category } = await bookkeeper();
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
    since: null,
  });
});

test('each filter shows its rows, and its totals agree', async () => {
  const { api, write, names, totals, accountId, category } = await bookkeeper();
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
  const { write, list } = await bookkeeper();
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
  const { api, accountId, category, write } = await bookkeeper();
  const { id: dollars } = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const wish = { bookedOn: '2026-03-01', description: 'Book', categoryId: category('Groceries') };
  const mismatch = { code: 'CURRENCY_MISMATCH', data: { amount: 'USD', account: 'ZAR' } };
  await expect(
    api.transactions.create({ ...wish, accountId, amount: { minor: -1n, currency: 'USD' } }),
  ).rejects.toMatchObject({ ...mismatch, message: expect.stringContaining('kept in ZAR') });
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
  const { api, write, list, category } = await bookkeeper();
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

test('a deleted row leaves lists and balance, and comes back as it was for 30 days', async () => {
  const { api, write, list, totals } = await bookkeeper();
  const { id } = await write('Bread', -5n);
  const balance = async () => (await api.accounts.list())[0]?.currentBalance.minor;
  await api.transactions.remove({ id });
  expect([(await list()).count, (await totals()).count, await balance()]).toEqual([0, 0, 0n]);
  await expect(api.transactions.remove({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  await expect(api.transactions.update({ id, description: 'x' })).rejects.toMatchObject({
    code: 'TRANSACTION_NOT_FOUND',
  });
  await api.transactions.restore({ id });
  expect([(await list()).count, (await totals()).count, await balance()]).toEqual([1, 1, -5n]);
  await api.transactions.remove({ id });
  const before = clock;
  clock = new Date(clock.getTime() + 31 * 86_400_000);
  await expect(api.transactions.restore({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
  clock = before;
});

test('many rows are filed, deleted and restored at once, and the answer says where they were', async () => {
  const { api, write, names, list, category } = await bookkeeper();
  const ids = [(await write('A', -1n)).id, (await write('B', -2n, { categoryId: category('Airtime') })).id];
  const filed = await api.transactions.categorise({ ids: [...ids, crypto.randomUUID()], categoryId: category('Fuel') });
  expect(filed.count).toBe(2);
  expect(filed.before).toHaveLength(2);
  expect(filed.before).toContainEqual({ categoryId: category('Airtime'), ids: [ids[1]] });
  expect((await list()).rows.map(({ categoryId }) => categoryId)).toEqual([category('Fuel'), category('Fuel')]);
  expect(await api.transactions.removeMany({ ids })).toEqual({ count: 2 });
  expect(await names()).toEqual([]);
  expect(await api.transactions.removeMany({ ids })).toEqual({ count: 0 });
  expect(await api.transactions.restoreMany({ ids })).toEqual({ count: 2 });
  expect((await names()).toSorted()).toEqual(['A', 'B']);
});

test('a category that goes hands its rows over, and takes them back when it returns, save what was filed anew', async () => {
  const { api, write, list, category } = await bookkeeper();
  const taxi = category('Taxi and bus');
  const ride = category('Ride hailing');
  const [kept, anew, binned] = await Promise.all(['A', 'B', 'C'].map((name) => write(name, -1n, { categoryId: taxi })));
  if (kept === undefined || anew === undefined || binned === undefined) throw new Error('not written');
  await api.transactions.remove({ id: binned.id });
  await expect(api.categories.remove({ id: taxi })).rejects.toMatchObject({
    code: 'CATEGORY_IN_USE',
    data: { count: 2 },
  });
  await api.categories.remove({ id: taxi, moveTo: ride });
  const where = async () => new Map((await list()).rows.map(({ id, categoryId }) => [id, categoryId]));
  expect(await where()).toEqual(
    new Map([
      [kept.id, ride],
      [anew.id, ride],
    ]),
  );
  await api.transactions.update({ id: anew.id, categoryId: category('Fuel') });
  await api.transactions.restore({ id: binned.id });
  await api.categories.restore({ id: taxi });
  expect(await where()).toEqual(
    new Map([
      [kept.id, taxi],
      [anew.id, category('Fuel')],
      [binned.id, taxi],
    ]),
  );
  const counts = new Map((await api.categories.list()).map(({ id, transactionCount }) => [id, transactionCount]));
  expect([counts.get(taxi), counts.get(ride)]).toEqual([2, 0]);
});

test("another person's rows, accounts and categories are not there", async () => {
  const [mine, theirs] = [await bookkeeper(), await bookkeeper()];
  const { id } = await theirs.write('Secret', -5n);
  const gone = await theirs.write('Binned', -6n);
  await theirs.api.transactions.remove({ id: gone.id });
  const { api } = mine;
  const notFound = { code: 'TRANSACTION_NOT_FOUND' };
  await expect(api.transactions.update({ id, description: 'x' })).rejects.toMatchObject(notFound);
  await expect(api.transactions.remove({ id })).rejects.toMatchObject(notFound);
  await expect(api.transactions.restore({ id: gone.id })).rejects.toMatchObject(notFound);
  expect(await api.transactions.removeMany({ ids: [id] })).toEqual({ count: 0 });
  expect(await api.transactions.restoreMany({ ids: [gone.id] })).toEqual({ count: 0 });
  expect(await api.transactions.categorise({ ids: [id], categoryId: mine.category('Fuel') })).toEqual({
    count: 0,
    before: [],
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

test('a deleted row of a deleted account waits for its account', async () => {
  const { api, write, accountId } = await bookkeeper();
  const { id } = await write('Bread', -5n);
  await api.transactions.remove({ id });
  await api.accounts.remove({ id: accountId });
  await expect(api.transactions.restore({ id })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await expect(api.transactions.restoreMany({ ids: [id] })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await api.accounts.restore({ id: accountId });
  await api.transactions.restore({ id });
});

test('what was deleted goes for good after 30 days, and not before', async () => {
  const { api, write, category, accountId } = await bookkeeper();
  const [old, fresh] = [await write('Old', -1n), await write('Fresh', -1n)];
  await api.transactions.removeMany({ ids: [old.id, fresh.id] });
  await api.categories.remove({ id: category('Pets') });
  await owner.query(`update transactions set deleted_at = now() - interval '31 days' where id = $1`, [old.id]);
  await owner.query(`update categories set removed_at = now() - interval '31 days' where id = $1`, [category('Pets')]);
  await owner.query(`update transactions set deleted_at = now() - interval '29 days' where id = $1`, [fresh.id]);
  await owner.query('select forget_deleted()');
  const left = await owner.query('select id from transactions where account_id = $1', [accountId]);
  expect(left.rows).toEqual([{ id: fresh.id }]);
  expect((await owner.query('select 1 from categories where id = $1', [category('Pets')])).rows).toEqual([]);
});

test('the audit log names each change of the ledger', async () => {
  const { api, write, session } = await bookkeeper();
  const { id } = await write('Bread', -5n);
  await api.transactions.update({ id, description: 'Rolls' });
  await api.transactions.remove({ id });
  await api.transactions.restore({ id });
  const { rows } = await owner.query(
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
