import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { accountIn, accountsIn, accountsWithNumbers } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Somebody = Awaited<ReturnType<typeof app.person>>;
const booksOf = ({ session }: Somebody) => ({ workspaceId: session.workspace.id, userId: session.person.id });
const inBooks = <T>(who: Somebody, work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(app.services.pool, { role: 'ilifa_app', ...booksOf(who) }, work);

/** A row as the database keeps it, written past the module of transactions. */
async function addRow(who: Somebody, accountId: string, minor: bigint, { currency = 'ZAR', deleted = false } = {}) {
  const { workspaceId, userId } = booksOf(who);
  await app.owner.query(
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency, deleted_at)
     values ($1, $2, $3, $4, '2026-03-01', 'row', $5, $6, $7)`,
    [workspaceId, randomUUIDv7(), userId, accountId, minor, currency, deleted ? new Date() : null],
  );
}

test('an account answers with its tag, its masked number and its balance, newest first [§3 bank_accounts] [§7 bank_accounts]', async () => {
  const who = await app.person();
  const first = await who.api.accounts.create({
    name: 'Daily cheque',
    bankName: 'FNB',
    accountNumber: '62 1234 5678 90',
    openingBalance: { minor: 100_00n, currency: 'ZAR' },
  });
  const second = await who.api.accounts.create({
    name: 'M-Pesa',
    accountType: 'mobile-money',
    country: 'KE',
    currency: 'KES',
  });
  await addRow(who, first.id, -30_50n);
  await addRow(who, first.id, 5_00n);
  await addRow(who, first.id, 999_00n, { deleted: true });
  const list = await who.api.accounts.list();
  expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(list[1]).toMatchObject({
    accountTag: 'DAI',
    accountType: 'cheque',
    maskedNumber: '•••• 7890',
    country: 'ZA',
    currency: 'ZAR',
    openingBalance: { minor: 100_00n, currency: 'ZAR' },
    currentBalance: { minor: 74_50n, currency: 'ZAR' },
    transactionCount: 2,
    isActive: true,
  });
  expect(list[0]).toMatchObject({
    accountTag: 'MPE',
    maskedNumber: null,
    currentBalance: { minor: 0n, currency: 'KES' },
  });
});

test('an account of which only the name is said is in South Africa, in rand [§9 default bank account]', async () => {
  const who = await app.person({ country: 'XX' });
  await who.api.accounts.create({ name: 'Daily' });
  expect(await who.api.accounts.list()).toMatchObject([
    { country: 'ZA', currency: 'ZAR', currentBalance: { minor: 0n, currency: 'ZAR' } },
  ]);
});

test.each(['ZAR', 'USD', 'EUR', 'GBP'])(
  'an account is kept in %s, and so are its transactions [§9 currencies]',
  async (currency) => {
    const { api } = await app.person();
    const { id: accountId } = await api.accounts.create({ name: 'Travel', currency });
    const [category] = await api.categories.list();
    const row = { accountId, bookedOn: '2026-03-01', description: 'Fare', categoryId: category?.id ?? '' };
    await api.transactions.create({ ...row, amount: { minor: -5_00n, currency } });
    expect(await api.accounts.list()).toMatchObject([{ currency, currentBalance: { minor: -5_00n, currency } }]);
    const { rows } = await api.transactions.list({ currency });
    expect(rows).toMatchObject([{ amount: { minor: -5_00n, currency } }]);
  },
);

test('no account is kept in a currency that does not exist [§9 currencies]', async () => {
  const { api } = await app.person();
  await expect(api.accounts.create({ name: 'Travel', currency: 'QQQ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await api.accounts.list()).toEqual([]);
});

test('an account number is sealed at rest and never answered whole, nor remembered in the audit log', async () => {
  const who = await app.person();
  const { id } = await who.api.accounts.create({ name: 'Cheque', accountNumber: '62999888777' });
  await who.api.accounts.update({ id, accountNumber: '62999888666' });
  const { rows } = await app.owner.query('select * from bank_accounts where id = $1', [id]);
  const textOf = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
  const stored = textOf(rows);
  const log = textOf((await app.owner.query('select * from security_audit_logs where resource_id = $1', [id])).rows);
  const answered = textOf(await who.api.accounts.list());
  for (const text of [stored, log, answered]) expect(text).not.toContain('62999888');
  const { workspaceId } = booksOf(who);
  const sealed = String(rows[0]?.account_number_sealed);
  expect(app.services.keyring.open(sealed, `bank_accounts/${workspaceId}/${id}`)).toBe('62999888666');
  expect(app.services.keyring.open(sealed, `bank_accounts/${workspaceId}/another`)).toBeNull();
});

test('a number on a statement is compared whole with that of each account, however both are written', async () => {
  const who = await app.person();
  const { workspaceId } = booksOf(who);
  const { id: rand } = await who.api.accounts.create({ name: 'Rand', accountNumber: '0062-1234 567' });
  const { id: dollar } = await who.api.accounts.create({
    name: 'Dollar',
    accountNumber: '9921234567',
    currency: 'USD',
  });
  await who.api.accounts.create({ name: 'Bare' });
  const { matchNumber: matches } = await inBooks(who, (db) =>
    accountsWithNumbers(db, workspaceId, app.services.keyring),
  );
  const of = (onFile: string) => [rand, dollar].map((id) => matches(onFile).get(id));
  expect(of('621234567')).toEqual(['same', 'other']);
  expect(of('XXXX4567')).toEqual(['same-end', 'same-end']);
  expect(of('621234568')).toEqual(['other', 'other']);
  expect(matches('621234567').size).toBe(2);
});

test('a change keeps what it does not name, and renames the tag with the name [§3 account tag]', async () => {
  const who = await app.person();
  const { id } = await who.api.accounts.create({ name: 'Cheque', bankName: 'Absa', accountNumber: '4061234567' });
  await who.api.accounts.update({ id, name: 'Rent money', openingBalance: { minor: 5n, currency: 'ZAR' } });
  expect((await who.api.accounts.list())[0]).toMatchObject({
    name: 'Rent money',
    bankName: 'Absa',
    accountTag: 'REN',
    maskedNumber: '•••• 4567',
    currentBalance: { minor: 5n, currency: 'ZAR' },
  });
  await who.api.accounts.update({ id, accountNumber: null, isActive: false });
  expect((await who.api.accounts.list())[0]).toMatchObject({ name: 'Rent money', maskedNumber: null, isActive: false });
});

test('an account with rows is closed, not deleted, and the refusal counts the rows', async () => {
  const who = await app.person();
  const { id } = await who.api.accounts.create({ name: 'Cheque' });
  await addRow(who, id, 1n);
  await addRow(who, id, 2n);
  await expect(who.api.accounts.remove({ id })).rejects.toMatchObject({
    code: 'ACCOUNT_IN_USE',
    data: { count: 2 },
    message: expect.stringContaining('2 transactions'),
  });
  expect(await who.api.accounts.list()).toHaveLength(1);
});

test('an account without rows can be deleted, and the deletion taken back with its number', async () => {
  const who = await app.person();
  const { workspaceId } = booksOf(who);
  const { id } = await who.api.accounts.create({ name: 'Cheque', accountNumber: '4061234567' });
  await addRow(who, id, 1n, { deleted: true });
  await who.api.accounts.remove({ id });
  expect(await who.api.accounts.list()).toEqual([]);
  expect(await inBooks(who, (db) => accountsIn(db, workspaceId))).toEqual([]);
  expect(await inBooks(who, (db) => accountIn(db, workspaceId, id))).toBeNull();
  await expect(who.api.accounts.update({ id, name: 'Gone' })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await who.api.accounts.restore({ id });
  expect((await who.api.accounts.list())[0]).toMatchObject({ id, maskedNumber: '•••• 4567' });
  expect(await inBooks(who, (db) => accountIn(db, workspaceId, id))).toMatchObject({ id, currency: 'ZAR' });
});

test('a currency changes while there are no rows, deleted ones included', async () => {
  const who = await app.person();
  const { id } = await who.api.accounts.create({ name: 'Travel' });
  await who.api.accounts.update({ id, currency: 'EUR' });
  expect((await who.api.accounts.list())[0]).toMatchObject({ currency: 'EUR', currentBalance: { currency: 'EUR' } });
  await addRow(who, id, 7n, { currency: 'EUR', deleted: true });
  await expect(who.api.accounts.update({ id, currency: 'GBP' })).rejects.toMatchObject({
    code: 'CURRENCY_FIXED',
    data: { count: 0 },
    message: expect.stringContaining('can still be restored'),
  });
  await addRow(who, id, 7n, { currency: 'EUR' });
  await expect(who.api.accounts.update({ id, openingBalance: { minor: 1n, currency: 'GBP' } })).rejects.toMatchObject({
    code: 'CURRENCY_FIXED',
    data: { count: 1 },
  });
});

test("another person's account is not there to be changed, deleted or restored", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const { id } = await theirs.api.accounts.create({ name: 'Theirs' });
  const notFound = { code: 'ACCOUNT_NOT_FOUND' };
  await expect(mine.api.accounts.update({ id, name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(mine.api.accounts.remove({ id })).rejects.toMatchObject(notFound);
  await expect(mine.api.accounts.restore({ id })).rejects.toMatchObject(notFound);
  expect(await theirs.api.accounts.list()).toMatchObject([{ name: 'Theirs' }]);
});

test('a row that arrives while its account is being deleted keeps the account', async () => {
  const who = await app.person();
  const { workspaceId } = booksOf(who);
  const { id } = await who.api.accounts.create({ name: 'Cheque' });
  let removal: Promise<unknown> = Promise.resolve();
  await inBooks(who, async (db) => {
    expect(await accountIn(db, workspaceId, id)).not.toBeNull();
    removal = who.api.accounts.remove({ id }).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await db.execute(`insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, minor, currency)
      values ('${workspaceId}', '${randomUUIDv7()}', '${booksOf(who).userId}', '${id}', '2026-03-01', 'late', 5, 'ZAR')`);
  });
  expect(await removal).toMatchObject({ code: 'ACCOUNT_IN_USE', data: { count: 1 } });
});
