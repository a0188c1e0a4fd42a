import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { WEBHOOK_GROUPS } from '../modules.ts';

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
  expect(await done('POST', 'exchange-rates', { ...pair, rate: '18.3345' })).toEqual({ ...key, replaced: null });
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

test('suggestions are confirmed or dismissed as they are listed, and what paid is corrected', async () => {
  const categoryId = (await who.api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const write = (description: string, bookedOn: string, amount: string) =>
    done('POST', 'transactions', { accountId, bookedOn, description, amount, categoryId });
  for (const month of ['08', '09', '10', '11']) {
    await write('NETFLIX.COM', `2026-${month}-05`, '-199.00');
    await write('City Gym Membership', `2026-${month}-06`, '-450.00');
  }
  const { id: other } = await write('Card payment', '2026-10-08', '-200.00');
  type Listed = Recurring & { suggestions: Record<string, unknown>[]; dismissed: { id: string; name: string }[] };
  const listed = () => done<Listed>('GET', 'recurring');
  const named = async (name: string) => {
    const {
      accountId: account,
      payee,
      direction,
      near,
    } = (await listed()).suggestions.find((one) => one['name'] === name) ?? {};
    return { accountId: account, payee, direction, near };
  };
  const [films, gym] = [await named('Netflix'), await named('City Gym Membership')];
  const { ids } = await done<{ ids: string[] }>('POST', 'recurring/confirm', { suggestions: [films] });
  await done('POST', 'recurring/dismiss', gym);
  const { items, suggestions, dismissed } = await listed();
  expect(items).toMatchObject([
    { id: ids[0], name: 'Netflix', isUnused: false, categoryId: null, usualCategoryId: categoryId },
  ]);
  expect([suggestions, dismissed]).toMatchObject([[], [{ name: 'City Gym Membership' }]]);
  for (const [path, body] of [
    ['recurring/confirm', { suggestions: [films] }],
    ['recurring/dismiss', { ...gym, near: '1.00' }],
  ] as const)
    expect((await call('POST', path, { body })).status, path).toBe(400);
  await done('DELETE', `recurring/${dismissed[0]?.id}`);
  expect((await listed()).suggestions).toHaveLength(1);
  const on = '2026-10-05';
  const october = async () => (await listed()).items[0]?.occurrences.find((one) => one.on === on);
  const match = (body: object) => done('PUT', `recurring/${ids[0]}/matches`, { on, ...body });
  const { transactionId } = (await october()) as unknown as { transactionId: string };
  await match({ paidBy: other });
  expect(await october()).toMatchObject({ state: 'paid', transactionId: other, isChosen: true, paid: '200.00' });
  await match({ notPaidBy: [transactionId] });
  expect(await october()).toMatchObject({ transactionId: null, isChosen: false });
  await match({});
  expect(await october()).toMatchObject({ transactionId, isChosen: false });
  const refused = await call('PUT', `recurring/${ids[0]}/matches`, { body: { on: '2026-10-06', paidBy: other } });
  expect([refused.status, refused.code]).toEqual([404, 'NO_OCCURRENCE']);
  await done('DELETE', `recurring/${ids[0]}`);
});

test('webhooks tell of recurring payments, rates, views, receipts, assets and merged transactions', async () => {
  const events = WEBHOOK_GROUPS.flatMap((group) => group.events);
  const categoryId = (await who.api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const { id: hookId } = await who.api.webhooks.create({ url: 'https://example.com/hook', events });
  const [{ id: one }, { id: two }] = [
    await done('POST', 'transactions', {
      accountId,
      bookedOn: '2026-11-02',
      description: 'Lunch',
      amount: '-80.00',
      categoryId,
    }),
    await done('POST', 'transactions', {
      accountId,
      bookedOn: '2026-11-02',
      description: 'Lunch out',
      amount: '-80.00',
      categoryId,
    }),
  ];
  await who.api.merges.merge({ keepId: one, otherId: two });
  await who.api.attachments.add({ transactionId: one, file: new File(['%PDF-1.7\n%%EOF'], 'Slip.pdf') });
  const house = { name: 'House', kind: 'home' as const, currency: 'ZAR', ownership: 10_000, debtAccountId: null };
  const valuations = [{ day: '2026-03-01', amount: { minor: 9n, currency: 'ZAR' }, source: 'estimate' as const }];
  await who.api.netWorth.create({ ...house, endedOn: null, valuations });
  const view = { name: 'Lunches', query: 'lunch', sort: 'date', direction: 'down', includeTransfers: false } as const;
  await who.api.savedViews.create(view);
  await who.api.exchangeRates.create({ day: '2026-11-20', from: 'USD', to: 'KES', rate: '129.5' });
  const cadence = { kind: 'day-of-month', day: 1, anchor: '2026-11-01' };
  const levy = { accountId, name: 'Levy', payee: 'ESTATE LEVY', direction: 'out' };
  const { id } = await done('POST', 'recurring', { ...levy, cadence, amount: { from: '900.00' } });
  await done('PUT', `recurring/${id}/matches`, { on: '2026-11-01', paidBy: one });
  const { rows } = await app.owner.query<{ event: string }>(
    'select event from webhook_deliveries where endpoint_id = $1 order by created_at, id',
    [hookId],
  );
  expect(rows.map(({ event }) => event).filter((event) => !event.startsWith('transaction.'))).toEqual([
    'transactions.merged',
    'attachment.added',
    'asset.created',
    'saved-view.created',
    'exchange-rate.created',
    'recurring.added',
    'recurring.occurrence-matched',
  ]);
  await who.api.webhooks.remove({ id: hookId });
  await done('DELETE', `recurring/${id}`);
});
