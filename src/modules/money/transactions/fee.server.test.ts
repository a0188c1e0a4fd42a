import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { feeIdOf } from './fee.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const ID = '019a4d7a-0000-7000-8000-00000000abcd';

async function paid(fields: object = {}) {
  const who = await bookkeeper(app);
  const row = {
    id: ID,
    accountId: who.accountId,
    bookedOn: '2026-03-02',
    description: 'Rent to Nomsa',
    categoryId: who.category('Groceries'),
    amount: { minor: -500_00n },
    fee: 7_50n,
    ...fields,
  };
  return { ...who, row };
}

test('a fee is a row of its own beside the payment, linked to it and categorised as a charge', async () => {
  const { api, list, row, category, totals } = await paid();
  expect(await api.transactions.create(row)).toEqual({ id: ID });
  const { rows } = await list();
  expect(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    { id: ID, description: 'Rent to Nomsa', amount: { minor: -500_00n }, categoryId: category('Groceries') },
    {
      id: feeIdOf(ID),
      description: 'Fee: Rent to Nomsa',
      amount: { minor: -7_50n },
      bookedOn: '2026-03-02',
      categoryId: category('Transaction fees'),
      categorySource: 'pattern',
      bankText: null,
    },
  ]);
  expect(await totals()).toMatchObject({ moneyOut: { minor: -507_50n } });
  const { links } = await api.transactionLinks.of({ id: ID });
  expect(links).toMatchObject([{ kind: 'fee', isFrom: false, amount: null, other: { id: feeIdOf(ID) } }]);
  expect((await api.transactionLinks.of({ id: feeIdOf(ID) })).links).toMatchObject([{ kind: 'fee', isFrom: true }]);
});

test('money in has a fee that went out', async () => {
  const { api, list, row } = await paid({ amount: { minor: 500_00n } });
  await api.transactions.create(row);
  expect(new Set((await list()).rows.map(({ amount }) => amount.minor))).toEqual(new Set([-7_50n, 500_00n]));
});

test('sent again it is written once, a fee that was missing is added, and one that was deleted stays so', async () => {
  const { api, list, row } = await paid();
  const { fee: _, ...without } = row;
  await api.transactions.create(without);
  await Promise.all([api.transactions.create(row), api.transactions.create(row)]);
  await api.transactions.create(row);
  expect((await list()).rows).toHaveLength(2);
  expect((await api.transactionLinks.of({ id: ID })).links).toHaveLength(1);
  await api.transactions.remove({ id: feeIdOf(ID) });
  await api.transactions.create(row);
  expect((await list()).rows).toHaveLength(1);
  await api.transactions.remove({ id: ID });
  await api.transactions.create(row);
  expect((await list()).rows).toEqual([]);
});

test('one undo takes both back, and a refused payment leaves no fee', async () => {
  const { api, list, row } = await paid();
  await expect(api.transactions.create({ ...row, amount: { minor: -1n, currency: 'KES' } })).rejects.toMatchObject({
    code: 'CURRENCY_MISMATCH',
  });
  expect((await list()).rows).toEqual([]);
  await api.transactions.create(row);
  await api.history.undo({});
  expect((await list()).rows).toEqual([]);
});

test('a rule and what was taught come before the category of charges', async () => {
  const { api, list, row, category } = await paid();
  const feeRow = async () =>
    (await list({ search: 'fee' })).rows.find(({ description }) => description.startsWith('Fee'));
  await api.transactions.create(row);
  await api.transactions.update({ id: feeIdOf(ID), categoryId: category('Bank charges') });
  const second = '019a4d7a-0000-7000-8000-00000000bbbb';
  await api.transactions.create({ ...row, id: second, bookedOn: '2026-03-09' });
  expect(await feeRow()).toMatchObject({ categoryId: category('Bank charges'), categorySource: 'learned' });
  const actions = { categoryId: category('SMS and alert fees') };
  await api.automationRules.create({ name: 'Fees', query: 'description:"fee:"', actions });
  const third = '019a4d7a-0000-7000-8000-00000000cccc';
  await api.transactions.create({ ...row, id: third, bookedOn: '2026-03-10' });
  expect(await feeRow()).toMatchObject({ categoryId: category('SMS and alert fees'), categorySource: 'rule' });
});

test.each([0n, -1n, 10n ** 20n])('a fee of %s is refused', async (fee) => {
  const { api, row } = await paid({ fee });
  await expect(api.transactions.create(row)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
