import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { categoriesIn, categoryIdsBySlug } from './service.server.ts';
import { startersFor } from './starters.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Somebody = Awaited<ReturnType<typeof app.person>>;
const inBooks = <T>({ session }: Somebody, work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(
    app.services.pool,
    { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id },
    work,
  );
const named = async ({ api }: Somebody, name: string) => {
  const found = (await api.categories.list()).find((category) => category.name === name);
  if (found === undefined) throw new Error(`no category ${name}`);
  return found;
};

test.each(['ZA', 'KE', 'NG', 'BW'])(
  'books in %s begin with the categories of their country, in their order',
  async (country) => {
    const who = await app.person({ country });
    const list = await who.api.categories.list();
    const starters = startersFor(country);
    const parents = starters.filter(({ parentSlug }) => parentSlug === null);
    expect(list.slice(0, parents.length).map(({ name }) => name)).toEqual(parents.map(({ name }) => name));
    expect(new Set(list.map(({ name }) => name))).toEqual(new Set(starters.map(({ name }) => name)));
    const bySlug = await inBooks(who, (db) => categoryIdsBySlug(db, who.session.workspace.id));
    expect(bySlug.size).toBe(starters.length);
    const refs = await inBooks(who, (db) => categoriesIn(db, who.session.workspace.id));
    expect(refs.find(({ slug }) => slug === 'groceries')).toMatchObject({
      id: bySlug.get('groceries'),
      kind: 'expense',
    });
  },
);

test('a category of one’s own takes kind and look from the one above it, and no name twice', async () => {
  const who = await app.person();
  const { id: incomeId } = await named(who, 'Income');
  const { id } = await who.api.categories.create({ name: 'Airbnb guests', parentId: incomeId });
  expect(await named(who, 'Airbnb guests')).toMatchObject({ id, parentId: incomeId, kind: 'income', colour: 'green' });
  await expect(who.api.categories.create({ name: 'AIRBNB guests' })).rejects.toMatchObject({ code: 'CATEGORY_EXISTS' });
  await expect(who.api.categories.update({ id, name: 'groceries' })).rejects.toMatchObject({ code: 'CATEGORY_EXISTS' });
  await expect(who.api.categories.create({ name: 'Deep', parentId: id })).rejects.toMatchObject({ code: 'TOO_DEEP' });
});

test('the kind of the upper level goes for all below it', async () => {
  const who = await app.person();
  const { id } = await named(who, 'Debt');
  await who.api.categories.update({ id, kind: 'transfer', name: 'Loans', colour: '#a1b2c3' });
  const list = await who.api.categories.list();
  expect(list.find((category) => category.id === id)).toMatchObject({
    name: 'Loans',
    kind: 'transfer',
    colour: '#a1b2c3',
  });
  const below = list.filter((category) => category.parentId === id);
  expect(below.length).toBeGreaterThan(1);
  expect(below.every(({ kind }) => kind === 'transfer')).toBe(true);
});

test('archiving takes the children along, taking out brings the parent back', async () => {
  const who = await app.person();
  const { id } = await named(who, 'Leisure');
  await who.api.categories.archive({ id });
  const family = async () =>
    (await who.api.categories.list()).filter((category) => category.id === id || category.parentId === id);
  expect((await family()).every(({ isArchived }) => isArchived)).toBe(true);
  const { id: tv } = await named(who, 'DStv and TV');
  await who.api.categories.unarchive({ id: tv });
  expect((await family()).filter(({ isArchived }) => !isArchived).map(({ name }) => name)).toEqual([
    'Leisure',
    'DStv and TV',
  ]);
});

test('an empty category is deleted and can come back; one with children stays', async () => {
  const who = await app.person();
  const { id } = await named(who, 'Pets');
  await who.api.categories.remove({ id });
  expect((await who.api.categories.list()).some((category) => category.id === id)).toBe(false);
  await who.api.categories.create({ name: 'Pets' });
  await expect(who.api.categories.restore({ id })).rejects.toMatchObject({ code: 'CATEGORY_EXISTS' });
  await who.api.categories.remove({ id: (await named(who, 'Pets')).id });
  await who.api.categories.restore({ id });
  expect(await named(who, 'Pets')).toMatchObject({ id });
  await expect(who.api.categories.restore({ id })).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
  const { id: food } = await named(who, 'Food');
  await expect(who.api.categories.remove({ id: food })).rejects.toMatchObject({
    code: 'CATEGORY_HAS_CHILDREN',
    data: { count: 4 },
  });
});

test('a category whose parent was deleted meanwhile comes back on the upper level', async () => {
  const who = await app.person();
  const { id: parentId } = await who.api.categories.create({ name: 'Boat', kind: 'transfer' });
  const { id } = await who.api.categories.create({ name: 'Mooring', parentId });
  await who.api.categories.remove({ id });
  await who.api.categories.remove({ id: parentId });
  await who.api.categories.restore({ id });
  expect(await named(who, 'Mooring')).toMatchObject({ parentId: null, kind: 'transfer' });
});

test("another person's categories are not there to be changed or to be moved into", async () => {
  const [mine, theirs] = [await app.person(), await app.person()];
  const { id } = await named(theirs, 'Pets');
  const { id: own } = await named(mine, 'Pets');
  const notFound = { code: 'CATEGORY_NOT_FOUND' };
  await expect(mine.api.categories.update({ id, name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(mine.api.categories.archive({ id })).rejects.toMatchObject(notFound);
  await expect(mine.api.categories.unarchive({ id })).rejects.toMatchObject(notFound);
  await expect(mine.api.categories.remove({ id })).rejects.toMatchObject(notFound);
  await expect(mine.api.categories.restore({ id })).rejects.toMatchObject(notFound);
  await expect(mine.api.categories.create({ name: 'X', parentId: id })).rejects.toMatchObject({
    code: 'PARENT_NOT_FOUND',
  });
  await expect(mine.api.categories.update({ id: own, parentId: id })).rejects.toMatchObject({
    code: 'PARENT_NOT_FOUND',
  });
  await expect(mine.api.categories.remove({ id: own, moveTo: id })).rejects.toMatchObject({ code: 'TARGET_NOT_FOUND' });
  expect(await named(theirs, 'Pets')).toMatchObject({ id, isArchived: false });
});

test('two people who reshape the tree at once leave two levels', async () => {
  const who = await app.person();
  const [a, b, c] = await Promise.all(['Alpha', 'Beta', 'Gamma'].map((name) => who.api.categories.create({ name })));
  if (a === undefined || b === undefined || c === undefined) throw new Error('not created');
  const moves = [
    { id: a.id, parentId: b.id },
    { id: b.id, parentId: c.id },
    { id: c.id, parentId: a.id },
  ];
  const outcomes = await Promise.allSettled(moves.map((move) => who.api.categories.update(move)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const list = await who.api.categories.list();
  for (const category of list.filter(({ parentId }) => parentId !== null))
    expect(list.find(({ id }) => id === category.parentId)?.parentId).toBeNull();
});

test('the sign-up that fails leaves no categories behind', async () => {
  const count = async () => (await app.owner.query('select count(*)::int as count from categories')).rows[0]?.count;
  const email = 'twice@example.com';
  const [one, two] = [app.visitor(), app.visitor()];
  const wish = { email, password: 'Umcebo#2026', firstName: 'A', lastName: 'B', country: 'ZA' };
  await one.api.signUps.start(wish);
  const first = app.codeTo(email);
  await two.api.signUps.start(wish);
  const second = app.codeTo(email);
  await one.api.signUps.verify({ email, token: first });
  const before = await count();
  const again = two.api.signUps.verify({ email, token: second });
  await expect(again).rejects.toMatchObject({ code: 'SIGN_UP_FAILED' });
  expect(await count()).toBe(before);
});
