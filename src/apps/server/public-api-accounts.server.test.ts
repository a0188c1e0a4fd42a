import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;

let app: Awaited<ReturnType<typeof startTestApp>>;
let call: Program['call'];
let done: Program['done'];
let accountId: string;
let groceries: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ call, done } = await programOf(app));
  ({ id: accountId } = await done('POST', 'accounts', { name: 'Cheque' }));
  const categories = await done<{ id: string; name: string }[]>('GET', 'categories');
  groceries = categories.find(({ name }) => name === 'Groceries')?.id ?? '';
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const add = async (description: string, amount: string, bookedOn: string) =>
  (await done('POST', 'transactions', { accountId, description, amount, bookedOn, categoryId: groceries })).id;

test('the credit terms of a card are set, answered and refused where they do not belong', async () => {
  const terms = { creditLimit: '15000.00', statementDay: 15, paymentDaysAfter: 20 };
  const { id } = await done('POST', 'accounts', { name: 'Card', type: 'credit-card', ...terms });
  const card = async () => (await done<{ id: string }[]>('GET', 'accounts')).find((one) => one.id === id);
  const limit = { amount: '15000.00', currency: 'ZAR' };
  expect(await card()).toMatchObject({ ...terms, creditLimit: limit, paymentDay: null });
  await done('POST', 'transactions', {
    accountId: id,
    description: 'Shoes',
    amount: '-499.90',
    bookedOn: '2026-11-10',
    categoryId: groceries,
  });
  expect(await done('GET', 'accounts/card-statements?today=2026-11-22')).toContainEqual({
    accountId: id,
    day: '2026-11-15',
    dueOn: '2026-12-05',
    balance: { amount: '-499.90', currency: 'ZAR' },
    cameIn: { amount: '0.00', currency: 'ZAR' },
  });
  await done('PATCH', `accounts/${id}`, { creditLimit: null });
  expect(await card()).toMatchObject({ ...terms, creditLimit: null });
  await done('PATCH', `accounts/${id}`, { paymentDay: null });
  expect(await card()).toMatchObject({ paymentDaysAfter: 20, paymentDay: null });
  await done('PATCH', `accounts/${id}`, { paymentDay: 7 });
  expect(await card()).toMatchObject({ statementDay: 15, paymentDaysAfter: null, paymentDay: 7 });
  await done('PATCH', `accounts/${id}`, { paymentDay: null });
  expect(await card()).toMatchObject({ statementDay: 15, paymentDaysAfter: null, paymentDay: null });
  const misplaced = await call('PATCH', `accounts/${accountId}`, { body: { statementDay: 3 } });
  expect([misplaced.status, misplaced.code]).toEqual([409, 'CREDIT_TERM_MISPLACED']);
});

test('categories are answered by month, with what has none', async () => {
  await add('Bread', '-20.00', '2026-08-31');
  await add('Bread', '-30.00', '2026-09-01');
  await add('Bread came back', '5.00', '2026-09-30');
  const lost = await add('?', '-1.01', '2026-09-02');
  await done('POST', 'transactions/categorise', { ids: [lost], categoryId: null });
  const found = await done<{ expense: { lines: { categoryId: string | null }[] } }>(
    'GET',
    'categories/months?from=2026-08&to=2026-09',
  );
  expect(found).toMatchObject({
    currency: 'ZAR',
    months: ['2026-08', '2026-09'],
    expense: { totals: ['20.00', '26.01'], total: '46.01' },
  });
  const line = (id: string | null) => found.expense.lines.find(({ categoryId }) => categoryId === id);
  expect(line(groceries)).toEqual({ categoryId: groceries, amounts: ['20.00', '25.00'], total: '45.00' });
  expect(line(null)).toEqual({ categoryId: null, amounts: ['0.00', '1.01'], total: '1.01' });
  for (const query of ['from=2026-09&to=2026-08', 'from=2024-01&to=2026-01', 'from=2026-13&to=2026-13', 'from=2026-08'])
    expect((await call('GET', `categories/months?${query}`)).status, query).toBe(400);
});

test('what is left of a statement is written off and taken back', async () => {
  const { id: account } = await done('POST', 'accounts', { name: 'Savings' });
  const { id } = await done('POST', `accounts/${account}/statements`, { day: '2026-11-20', balance: '-3.50' });
  const { transactionId } = await done<{ transactionId: string }>('POST', `statements/${id}/adjustment`, {
    categoryId: groceries,
  });
  expect(await done('GET', `statements/${id}`)).toMatchObject({ difference: '0.00' });
  const again = await call('POST', `statements/${id}/adjustment`, { body: { categoryId: groceries } });
  expect(again.code).toBe('NOTHING_TO_ADJUST');
  await done('DELETE', `statements/${id}/adjustment?transactionId=${transactionId}`);
  expect(await done('GET', `statements/${id}`)).toMatchObject({ difference: '-3.50' });
});

test('how categories are used is answered', async () => {
  const { categories } = await done<{ categories: { categoryId: string; count: number; lastUsed: string | null }[] }>(
    'GET',
    'categories/use?today=2026-11-22',
  );
  const listed = await done<{ id: string }[]>('GET', `transactions?categoryId=${groceries}&pageSize=100`);
  expect(listed.length).toBeGreaterThan(0);
  expect(categories.find(({ categoryId }) => categoryId === groceries)).toMatchObject({ count: listed.length });
});

test('what was learned of a merchant is listed, changed and forgotten', async () => {
  await add('Zandvlei Bakery', '-12.34', '2026-11-02');
  type Learned = { merchant: string; direction: string; categoryId: string; isFixed: boolean };
  const merchant = 'zandvlei bakery';
  const learned = async () =>
    (await done<Learned[]>('GET', 'learned-categories')).filter((one) => one.merchant === merchant);
  expect(await learned()).toMatchObject([{ direction: 'out', categoryId: groceries, isFixed: false }]);
  const direction = 'out';
  const other = (await done<{ id: string; name: string }[]>('GET', 'categories')).find(
    ({ name }) => name === 'Fuel',
  )?.id;
  await done('PUT', 'learned-categories', { merchant, direction, categoryId: other });
  expect(await learned()).toMatchObject([{ merchant, categoryId: other, isFixed: true }]);
  const query = new URLSearchParams({ merchant, direction }).toString();
  expect(await done('DELETE', `learned-categories?${query}`)).toEqual({ merchant, direction });
  expect(await learned()).toEqual([]);
  expect((await call('DELETE', `learned-categories?${query}`)).code).toBe('LESSON_NOT_FOUND');
});
