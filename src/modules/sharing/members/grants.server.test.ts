import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { connectionOf, inTransaction } from '#platform/database.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refused = (code: string) => expect.objectContaining({ code });
const TODAY = '2026-03-31';

/** Books with two accounts, one row in each, and a statement; and a member limited to the first account. */
async function divided(role: 'viewer' | 'contributor' = 'viewer') {
  const owner = await bookkeeper(app);
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
  await owner.write('Bread', -2500n);
  await owner.api.transactions.create({
    accountId: hiddenId,
    bookedOn: '2026-03-12',
    categoryId: owner.category('Groceries'),
    description: 'Ring for the anniversary',
    amount: { minor: -900000n },
  });
  const file = new File(['Date,Description,Amount\n2026-03-13,Surprise,-1.00\n'], 'hidden.csv');
  const { id: importId } = await owner.api.imports.upload({ file, accountId: hiddenId });
  const member = await joined(app, owner, { role, accountIds: [owner.accountId] });
  const tab = await tabOf(app, member, owner.session.workspace.id);
  return { owner, hiddenId, importId, member, tab };
}

describe('a member limited to one account', () => {
  test('meets nothing of the other: no account, row, sum, search, chart or file', async () => {
    const { owner, hiddenId, importId, tab } = await divided();
    const { api } = tab;
    expect((await api.accounts.list()).map(({ name }) => name)).toEqual(['Cheque']);
    const everything = { currency: 'ZAR' };
    expect((await api.transactions.list(everything)).rows.map(({ description }) => description)).toEqual(['Bread']);
    expect((await api.transactions.list({ ...everything, search: 'anniversary' })).count).toBe(0);
    expect((await api.transactions.list({ ...everything, accountId: hiddenId })).count).toBe(0);
    expect((await api.transactions.totals(everything)).moneyOut.minor).toBe(-2500n);
    const summary = await api.dashboard.summary({ today: TODAY });
    expect(summary.balances.map(({ name }) => name)).toEqual(['Cheque']);
    expect(summary.inCurrencies[0]?.soFar.out.minor).toBe(2500n);
    expect(summary.latest).toHaveLength(1);
    expect(await api.imports.list()).toEqual([]);
    await expect(api.imports.original({ id: importId })).rejects.toEqual(refused('IMPORT_NOT_FOUND'));
    expect((await owner.totals()).moneyOut.minor).toBe(-902500n);
  });

  test('is kept out by the database itself, without any `where`', async () => {
    const { owner, hiddenId, member } = await divided();
    const scope = {
      role: 'ilifa_app',
      userId: member.session.person.id,
      workspaceId: owner.session.workspace.id,
    } as const;
    const hidden = (table: string, column: string) =>
      inTransaction(app.services.pool, scope, async (db) => {
        const { rows } = await connectionOf(db).query(`select 1 from ${table} where ${column} = '${hiddenId}'`);
        return rows.length;
      });
    const tables = [
      'transactions',
      'transaction_sums',
      'transaction_months',
      'transaction_days',
      'import_mappings',
      'import_decisions',
    ];
    for (const table of tables) expect(await hidden(table, 'account_id'), table).toBe(0);
    expect(await hidden('bank_accounts', 'id')).toBe(0);
    const found = await inTransaction(app.services.pool, scope, async (db) => {
      const { rows } = await connectionOf(db).query(`select * from search_transactions('%', 'ZAR')`);
      return rows.length;
    });
    expect(found).toBe(1);
    await expect(
      inTransaction(app.services.pool, scope, (db) =>
        connectionOf(db).query('insert into account_grants values ($1, $2, $3)', [
          scope.workspaceId,
          scope.userId,
          hiddenId,
        ]),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  test('sees what they are given later, and all once they are limited no more', async () => {
    const { owner, hiddenId, member, tab } = await divided();
    const userId = member.session.person.id;
    const names = async () => (await tab.api.accounts.list()).map(({ name }) => name).toSorted();
    await owner.api.members.change({ userId, role: 'viewer', accountIds: [hiddenId] });
    expect(await names()).toEqual(['Hidden savings']);
    await owner.api.members.change({ userId, role: 'viewer', accountIds: null });
    expect(await names()).toEqual(['Cheque', 'Hidden savings']);
    expect((await owner.api.members.list()).find((one) => one.userId === userId)?.accountIds).toBeNull();
  });

  test('who contributes writes into the accounts they see, and no others', async () => {
    const { owner, hiddenId, tab } = await divided('contributor');
    const row = {
      bookedOn: '2026-03-14',
      categoryId: owner.category('Groceries'),
      description: 'Milk',
      amount: { minor: -1n },
    };
    await tab.api.transactions.create({ ...row, accountId: owner.accountId });
    const elsewhere = tab.api.transactions.create({ ...row, accountId: hiddenId });
    await expect(elsewhere).rejects.toEqual(refused('ACCOUNT_NOT_FOUND'));
  });
});

test('a contributor changes their own rows, and finds those of others only to read', async () => {
  const owner = await bookkeeper(app);
  const { id: theirs } = await owner.write('Bread', -2500n);
  const contributor = await joined(app, owner, { role: 'contributor' });
  const { api } = await tabOf(app, contributor, owner.session.workspace.id);
  const { id: mine } = await api.transactions.create({
    accountId: owner.accountId,
    bookedOn: '2026-03-14',
    categoryId: owner.category('Groceries'),
    description: 'Milk',
    amount: { minor: -100n },
  });
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  expect(rows.map(({ description, isTheirs }) => [description, isTheirs])).toEqual([
    ['Milk', true],
    ['Bread', false],
  ]);
  expect((await owner.list()).rows.every(({ isTheirs }) => isTheirs)).toBe(true);
  await api.transactions.update({ id: mine, description: 'Oat milk' });
  const gone = refused('TRANSACTION_NOT_FOUND');
  await expect(api.transactions.update({ id: theirs, description: 'Cake' })).rejects.toEqual(gone);
  await expect(api.transactions.remove({ id: theirs })).rejects.toEqual(gone);
  const filed = await api.transactions.categorise({ ids: [mine, theirs], categoryId: null });
  expect(filed.count).toBe(1);
  expect(await api.transactions.removeMany({ ids: [mine, theirs] })).toMatchObject({ count: 1, locked: 0 });
  expect(await owner.names()).toEqual(['Bread']);
  await expect(api.accounts.create({ name: 'Mine' })).rejects.toEqual(refused('NOT_ALLOWED'));
});
