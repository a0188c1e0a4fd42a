import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const rate = { value: '18.5', per: 'original' } as const;
const amount = { minor: 100_00n, currency: 'USD' };
const fee = { minor: 25_00n, currency: 'ZAR' };
const ORIGINAL = { amount, rate, fee };

async function withPurchase() {
  const books = await bookkeeper(app);
  const { id } = await books.write('Bookshop', -1890_00n);
  const found = async () => (await books.list()).rows.find((row) => row.id === id);
  return { ...books, id, found };
}

test('what was paid in another currency is entered, corrected and taken away, and each of it is undone whole', async () => {
  const { api, id, found } = await withPurchase();
  const undo = async () => {
    const [last] = await api.history.ofTransaction({ id });
    return api.history.undo({ changeId: last?.changeId ?? '' });
  };
  expect((await found())?.original).toBeNull();
  await api.transactions.update({ id, original: { amount, rate, fee: { minor: 25_00n } } });
  expect(await found()).toMatchObject({ amount: { minor: -1890_00n, currency: 'ZAR' }, original: ORIGINAL });
  await api.transactions.update({ id, original: { amount, rate: null } });
  expect((await found())?.original).toEqual({ amount, rate: null, fee: null });
  expect(await undo()).toMatchObject({ what: 'original', count: 1, left: 0 });
  expect((await found())?.original).toEqual(ORIGINAL);
  await api.transactions.update({ id, description: 'Books' });
  expect((await found())?.original).toEqual(ORIGINAL);
  await api.transactions.update({ id, original: null });
  expect((await found())?.original).toBeNull();
  await undo();
  expect((await found())?.original).toEqual(ORIGINAL);
});

test('the history tells the amounts, and that rate or fee were changed', async () => {
  const { api, id } = await withPurchase();
  await api.transactions.update({ id, original: ORIGINAL });
  await api.transactions.update({ id, original: { amount, rate: null } });
  await api.transactions.update({ id, original: { amount: { minor: 90_00n, currency: 'EUR' } } });
  const fields = (await api.history.ofTransaction({ id })).map((entry) => entry.fields);
  const field = 'original';
  expect(fields).toEqual([
    [{ field, from: { amount }, to: { amount: { minor: 90_00n, currency: 'EUR' } }, isHidden: false }],
    [{ field, from: null, to: null, isHidden: true }],
    [{ field, from: null, to: { amount }, isHidden: false }],
    [],
  ]);
});

