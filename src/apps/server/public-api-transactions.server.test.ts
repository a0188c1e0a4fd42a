import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBHOOK_GROUPS } from '../modules.ts';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;
type Row = { id: string; description: string; note: string | null; tagIds: string[]; isReviewed: boolean };
type Preview = { count: number; changing: number; linked: number };
type Bulk = { count: number; changeId: string };

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Program['who'];
let call: Program['call'];
let done: Program['done'];
let accountId: string;
let categories: { id: string; name: string }[];
let tagId: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
  ({ who, call, done } = await programOf(app));
  ({ id: accountId } = await who.api.accounts.create({ name: 'Cheque' }));
  categories = await who.api.categories.list();
  ({ id: tagId } = await who.api.tags.create({ name: 'Work' }));
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const category = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
const add = async (description: string, more: object = {}) => {
  const plain = { accountId, categoryId: category('Groceries'), bookedOn: '2026-11-02', amount: '-12.34' };
  return (await done('POST', 'transactions', { ...plain, description, ...more })).id;
};
const find = (search: string) => done<Row[]>('GET', `transactions?search=${encodeURIComponent(search)}`);

test('a transaction is answered with its note, tags, review and state', async () => {
  const id = await add('Train to Durban', { note: 'For the fair' });
  await done('PATCH', `transactions/${id}`, { note: 'For the fair\nwith Zanele' });
  const { changeId } = await done<Bulk>('POST', `transactions/${id}/marks`, { addTags: [tagId] });
  const [row] = await find('tag:work note:zanele');
  expect(row).toMatchObject({
    id,
    note: 'For the fair\nwith Zanele',
    tagIds: [tagId],
    isReviewed: true,
    state: 'unreconciled',
    splitOf: null,
    transferId: null,
  });
  expect(await done('POST', `changes/${changeId}/undo`)).toMatchObject({ what: 'tags', count: 1, left: 0 });
  expect((await find('note:zanele'))[0]?.tagIds).toEqual([]);
  expect((await call('POST', `changes/${changeId}/undo`)).code).toBe('ALREADY_UNDONE');
});

