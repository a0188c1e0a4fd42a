import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import type { AddedItem } from './model.ts';

const today = '2026-11-26';
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');

async function withRent(more: Partial<AddedItem> = {}) {
  const who = await bookkeeper(app);
  const rent: AddedItem = {
    accountId: who.accountId,
    direction: 'out',
    name: 'Rent',
    payeeText: 'JANSEN PROPERTIES REF 4471',
    cadence: { kind: 'day-of-month', every: 1, day: 1, anchor: '2026-11-01', shift: 'after', country: 'ZA' },
    amount: { kind: 'exact', amount: ZAR(9_500_00n) },
    ...more,
  };
  const items = async () => (await who.api.recurring.overview({ today })).items;
  return { ...who, rent, items };
}

test('a payment that has never come is planned, and its first transaction is found under any reference', async () => {
  const { api, rent, items, write } = await withRent();
  const { id } = await api.recurring.add(rent);
  const due = async (on: string) => (await items())[0]?.occurrences.find((one) => one.on === on);
  expect(await items()).toMatchObject([{ id, name: 'Rent', yearly: ZAR(114_000_00n), isUnused: false }]);
  expect(await due('2026-12-01')).toMatchObject({ due: '2026-12-01', state: 'due', expected: ZAR(9_500_00n) });
  expect(await due('2026-11-01')).toMatchObject({ paid: null });
  await write('JANSEN PROPERTIES REF 9902', -9_500_00n, { bookedOn: '2026-11-02' });
  expect(await due('2026-11-01')).toMatchObject({ state: 'paid', paid: { amount: ZAR(9_500_00n) } });
  await api.recurring.remove({ id });
  expect(await items()).toEqual([]);
});

test.each<[string, Partial<AddedItem>]>([
  ['NO_PAYEE', { payeeText: '4471 99' }],
  ['OTHER_CURRENCY', { amount: { kind: 'exact', amount: money(5n, 'USD') } }],
  ['OTHER_CURRENCY', { amount: { kind: 'range', from: money(1n, 'KES'), to: money(5n, 'KES') } }],
  ['ACCOUNT_NOT_FOUND', { accountId: crypto.randomUUID() }],
])('%s is said, and nothing is added', async (code, more) => {
  const { api, rent, items } = await withRent(more);
  await expect(api.recurring.add(rent)).rejects.toMatchObject({ code });
  expect(await items()).toEqual([]);
});

test('a payment of a calendar comes with the dates that are skipped or moved there', async () => {
  const changes = [
    { on: '2026-12-01', isSkipped: true, movedTo: null, amount: null },
    { on: '2027-01-01', isSkipped: false, movedTo: '2027-01-08', amount: null },
  ];
  const { api, rent, items } = await withRent({ changes });
  await api.recurring.add(rent);
  const [item] = await items();
  expect(item?.changes).toEqual(changes);
  expect(item?.occurrences.find(({ on }) => on === '2026-12-01')).toMatchObject({ state: 'skipped' });
  expect(item?.occurrences.find(({ on }) => on === '2027-01-01')).toMatchObject({ due: '2027-01-08' });
  const inDollars = [{ on: '2026-12-01', isSkipped: false, movedTo: null, amount: money(5n, 'USD') }];
  const other = { ...rent, payeeText: 'Another landlord', changes: inDollars };
  await expect(api.recurring.add(other)).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
});

test('one payee of an account is added once', async () => {
  const { api, rent, items } = await withRent();
  await api.recurring.add(rent);
  await expect(api.recurring.add({ ...rent, payeeText: 'Jansen Properties ref 1' })).rejects.toMatchObject({
    code: 'ANSWERED',
  });
  expect(await items()).toHaveLength(1);
});

test('a payment is marked as not used and as used again; deleted and put back, it is as it was', async () => {
  const { api, rent, items } = await withRent();
  const { id } = await api.recurring.add(rent);
  await api.recurring.mark({ id, isUnused: true });
  const [item] = await items();
  expect(item).toMatchObject({ isUnused: true });
  if (item === undefined) throw new Error('nothing there');
  await api.recurring.remove({ id });
  await expect(api.recurring.mark({ id, isUnused: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { source, name, cadence, amount, changes, isUnused } = item;
  await api.recurring.confirm({ id, source, name, cadence, amount, changes, isUnused });
  expect(await items()).toMatchObject([{ id, isUnused: true }]);
  await api.recurring.mark({ id, isUnused: false });
  expect(await items()).toMatchObject([{ isUnused: false }]);
  const dismissed = await api.recurring.dismiss({ source: { ...source, payee: 'another' }, name: 'Another' });
  await expect(api.recurring.mark({ id: dismissed.id, isUnused: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a member who only reads adds and marks nothing, and nobody reaches another workspace', async () => {
  const owner = await withRent();
  const { id } = await owner.api.recurring.add(owner.rent);
  const viewer = await joined(app, owner, { role: 'viewer' });
  const { api } = await tabOf(app, viewer, owner.session.workspace.id);
  const other = { ...owner.rent, payeeText: 'Another landlord' };
  await expect(api.recurring.add(other)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(api.recurring.mark({ id, isUnused: true })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const stranger = await bookkeeper(app);
  await expect(stranger.api.recurring.add(other)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  await expect(stranger.api.recurring.mark({ id, isUnused: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await owner.items()).toMatchObject([{ id, isUnused: false }]);
});
