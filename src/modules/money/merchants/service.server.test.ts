import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { KNOWN_LINES, KNOWN_MERCHANTS, KNOWN_PURPOSES } from './patterns.ts';
import { categoriser } from './service.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function books(country = 'ZA') {
  const { api, session } = await app.person({ country });
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', currency: 'ZAR' });
  const scope = { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id } as const;
  const within = <T>(work: (db: Database) => Promise<T>) => inTransaction(app.services.pool, scope, work);
  const list = await api.categories.list();
  const named = (name: string) => list.find((category) => category.name === name)?.id ?? '';
  const filed = (bankText: string, direction: 'in' | 'out' = 'out', categoryName: string | null = null) =>
    within(async (db) => (await categoriser(db, session.workspace.id))({ bankText, direction, categoryName }));
  /** What a person does who corrects a row. */
  const correct = async (description: string, categoryId: string) => {
    const row = { accountId, bookedOn: '2026-03-01', amount: { minor: -1n }, description };
    return api.transactions.create({ ...row, categoryId });
  };
  return { api, workspaceId: session.workspace.id, within, named, filed, correct };
}

test('every category that a pattern names is one that books begin with', async () => {
  for (const country of ['ZA', 'KE', 'NG', 'XX']) await app.person({ country });
  const { rows } = await app.owner.query<{ slug: string }>(
    'select distinct slug from categories where slug is not null',
  );
  const known = new Set(rows.map(({ slug }) => slug));
  const named = new Set([...KNOWN_MERCHANTS, ...KNOWN_LINES, ...KNOWN_PURPOSES].map(({ slug }) => slug));
  expect([...named].filter((slug) => !known.has(slug))).toEqual([]);
});

test('a row is filed by its pattern, under the category of these very books', async () => {
  const { filed, named } = await books();
  expect(await filed('POS PURCHASE CHECKERS SANDTON')).toEqual({
    description: 'Checkers',
    merchant: 'checkers',
    categoryId: named('Groceries'),
    source: 'pattern',
  });
  expect(await filed('FNB APP PAYMENT TO GOGO')).toMatchObject({ description: 'Gogo', categoryId: null, source: null });
});

test('what the file calls a category is taken where the books have it, ahead of a pattern', async () => {
  const { filed, named } = await books();
  expect(await filed('POS PURCHASE CHECKERS', 'out', 'Household:Pets')).toMatchObject({ categoryId: named('Pets') });
  expect(await filed('POS PURCHASE CHECKERS', 'out', 'Nonsense')).toMatchObject({ categoryId: named('Groceries') });
});

test('a person outranks what was learned, and the latest word counts; money in is another lesson than money out', async () => {
  const { filed, named, correct } = await books();
  await correct('Checkers Hyper', named('Clothes and shoes'));
  expect(await filed('POS PURCHASE CHECKERS SANDTON')).toMatchObject({
    categoryId: named('Clothes and shoes'),
    source: 'learned',
  });
  await correct('CHECKERS SIXTY60', named('Pets'));
  expect(await filed('POS PURCHASE CHECKERS SANDTON')).toMatchObject({ categoryId: named('Pets'), source: 'learned' });
  expect(await filed('POS CARD REFUND CHECKERS', 'in')).toMatchObject({
    categoryId: named('Refunds'),
    source: 'pattern',
  });
});

test('a lesson goes on filing under an archived category, and nothing else begins to', async () => {
  const { api, filed, named, correct } = await books();
  await correct('Mystery shop', named('Pets'));
  await api.categories.archive({ id: named('Pets') });
  expect(await filed('POS PURCHASE MYSTERY SHOP')).toMatchObject({ categoryId: named('Pets'), source: 'learned' });
  expect(await filed('POS PURCHASE OTHER SHOP', 'out', 'Pets')).toMatchObject({ categoryId: null });
  await api.categories.archive({ id: named('Groceries') });
  expect(await filed('POS PURCHASE CHECKERS')).toMatchObject({ categoryId: null, source: null });
});

test('a lesson follows its category into the one that it is merged into or deleted for, and returns with it', async () => {
  const { api, filed, named, correct } = await books();
  await correct('Mystery shop', named('Pets'));
  await correct('Other shop', named('Pets'));
  const where = async (shop: string) => (await filed(`POS PURCHASE ${shop}`)).categoryId;
  await api.categories.merge({ id: named('Pets'), into: named('Hobbies') });
  expect(await where('MYSTERY SHOP')).toBe(named('Hobbies'));
  await correct('POS PURCHASE OTHER SHOP', named('Groceries'));
  await api.categories.restore({ id: named('Pets') });
  expect(await where('MYSTERY SHOP')).toBe(named('Pets'));
  // What a person said since stays.
  expect(await where('OTHER SHOP')).toBe(named('Groceries'));
  await api.categories.remove({ id: named('Pets'), moveTo: named('Groceries') });
  expect(await where('MYSTERY SHOP')).toBe(named('Groceries'));
  await api.categories.restore({ id: named('Pets') });
  await api.categories.remove({ id: named('Pets'), moveTo: null });
  expect(await where('MYSTERY SHOP')).toBeNull();
});

test('a common word is a merchant of its own country, when learning as when filing', async () => {
  const { filed, named, correct } = await books('NG');
  await correct('RAIN OKOTH', named('Money sent home'));
  expect(await filed('TRF TO RAIN OKOTH')).toMatchObject({ description: 'Rain Okoth', source: 'learned' });
});

test('a line without a name teaches nothing', async () => {
  const { workspaceId, named, correct } = await books();
  await correct('POS PURCHASE 5222*7143', named('Pets'));
  const { rows } = await app.owner.query('select merchant from merchant_memory where workspace_id = $1', [workspaceId]);
  expect(rows).toEqual([]);
});

test('others’ lessons stay theirs', async () => {
  const [mine, theirs] = [await books(), await books()];
  await mine.correct('Mystery shop', mine.named('Pets'));
  expect(await theirs.filed('POS PURCHASE MYSTERY SHOP')).toMatchObject({ categoryId: null, source: null });
});

test('lines that differ in digits alone are read once, but never lend each other a name with digits', async () => {
  const { within, workspaceId } = await books();
  const names = await within(async (db) => {
    const file = await categoriser(db, workspaceId);
    return [
      'PAYMENT TO UNIT 12',
      'PAYMENT TO UNIT 13',
      'POS PURCHASE SPAR 5222*7143',
      'POS PURCHASE SPAR 4111*0000',
    ].map((bankText) => file({ bankText, direction: 'out' }).description);
  });
  expect(names).toEqual(['Unit 12', 'Unit 13', 'Spar', 'Spar']);
});

test('the class that Quicken writes behind a category is no part of its name', async () => {
  const { filed, named } = await books();
  expect((await filed('SHOP 1', 'out', 'Food:Groceries/Work')).categoryId).toBe(named('Groceries'));
  expect((await filed('SHOP 1', 'out', 'Groceries/Work:Trip')).categoryId).toBe(named('Groceries'));
  expect((await filed('SHOP 1', 'out', 'Home/Garden:Groceries')).categoryId).toBe(named('Groceries'));
  expect((await filed('SHOP 1', 'out', '/Work')).categoryId).toBeNull();
});