test('a currency that is the account’s is refused, and so is a fee in another one; an account of another currency', async () => {
  const { api, id, found, accountId, category } = await withPurchase();
  const own = { amount: { minor: 1n, currency: 'ZAR' } };
  await expect(api.transactions.update({ id, original: own })).rejects.toMatchObject({ code: 'SAME_CURRENCY' });
  const foreign = { amount, fee: { minor: 1n, currency: 'USD' } };
  await expect(api.transactions.update({ id, original: foreign })).rejects.toMatchObject({ code: 'FEE_CURRENCY' });
  const row = { accountId, bookedOn: '2026-03-01', description: 'Hotel', categoryId: category('Groceries') };
  const hotel = { ...row, amount: { minor: -5n } };
  await expect(api.transactions.create({ ...hotel, original: own })).rejects.toMatchObject({ code: 'SAME_CURRENCY' });
  await expect(api.transactions.create({ ...hotel, original: foreign })).rejects.toMatchObject({
    code: 'FEE_CURRENCY',
  });
  for (const minor of [0n, -1n])
    await expect(
      api.transactions.update({ id, original: { amount: { minor, currency: 'USD' } } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await api.transactions.update({ id, original: ORIGINAL });
  const kenya = await api.accounts.create({ name: 'Nairobi', currency: 'KES' });
  await api.transactions.update({ id, accountId: kenya.id, amount: { minor: -13_000_00n, currency: 'KES' } });
  const [moved] = (await api.transactions.list({ currency: 'KES' })).rows;
  expect(moved?.original).toEqual({ amount, rate: null, fee: null });
  const dollars = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  await api.transactions.update({ id, accountId: dollars.id, amount: { minor: -100_00n, currency: 'USD' } });
  expect((await api.transactions.list({ currency: 'USD' })).rows[0]?.original).toBeNull();
  expect(await found()).toBeUndefined();
});

test('a search finds what was paid in a currency, and rules of automation do', async () => {
  const { api, id, write, category } = await withPurchase();
  await write('Checkers', -10_00n);
  await api.transactions.update({ id, original: ORIGINAL });
  const names = async (search: string) =>
    (await api.transactions.list({ currency: 'ZAR', search })).rows.map(({ description }) => description);
  expect(await names('original:usd')).toEqual(['Bookshop']);
  expect(await names('original:EUR')).toEqual([]);
  expect(await names('-original:usd')).toEqual(['Checkers']);
  expect(await names('original:usd or checkers')).toHaveLength(2);
  const filter = { currency: 'ZAR', search: 'original:usd' };
  const made = await api.transactions.bulkChange({ which: { filter }, change: { categoryId: category('Fuel') } });
  expect(made.count).toBe(1);
});

test('an original amount is withheld from members without amounts, and hidden with the words of a hidden account', async () => {
  const { api, id, session, accountId, category } = await withPurchase();
  await api.transactions.update({ id, original: ORIGINAL });
  const workspaceId = session.workspace.id;
  const owner = { session, api } as Parameters<typeof joined>[1];
  const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), workspaceId);
  const [row] = (await blind.api.transactions.list({ currency: 'ZAR' })).rows;
  expect(row?.original).toEqual({
    amount: { minor: 0n, currency: 'USD', withheld: true },
    // Figures in texts are struck out.
    rate: { ...rate, value: '•••' },
    fee: { minor: 0n, currency: 'ZAR', withheld: true },
  });
  const [exported] = await blind.api.transactions.export({ currency: 'ZAR' });
  expect(exported?.original?.amount.withheld).toBe(true);
  const changes = (await blind.api.history.ofTransaction({ id })).flatMap(({ fields }) => fields);
  expect(changes[0]?.to).toEqual({ amount: { minor: 0n, currency: 'USD', withheld: true } });

  const hidden = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const { id: into } = await api.transactions.create({
    accountId: hidden.id,
    bookedOn: '2026-03-10',
    description: 'From rand',
    categoryId: category('Between own accounts'),
    amount: { minor: 100_00n, currency: 'USD' },
  });
  await api.transactions.update({ id, categoryId: category('Between own accounts') });
  await api.transfers.link({ outId: id, inId: into });
  const limited = await joined(app, owner, { role: 'viewer', accountIds: [accountId] });
  const { api: seen } = await tabOf(app, limited, workspaceId);
  expect((await seen.transactions.list({ currency: 'ZAR' })).rows[0]).toMatchObject({ isMasked: true, original: null });
  expect((await seen.transactions.list({ currency: 'ZAR', search: 'original:usd' })).count).toBe(0);
});

test('a statement brings it, and the file in every format has it', async () => {
  const { api, accountId } = await bookkeeper(app);
  const text = [
    'Date,Description,Amount,Original Amount,Original Currency,Exchange Rate',
    '2026-03-02,BOOKSHOP,-1890.00,-100.00,USD,18.5',
    '2026-03-03,CHECKERS,-50.00,,,',
    '',
  ].join('\n');
  const { id } = await api.imports.upload({ file: new File([text], 'card.csv'), accountId });
  await api.imports.commit({ id });
  const originals = async () => (await api.transactions.list({ currency: 'ZAR' })).rows.map(({ original }) => original);
  expect(await originals()).toEqual([null, { amount, rate, fee: null }]);
  const fileOf = (format: 'hledger' | 'beancount' | 'xlsx') =>
    api.transactions.exportFile({ currency: 'ZAR', format }).then((file) => file.text());
  expect(await fileOf('hledger')).toContain('-1890.00 ZAR @@ 100.00 USD\n');
  expect(await fileOf('beancount')).toContain('-1890.00 ZAR @@ 100.00 USD\n');
  expect((await api.transactions.export({ currency: 'ZAR' }))[1]?.original).toEqual({ amount, rate, fee: null });
  await api.imports.revert({ id });
  expect(await originals()).toEqual([]);
});

test('a program reads and changes it', async () => {
  const { who, done, call } = await programOf(app);
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  const categoryId = (await who.api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const paid = { amount: '100.00', currency: 'USD', rate, fee: { amount: '25.00', currency: 'ZAR' } };
  const row = { accountId, categoryId, bookedOn: '2026-03-02', description: 'Bookshop', amount: '-1890.00' };
  const { id } = await done('POST', 'transactions', { ...row, original: paid });
  const read = async () => (await done<{ original: unknown }[]>('GET', 'transactions'))[0]?.original;
  expect(await read()).toEqual(paid);
  await done('PATCH', `transactions/${id}`, { original: { amount: '9.5', currency: 'EUR' } });
  expect(await read()).toEqual({ amount: '9.50', currency: 'EUR', rate: null, fee: null });
  const same = await call('PATCH', `transactions/${id}`, { body: { original: { amount: '1', currency: 'ZAR' } } });
  expect(same).toMatchObject({ status: 409, code: 'SAME_CURRENCY' });
  await done('PATCH', `transactions/${id}`, { note: 'Kept' });
  expect(await read()).toMatchObject({ currency: 'EUR' });
  await done('PATCH', `transactions/${id}`, { original: null });
  expect(await read()).toBeNull();
});
