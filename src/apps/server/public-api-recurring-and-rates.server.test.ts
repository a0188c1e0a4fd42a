import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Recurring = { items: { id: string; occurrences: { on: string }[] }[] };

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Program['who'];
let call: Program['call'];
let done: Program['done'];
let accountId: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done } = await programOf(app));
  ({ id: accountId } = await done('POST', 'accounts', { name: 'Cheque' }));
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

/** A key of a member who may look at everything and change nothing, made while they could. */
async function keyOfViewer() {
  const member = await tabOf(app, await joined(app, who, { role: 'manager' }), who.session.workspace.id);
  const scopes = ['accounts.read', 'accounts.write', 'transactions.read', 'transactions.write'] as const;
  const { key } = await member.api.apiKeys.create({ name: 'Sheet', scopes: [...scopes], days: 30 });
  const { userId } = (await who.api.members.list()).find(({ role }) => role === 'manager') ?? { userId: '' };
  await who.api.members.change({ userId, role: 'viewer', accountIds: null });
  return key;
}

test('a recurring payment is added, changed, skipped once, marked and deleted', async () => {
  const cadence = { kind: 'day-of-month', day: 31, anchor: '2026-11-01', shift: 'before' };
  const rent = { accountId, name: 'Rent', payee: 'ACME LETTINGS', direction: 'out' };
  const { id } = await done('POST', 'recurring', { ...rent, cadence, amount: { from: '8500.00' } });
  const item = async () => (await done<Recurring>('GET', 'recurring')).items.find((one) => one.id === id);
  expect(await item()).toMatchObject({
    name: 'Rent',
    currency: 'ZAR',
    cadence: { kind: 'day-of-month', every: 1, day: 31, shift: 'before' },
    amount: { kind: 'exact', from: '8500.00' },
    yearly: '102000.00',
  });
  const on = (await item())?.occurrences.at(-1)?.on ?? '';
  await done('PUT', `recurring/${id}/occurrences`, { on, isSkipped: true });
  expect((await item())?.occurrences.find((one) => one.on === on)).toMatchObject({ state: 'skipped' });
  await done('PUT', `recurring/${id}/occurrences`, { on });
  expect((await item())?.occurrences.find((one) => one.on === on)).toMatchObject({ state: 'due', expected: '8500.00' });
  await done('PUT', `recurring/${id}/occurrences`, { on, amount: '9000.00' });
  expect((await item())?.occurrences.find((one) => one.on === on)).toMatchObject({ expected: '9000.00' });
  const amount = { kind: 'range', from: '8000.00', to: '9000.00' };
  const weekday = { kind: 'nth-weekday', nth: -1, weekday: 5, anchor: '2026-11-01' };
  await done('PUT', `recurring/${id}`, { name: 'Flat', cadence: weekday, amount });
  expect(await item()).toMatchObject({ name: 'Flat', cadence: { nth: -1, weekday: 5, shift: 'none' }, amount });
  await done('POST', `recurring/${id}/mark`, { isUnused: true });
  expect((await who.api.recurring.overview({ today: '2026-11-22' })).items[0]).toMatchObject({ isUnused: true });
  await done('DELETE', `recurring/${id}`);
  expect(await item()).toBeUndefined();
  expect((await call('DELETE', `recurring/${id}`)).code).toBe('NOT_FOUND');
});

test('a cadence or amount that is none is refused', async () => {
  const anchor = '2026-11-01';
  const rent = { accountId, name: 'Rent', payee: 'ACME LETTINGS', direction: 'out' };
  const monthly = { kind: 'day-of-month', day: 1, anchor };
  const refusals = [
    { cadence: { kind: 'day-of-month', anchor }, amount: { from: '1.00' } },
    { cadence: { kind: 'nth-weekday', nth: 5, weekday: 1, anchor }, amount: { from: '1.00' } },
    { cadence: monthly, amount: { from: '-1.00' } },
    { cadence: monthly, amount: { from: '1.001' } },
    { cadence: monthly, amount: { kind: 'about', from: '1.00' } },
    { cadence: monthly, amount: { kind: 'range', from: '2.00', to: '1.00' } },
  ];
  for (const body of refusals)
    expect((await call('POST', 'recurring', { body: { ...rent, ...body } })).status, JSON.stringify(body)).toBe(400);
});

