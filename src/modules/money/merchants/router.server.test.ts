import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SHOP = { merchant: 'mystery shop', direction: 'out' } as const;

/** A workspace that learned one merchant from a correction. */
async function taught() {
  const owner = await bookkeeper(app);
  await owner.write('Mystery shop', -100n, { categoryId: owner.category('Pets') });
  const [lesson] = await owner.api.merchants.lessons();
  return { owner, lesson, groceries: owner.category('Groceries') };
}

test('what a correction taught is listed with its merchant, category, day and use', async () => {
  const { owner, lesson } = await taught();
  expect(lesson).toMatchObject({
    ...SHOP,
    name: 'Mystery shop',
    categoryId: owner.category('Pets'),
    isFixed: false,
    uses: 0,
  });
  expect(lesson?.learnedAt.toISOString().slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
});

test('a merchant has its whole name, as its latest transaction writes it', async () => {
  const owner = await bookkeeper(app);
  const named = async () => (await owner.api.merchants.lessons()).map(({ name }) => name);
  const categoryId = owner.category('Pets');
  await owner.write('POS PURCHASE CAFE 44 ON THE CORNER OF LONG STREET 5222*7143 21 JUL', -100n, { categoryId });
  expect(await named()).toEqual(['Cafe 44 on the Corner of Long Street']);
  await owner.write('Café on the corner of Long Street', -100n, { categoryId });
  expect(await named()).toEqual(['Cafe 44 on the Corner of Long Street', 'Café on the corner of Long Street']);
  await owner.write('Cafe on the Corner of Bree Street', -100n, { categoryId });
  expect(await named()).toEqual(['Cafe on the Corner of Bree Street', 'Café on the corner of Long Street']);
  // What was learned before names were stored is named after its key.
  await app.owner.query("update merchant_memory set name = null where name like 'Caf%'");
  expect(await named()).toEqual(['Cafe on the Corner of', 'Café on the Corner of']);
});

test('a category is changed for good, and both a change and a deletion are undone exactly', async () => {
  const { owner, lesson, groceries } = await taught();
  const { merchants } = owner.api;
  const changed = await merchants.change({ ...SHOP, categoryId: groceries });
  expect(await merchants.lessons()).toMatchObject([{ categoryId: groceries, isFixed: true }]);
  await merchants.putBack({ ...SHOP, before: changed.before });
  expect(await merchants.lessons()).toEqual([lesson]);
  const forgotten = await merchants.forget(SHOP);
  expect(await merchants.lessons()).toEqual([]);
  await merchants.putBack({ ...SHOP, before: forgotten.before });
  expect(await merchants.lessons()).toEqual([lesson]);
});

test('what is gone cannot be changed, nor be said of a category that is gone', async () => {
  const { owner, groceries } = await taught();
  const { merchants, categories } = owner.api;
  await categories.remove({ id: groceries });
  await expect(merchants.change({ ...SHOP, categoryId: groceries })).rejects.toMatchObject({
    code: 'CATEGORY_NOT_FOUND',
  });
  const { before } = await merchants.forget(SHOP);
  await expect(merchants.forget(SHOP)).rejects.toMatchObject({ code: 'LESSON_NOT_FOUND' });
  await expect(merchants.change({ ...SHOP, categoryId: owner.category('Pets') })).rejects.toMatchObject({
    code: 'LESSON_NOT_FOUND',
  });
  if (before !== null)
    await expect(merchants.putBack({ ...SHOP, before: { ...before, categoryId: groceries } })).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
});

test('another workspace sees and changes nothing of it, and a viewer only looks', async () => {
  const { owner, lesson } = await taught();
  const stranger = await bookkeeper(app);
  expect(await stranger.api.merchants.lessons()).toEqual([]);
  await expect(stranger.api.merchants.forget(SHOP)).rejects.toMatchObject({ code: 'LESSON_NOT_FOUND' });
  const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.session.workspace.id);
  expect(await viewer.api.merchants.lessons()).toEqual([lesson]);
  await expect(viewer.api.merchants.forget(SHOP)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

test('a member who sees some accounts is told no lesson, since it may be of others, and deletes none by undoing', async () => {
  const { owner, lesson, groceries } = await taught();
  const guest = await joined(app, owner, { role: 'contributor', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  expect(await api.merchants.lessons()).toEqual([]);
  const made = { ...SHOP, before: null };
  await api.transactions.unspread({ categoryId: owner.category('Pets'), count: 0, before: [], lesson: made });
  await api.transactions.unspread({ categoryId: groceries, count: 0, before: [], lesson: made });
  expect(await owner.api.merchants.lessons()).toEqual([lesson]);
});

test('the merchant of a transfer to a hidden account, and of a split with one, is not told', async () => {
  const owner = await bookkeeper(app);
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden' });
  const { id: outId } = await owner.write('To my lawyer', -300n);
  const { id: inId } = await owner.api.transactions.create({
    accountId: hiddenId,
    bookedOn: '2026-03-10',
    description: 'In',
    categoryId: owner.category('Salary and wages'),
    amount: { minor: 300n },
  });
  await owner.api.transfers.link({ outId, inId });
  const { id: splitId } = await owner.write('To my doctor', -500n);
  const lines = [-200n, -300n].map((minor) => ({ categoryId: null, amount: money(minor, 'ZAR') }));
  await owner.api.splits.split({
    id: splitId,
    lines: lines.map((line, at) => (at === 0 ? { ...line, accountId: hiddenId } : line)),
  });
  const guest = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  for (const id of [outId, splitId])
    expect(await api.transactions.others({ id, categoryId: owner.category('Fuel') })).toMatchObject({ merchant: null });
});