describe('a bulk edit', () => {
  test('changes what a filter finds, where the program saw how many, and is undone at once', async () => {
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-03']) await add('Taxi', { bookedOn: day });
    const which = { filter: { search: 'taxi', from: '2026-10-02' }, change: { note: 'Fair', addTags: [tagId] } };
    const { changing } = await done<Preview>('POST', 'transactions/bulk/preview', which);
    expect(changing).toBe(2);
    expect(await find('note:fair taxi')).toEqual([]);
    expect(await call('POST', 'transactions/bulk', { body: which })).toMatchObject({ status: 400, code: 'BAD_BODY' });
    const stale = { body: { ...which, expected: 3 } };
    expect(await call('POST', 'transactions/bulk', stale)).toMatchObject({ status: 409, code: 'OTHER_COUNT' });
    const { count, changeId } = await done<Bulk>('POST', 'transactions/bulk', { ...which, expected: changing });
    expect(count).toBe(2);
    expect((await find('note:fair taxi')).map(({ tagIds }) => tagIds)).toEqual([[tagId], [tagId]]);
    expect(await done('POST', `changes/${changeId}/undo`)).toMatchObject({ count: 2, left: 0 });
    expect(await find('note:fair taxi')).toEqual([]);
  });

  test('changes those that are named, without a count', async () => {
    const ids = [await add('Bread one'), await add('Bread two')];
    const change = { categoryId: category('Eating out'), isReviewed: true };
    expect((await done<Bulk>('POST', 'transactions/bulk', { ids, change })).count).toBe(2);
    expect((await find('bread category:"eating out"')).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test.each([
    ['neither ids nor a filter', { change: { note: 'a' } }, 'filter'],
    ['both', { ids: ['a'], filter: {}, change: { note: 'a' } }, 'ids'],
    ['nothing to change', { filter: {}, change: {}, expected: 1 }, 'Choose what to change'],
    ['a search that is not understood', { filter: { search: 'amount>' }, change: { note: 'a' }, expected: 1 }, ''],
  ])('with %s is refused', async (_, body, says) => {
    const { status, detail } = await call('POST', 'transactions/bulk', { body });
    expect([status, detail.includes(says)]).toEqual([400, true]);
  });
});

test('many are deleted, listed among the deleted ones, and restored', async () => {
  const ids = [await add('Stamp one'), await add('Stamp two')];
  expect(await done('POST', 'transactions/delete', { ids })).toMatchObject({ count: 2, locked: 0 });
  expect(await find('stamp')).toEqual([]);
  const deleted = await done<Row[]>('GET', 'transactions/deleted');
  expect(deleted.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await done<Bulk>('POST', 'transactions/restore', { ids })).count).toBe(2);
  expect(await find('stamp')).toHaveLength(2);
  // So many ask for a person who confirms it, which no key can.
  const many = { ids: Array.from({ length: 100 }, () => ids[0]) };
  expect(await call('POST', 'transactions/delete', { body: many })).toMatchObject({ status: 400, code: 'BAD_BODY' });
});

test('a category is archived, merged, deleted with its subcategories and restored; an account is restored', async () => {
  const { id: stock } = await done('POST', 'categories', { name: 'Stock', kind: 'expense', group: 'need' });
  const { id: shelf } = await done('POST', 'categories', { name: 'Shelf', parentId: stock });
  const names = async () =>
    (await done<{ name: string; isArchived: boolean; group: string | null }[]>('GET', 'categories')).filter(
      ({ name }) => name === 'Stock' || name === 'Shelf',
    );
  expect(await names()).toMatchObject([{ name: 'Stock', group: 'need' }, { name: 'Shelf' }]);
  await done('POST', `categories/${stock}/archive`);
  expect((await names()).every(({ isArchived }) => isArchived)).toBe(true);
  await done('POST', `categories/${shelf}/unarchive`);
  expect((await names()).some(({ isArchived }) => isArchived)).toBe(false);
  expect((await call('DELETE', `categories/${stock}`)).code).toBe('CATEGORY_HAS_CHILDREN');
  await done('DELETE', `categories/${stock}?withSubcategories=true`);
  expect(await names()).toEqual([]);
  await done('POST', `categories/${stock}/restore`);
  expect((await names()).map(({ name }) => name)).toEqual(['Stock', 'Shelf']);
  await done('POST', `categories/${shelf}/merge`, { into: category('Groceries') });
  expect((await names()).map(({ name }) => name)).toEqual(['Stock']);
  const { id: till } = await done('POST', 'accounts', { name: 'Till' });
  await done('DELETE', `accounts/${till}`);
  await done('POST', `accounts/${till}/restore`);
  expect((await done<{ id: string }[]>('GET', 'accounts')).map(({ id }) => id)).toContain(till);
});

test('a contributor changes only what they recorded, and a key that reads changes nothing', async () => {
  const id = await add('Paper');
  const contributor = await tabOf(app, await joined(app, who, { role: 'manager' }), who.session.workspace.id);
  const { key: theirs } = await contributor.api.apiKeys.create({
    name: 'Till',
    scopes: ['transactions.read', 'transactions.write'],
    days: 30,
  });
  const { userId } = (await who.api.members.list()).find(({ role }) => role === 'manager') ?? { userId: '' };
  await who.api.members.change({ userId, role: 'contributor', accountIds: null });
  const body = { ids: [id], change: { note: 'Mine' } };
  expect((await done<Bulk>('POST', 'transactions/bulk', body, theirs)).count).toBe(0);
  expect((await find('paper'))[0]?.note).toBeNull();
  const { key: reads } = await who.api.apiKeys.create({ name: 'Sheet', scopes: ['transactions.read'], days: 30 });
  expect((await done<Preview>('POST', 'transactions/bulk/preview', body, reads)).changing).toBe(1);
  for (const path of ['transactions/bulk', `transactions/${id}/marks`, 'transactions/delete', `changes/${id}/undo`])
    expect((await call('POST', path, { body, as: reads })).code, path).toBe('SCOPE_MISSING');
});

test('webhooks tell of what a program changed, with its ids but for bulk edits', async () => {
  const id = await add('Lamp');
  const events = WEBHOOK_GROUPS.flatMap((group) => group.events);
  await who.api.webhooks.create({ url: 'https://example.com/hook', events });
  await done('POST', `transactions/${id}/marks`, { addTags: [tagId] });
  const bulk = await done<Bulk>('POST', 'transactions/bulk', { ids: [id], change: { note: 'Desk' } });
  await done('POST', `changes/${bulk.changeId}/undo`);
  const { id: ruleId } = await done('POST', 'rules', { name: 'Lamps', query: 'lamp', actions: { note: 'Desk' } });
  const { rows } = await app.owner.query<{ event: string; body: string }>(
    'select event, body from webhook_deliveries order by created_at, id',
  );
  const told = rows.map(({ event, body }) => [event, (JSON.parse(body) as { data: { ids: string[] } }).data.ids]);
  expect(told).toEqual([
    ['transaction.marked', [id]],
    ['transactions.changed', []],
    ['change.undone', []],
    ['rule.created', [ruleId]],
  ]);
});
