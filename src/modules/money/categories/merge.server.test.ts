import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Api = Awaited<ReturnType<typeof bookkeeper>>['api'];
/** Everything that a merge or a removal may touch. */
const stateOf = async (api: Api) => ({
  categories: await api.categories.list(),
  transactions: (await api.transactions.list({ currency: 'ZAR' })).rows.map(({ id, categoryId }) => [id, categoryId]),
});
const named = async (api: Api, name: string) => {
  const found = (await api.categories.list()).find((category) => category.name === name);
  if (found === undefined) throw new Error(`no category ${name}`);
  return found;
};

/** Transactions under Food and below it. */
async function withFood() {
  const who = await bookkeeper(app);
  await who.write('Bread', -20_00n, { categoryId: who.category('Food') });
  await who.write('Milk', -30_00n, { categoryId: who.category('Groceries') });
  await who.write('Pizza', -90_00n, { categoryId: who.category('Eating out') });
  return who;
}

test('a category merged into another of the upper level takes transactions and subcategories there, and one undo brings all back', async () => {
  const { api, category } = await withFood();
  const before = await stateOf(api);
  await api.categories.merge({ id: category('Food'), into: category('Housing') });
  const after = await api.categories.list();
  expect(after.some(({ id }) => id === category('Food'))).toBe(false);
  expect(after.find(({ id }) => id === category('Housing'))).toMatchObject({ transactionCount: 1 });
  expect(after.find(({ id }) => id === category('Groceries'))).toMatchObject({
    parentId: category('Housing'),
    transactionCount: 1,
  });
  await api.categories.restore({ id: category('Food') });
  expect(await stateOf(api)).toEqual(before);
});

test('into a subcategory, subcategories go beside it', async () => {
  const { api, category } = await withFood();
  const before = await stateOf(api);
  await api.categories.merge({ id: category('Food'), into: category('Water and sanitation') });
  expect(await named(api, 'Groceries')).toMatchObject({ parentId: category('Housing') });
  await api.categories.restore({ id: category('Food') });
  expect(await stateOf(api)).toEqual(before);
});

test('two merges in a row are undone one after the other', async () => {
  const { api, category } = await withFood();
  const before = await stateOf(api);
  await api.categories.merge({ id: category('Food'), into: category('Housing') });
  await api.categories.merge({ id: category('Housing'), into: category('Leisure') });
  expect(await named(api, 'Groceries')).toMatchObject({ parentId: category('Leisure') });
  await api.categories.restore({ id: category('Housing') });
  await api.categories.restore({ id: category('Food') });
  expect(await stateOf(api)).toEqual(before);
});

test('what was moved on since stays where it was put', async () => {
  const { api, category } = await withFood();
  await api.categories.merge({ id: category('Food'), into: category('Housing') });
  await api.categories.update({ id: category('Groceries'), parentId: category('Health') });
  const bread = (await api.transactions.list({ currency: 'ZAR', search: 'bread' })).rows[0];
  await api.transactions.categorise({ ids: [bread?.id ?? ''], categoryId: category('Pets') });
  await api.categories.restore({ id: category('Food') });
  expect(await named(api, 'Groceries')).toMatchObject({ parentId: category('Health') });
  expect(await named(api, 'Eating out')).toMatchObject({ parentId: category('Food') });
  expect(await named(api, 'Pets')).toMatchObject({ transactionCount: 1 });
});

test('a merge is refused where it makes no sense, and changes nothing', async () => {
  const [{ api, category }, theirs] = [await withFood(), await bookkeeper(app)];
  const before = await stateOf(api);
  const [food, groceries] = [category('Food'), category('Groceries')];
  const refused = (id: string, into: string, code: string) =>
    expect(api.categories.merge({ id, into })).rejects.toMatchObject({ code });
  await refused(food, food, 'TARGET_NOT_FOUND');
  await refused(food, theirs.category('Pets'), 'TARGET_NOT_FOUND');
  await refused(theirs.category('Pets'), food, 'CATEGORY_NOT_FOUND');
  await refused(food, groceries, 'TARGET_BELOW');
  await refused(food, category('Salary and wages'), 'KIND_DIFFERS');
  await api.categories.archive({ id: category('Pets') });
  await refused(food, category('Pets'), 'TARGET_ARCHIVED');
  await api.categories.unarchive({ id: category('Pets') });
  expect(await stateOf(api)).toEqual(before);
});

test('a saved search goes on to find what it named by the name of a merged category', async () => {
  const { api, category, names } = await withFood();
  const search = { search: 'category:groceries amount<-1' };
  expect(await names(search)).toEqual(['Milk']);
  await api.categories.merge({ id: category('Groceries'), into: category('Household goods') });
  expect(await names(search)).toEqual(['Milk']);
  await api.categories.merge({ id: category('Household goods'), into: category('Pets') });
  expect(await names(search)).toEqual(['Milk']);
  // A new one of the name is meant from then on.
  await api.categories.create({ name: 'Groceries' });
  expect(await names(search)).toEqual([]);
});

test('a category is deleted with its subcategories, says how many transactions it has, and comes back whole', async () => {
  const { api, category } = await withFood();
  const id = category('Food');
  const before = await stateOf(api);
  await expect(api.categories.remove({ id, moveTo: null })).rejects.toMatchObject({ code: 'CATEGORY_HAS_CHILDREN' });
  await expect(api.categories.remove({ id, withSubcategories: true })).rejects.toMatchObject({
    code: 'CATEGORY_IN_USE',
    data: { count: 3 },
    message: expect.stringContaining('3 transactions'),
  });
  await expect(
    api.categories.remove({ id, withSubcategories: true, moveTo: category('Groceries') }),
  ).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' });
  expect(await stateOf(api)).toEqual(before);
  await api.categories.remove({ id, withSubcategories: true, moveTo: category('Pets') });
  const after = await api.categories.list();
  expect(after.some((one) => one.id === id || one.parentId === id)).toBe(false);
  expect(after.find((one) => one.id === category('Pets'))).toMatchObject({ transactionCount: 3 });
  await api.categories.restore({ id });
  expect(await stateOf(api)).toEqual(before);
});

test('a subcategory that was deleted before its parent stays deleted when that comes back', async () => {
  const { api, category } = await withFood();
  await api.categories.remove({ id: category('Eating out'), moveTo: null });
  await api.categories.remove({ id: category('Food'), withSubcategories: true, moveTo: null });
  await api.categories.restore({ id: category('Food') });
  expect((await api.categories.list()).some(({ id }) => id === category('Eating out'))).toBe(false);
  expect(await named(api, 'Groceries')).toMatchObject({ parentId: category('Food'), transactionCount: 1 });
});

test('a member who may only read merges nothing', async () => {
  const owner = await withFood();
  const guest = await joined(app, owner, { role: 'viewer' });
  const tab = await tabOf(app, guest, owner.session.workspace.id);
  await expect(
    tab.api.categories.merge({ id: owner.category('Food'), into: owner.category('Pets') }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});
