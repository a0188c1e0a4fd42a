import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
let cardId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await bookkeeper(app);
  cardId = (await owner.api.accounts.create({ name: 'Gold card', bankName: 'Investec' })).id;
  await owner.write('Woolworths', -49_568n, { bookedOn: '2026-03-01' });
  await owner.write('Engen', -123_450n, { bookedOn: '2026-03-02', categoryId: owner.category('Fuel') });
  await owner.write('Salary', 2_300_000n, { bookedOn: '2026-03-03', categoryId: owner.category('Salary and wages') });
  await owner.api.transactions.create({
    accountId: cardId,
    bookedOn: '2026-03-04',
    description: 'Dentist',
    categoryId: owner.category('Gifts given'),
    amount: { minor: -9900n },
    reference: 'INV-2207',
  });
  const file = new File(['Date,Description,Amount\n2026-03-05,POS PURCHASE CHECKERS HYPER ROSEBANK,-75.00\n'], 'a.csv');
  const { id } = await owner.api.imports.upload({ file, accountId: owner.accountId });
  await owner.api.imports.commit({ id });
});
afterAll(() => app.close());

const found = async (search: string, filter: object = {}) => (await owner.names({ search, ...filter })).toSorted();

test.each([
  ['a part of the description, in whatever case', 'wOOlw', ['Woolworths']],
  ['the reference', 'inv-22', ['Dentist']],
  ['what the bank wrote', 'hyper rosebank', ['Checkers']],
  ['the name of a category', 'fuel', ['Engen']],
  ['the name of an account', 'gold', ['Dentist']],
  ['the name of a bank', 'investec', ['Dentist']],
  ['an amount with a point', '495.68', ['Woolworths']],
  ['an amount with a comma', '495,68', ['Woolworths']],
  ['an amount with a space', '1 234,50', ['Engen']],
  ['an amount with its currency', 'R495.68', ['Woolworths']],
  ['an amount that went out', '-495.68', ['Woolworths']],
  ['an amount that came in, where it went out', '+495.68', []],
  ['whole units', '495', ['Woolworths']],
  ['more than an amount', '>1000', ['Engen', 'Salary']],
  ['less than an amount', '<99', ['Checkers']],
  ['at least an amount', '>=1234.50', ['Engen', 'Salary']],
  ['a range', '75..100', ['Checkers', 'Dentist']],
  ['words and an amount', 'engen >1000', ['Engen']],
  ['words that do not fit the amount', 'engen <1000', []],
  ['a category and an amount', 'groceries >400', ['Woolworths']],
  ['signs that patterns use', '%', []],
])('%s is found', async (_, search, names) => {
  expect(await found(search)).toEqual(names);
  expect((await owner.totals({ search })).count).toBe(names.length);
});

test('a split is found by the amount on its statement, as its lines, whichever way is taken', async () => {
  const who = await bookkeeper(app);
  const { id } = await who.write('Spar', -94_582n);
  await who.write('Bakery', -600n);
  const lines = [-94_000n, -582n].map((minor, at) => ({
    description: `Line ${at + 1}`,
    categoryId: null,
    amount: money(minor, 'ZAR'),
  }));
  await who.api.splits.split({ id, lines });
  const both = ['Line 1', 'Line 2'];
  for (const search of ['945,82', '945', 'amount:945.82'])
    expect([search, (await who.names({ search })).toSorted()]).toEqual([search, both]);
  expect(await who.names({ search: '-amount:945.82' })).toEqual(['Bakery']);
  expect(await who.names({ search: '>900 -amount:945.82' })).toEqual([]);
  expect((await who.names({ search: '>900' })).toSorted()).toEqual(['Line 1']);
  // As among so many that they are found by their indexes.
  const scope = { role: 'ilifa_app', userId: who.session.person.id, workspaceId: who.session.workspace.id } as const;
  const byIndex = (least: number, most: number) =>
    inTransaction(app.services.pool, scope, async (db) => {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from search_transactions(null, 'ZAR', '{}', '{}', array[${least}]::bigint[], array[${most}]::bigint[])`,
      );
      return rows.length;
    });
  expect([await byIndex(-94_582, -94_582), await byIndex(-95_000, -90_000)]).toEqual([2, 1]);
});

test('the category above finds what is filed below it', async () => {
  const all = await owner.api.categories.list();
  const fuel = all.find(({ name }) => name === 'Fuel');
  const above = all.find(({ id }) => id === fuel?.parentId)?.name ?? '';
  expect(await found(above)).toContain('Engen');
});

describe('where nothing is found', () => {
  test.each([
    ['woolworhts', 'woolworths', ['Woolworths']],
    ['chekers', 'checkers', ['Checkers']],
    ['salray', 'salary', ['Salary']],
    ['feul', 'fuel', ['Engen']],
    ['woolworhts >400', 'woolworths', ['Woolworths']],
  ])('%s is searched for as %s, in list and totals', async (search, corrected, names) => {
    const page = await owner.list({ search });
    expect(page.rows.map(({ description }) => description)).toEqual(names);
    expect(page.corrected).toBe(corrected);
    expect(await owner.totals({ search })).toMatchObject({ corrected, count: names.length });
  });

  test('nothing is guessed at where nothing is like it, or the word is there outside the filter', async () => {
    expect(await owner.list({ search: 'qqzzxw' })).toMatchObject({ rows: [], corrected: null });
    expect(await owner.list({ search: 'woolworths', to: '2026-02-01' })).toMatchObject({ rows: [], corrected: null });
  });

  test('words of other workspaces are not guessed at', async () => {
    const stranger = await bookkeeper(app);
    expect(await stranger.list({ search: 'woolworhts' })).toMatchObject({ rows: [], corrected: null });
  });
});

test('a member who may not see amounts finds none, by no notation, and sorts by none', async () => {
  const member = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  for (const search of ['495.68', 'R495,68', '>1000', '<50', '100..200', 'engen >1', '>=١٠٠', '=٤٩٥'])
    await expect(ask(search), search).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
  await expect(api.transactions.totals({ currency: 'ZAR', search: '>1000' })).rejects.toMatchObject({
    code: 'SEARCH_WITHOUT_AMOUNTS',
  });
  await expect(
    api.transactions.list({ currency: 'ZAR', sort: { column: 'amount', direction: 'up' } }),
  ).rejects.toMatchObject({ code: 'SORT_WITHOUT_AMOUNTS' });
  expect((await ask('woolworhts')).corrected).toBe('woolworths');
  await owner.write('Paid thousand', -1n);
  expect(await ask('thousnad')).toMatchObject({ rows: [], corrected: null });
});

test('a member limited to some accounts finds no words of others, and is told of none', async () => {
  const member = await joined(app, owner, { role: 'viewer', accountIds: [cardId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  expect((await ask('dentsit')).corrected).toBe('dentist');
  for (const search of ['woolworths', 'woolworhts', '495.68', 'groceries', 'cheque'])
    expect(await ask(search), search).toMatchObject({ count: 0, corrected: null });
  expect((await ask('<1000')).count).toBe(1);
});