test('exchange rates are added, imported whole or not at all, read and deleted', async () => {
  const key = { from: 'USD', to: 'ZAR', day: '2026-11-20', source: 'manual' };
  const { source: _, ...pair } = key;
  expect(await done('POST', 'exchange-rates', { ...pair, rate: '18.3345' })).toEqual(key);
  const csv = 'date,from,to,rate\n2026-11-19,EUR,ZAR,20.01\n2026-11-20,EUR,ZAR,20.5\n';
  expect(await done('POST', 'exchange-rates/file', { csv })).toMatchObject({ added: 2, changed: 0 });
  const wrong = await call('POST', 'exchange-rates/file', { body: { csv: `${csv}2026-11-21,EUR,ZAR,none\n` } });
  expect([wrong.status, wrong.code]).toEqual([422, 'RATES_UNREADABLE']);
  expect(await done('GET', 'exchange-rates')).toMatchObject([
    { from: 'EUR', to: 'ZAR', day: '2026-11-20', rate: '20.5', days: 2, source: 'file' },
    { from: 'USD', to: 'ZAR', rate: '18.3345', days: 1 },
  ]);
  expect(await done<object[]>('GET', 'exchange-rates/current?day=2026-11-19')).toHaveLength(1);
  const where = new URLSearchParams(key).toString();
  expect(await done('DELETE', `exchange-rates?${where}`)).toEqual({ ...key, rate: '18.3345' });
  expect((await call('DELETE', `exchange-rates?${where}`)).code).toBe('RATE_NOT_FOUND');
  const later = await call('POST', 'exchange-rates', { body: { ...pair, day: '2026-12-24', rate: '18' } });
  expect(later.code).toBe('RATE_IN_FUTURE');
});

test('a payment is added with its fee, which is a transaction of its own', async () => {
  const categoryId = (await who.api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const payment = { accountId, bookedOn: '2026-11-02', description: 'Market', amount: '-200.00', categoryId };
  const { id } = await done('POST', 'transactions', { ...payment, fee: '11.50' });
  expect(await done('GET', 'transactions?search=market')).toHaveLength(2);
  const { links } = await done<{ links: object[] }>('GET', `transactions/${id}/links`);
  expect(links).toMatchObject([{ kind: 'fee', isFrom: false, other: { amount: '-11.50' } }]);
  const below = await call('POST', 'transactions', { body: { ...payment, description: 'Other', fee: '-1.00' } });
  expect(below.status).toBe(400);
});

test('a search is saved, renamed and deleted', async () => {
  const { id } = await done('POST', 'saved-views', { name: 'Big', query: 'amount>1000' });
  const view = { id, query: 'amount>1000', sort: 'date', direction: 'down', includeTransfers: false };
  expect(await done('GET', 'saved-views')).toEqual([{ ...view, name: 'Big' }]);
  expect((await call('POST', 'saved-views', { body: { name: 'Big', query: '' } })).code).toBe('SAVED_VIEW_EXISTS');
  await done('PATCH', `saved-views/${id}`, { name: 'Large' });
  expect(await done('GET', 'saved-views')).toEqual([{ ...view, name: 'Large' }]);
  await done('DELETE', `saved-views/${id}`);
  expect(await done('GET', 'saved-views')).toEqual([]);
});

test('a key whose creator may only look changes none of it', async () => {
  const as = await keyOfViewer();
  expect((await call('GET', 'saved-views', { as })).status).toBe(200);
  const cadence = { kind: 'day-of-month', day: 1, anchor: '2026-11-01' };
  const rent = { accountId, name: 'Rent', payee: 'ACME LETTINGS', direction: 'out', cadence, amount: { from: '1.00' } };
  const rate = { from: 'USD', to: 'ZAR', day: '2026-11-20', rate: '18' };
  for (const [path, body] of [
    ['recurring', rent],
    ['exchange-rates', rate],
    ['exchange-rates/file', { csv: 'date,from,to,rate\n2026-11-19,EUR,ZAR,20.01\n' }],
    ['saved-views', { name: 'Big', query: '' }],
  ] as const)
    expect((await call('POST', path, { body, as })).status, path).toBe(403);
});
