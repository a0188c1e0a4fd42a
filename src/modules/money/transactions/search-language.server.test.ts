import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALENDAR_MONTH } from '#kernel/month-start.ts';
import { type Query, STATES, TEXT_FIELDS } from '#modules/money/search-language/model.ts';
import { matches, parseQuery, printQuery, resolveQuery, type Row } from '#modules/money/search-language/rules.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { SPENDING_GROUPS } from '#modules/money/categories/rules.ts';
import { chosenBy } from './filter.server.ts';
import { FilterSchema } from './model.ts';
import { pageOf, totalsOf } from './pages.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
let cardId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await bookkeeper(app);
  cardId = (await owner.api.accounts.create({ name: 'Gold card', bankName: 'FNB' })).id;
  await owner.write('Woolworths', -49_568n, { bookedOn: '2026-03-01' });
  await owner.write('Engen', -123_450n, { bookedOn: '2026-03-02', categoryId: owner.category('Fuel') });
  await owner.write('Salary', 2_300_000n, { bookedOn: '2026-04-03', categoryId: owner.category('Salary and wages') });
  await owner.api.transactions.create({
    accountId: cardId,
    bookedOn: '2025-12-31',
    description: 'Dentist',
    categoryId: owner.category('Gifts given'),
    amount: { minor: -9900n },
    reference: 'INV-2207',
    note: 'Ask for the certificate',
  });
  const { id: work } = await owner.api.tags.create({ name: 'Work' });
  await owner.api.tags.create({ name: 'Unused tag' });
  const filter = { currency: 'ZAR', search: 'engen or dentist' };
  await owner.api.transactions.bulkChange({ which: { filter }, change: { addTags: [work] } });
  const which = { filter: { ...filter, search: 'engen' } };
  await owner.api.transactions.bulkChange({ which, change: { isReviewed: false } });
});
afterAll(() => app.close());

test.each([
  ['category:groceries', ['Woolworths']],
  ['CATEGORY:fuel amount>1000', ['Engen']],
  ['-category:groceries', ['Dentist', 'Engen', 'Salary']],
  ['category:groceries or account:fnb', ['Dentist', 'Woolworths']],
  ['account:"gold card"', ['Dentist']],
  ['date:2026', ['Engen', 'Salary', 'Woolworths']],
  ['date:2026-03 -woolworths', ['Engen']],
  ['date:2025-12..2026-03', ['Dentist', 'Engen', 'Woolworths']],
  ['date>2026-03-02', ['Salary']],
  ['date<=2026-03-01', ['Dentist', 'Woolworths']],
  ['date:2026-03 date:2026-04', []],
  ['is:income', ['Salary']],
  ['is:expense -(engen or dentist)', ['Woolworths']],
  ['is:uncategorised', []],
  ['-is:pending', ['Dentist', 'Engen', 'Salary', 'Woolworths']],
  ['reference:inv-22', ['Dentist']],
  ['payee:eng', ['Engen']],
  ['text:groceries', []],
  ['tag:work', ['Dentist', 'Engen']],
  ['-tag:work', ['Salary', 'Woolworths']],
  ['tag:unused', []],
  ['tag:work is:unreviewed', ['Engen']],
  ['is:reviewed', ['Dentist', 'Salary', 'Woolworths']],
  ['is:tagged -is:reviewed', ['Engen']],
  ['note:certificate', ['Dentist']],
  ['-note:certificate is:tagged', ['Engen']],
  ['engen or woolworths', ['Engen', 'Woolworths']],
  ['(engen or woolworths) <1000', ['Woolworths']],
  ['amount:495.68', ['Woolworths']],
  ['amount=495', []],
  ['amount:-100..-90', ['Dentist']],
  ['currency:ZAR fuel', ['Engen']],
  ['currency:USD fuel', []],
])('%s finds the same in the list and the totals', async (search, names) => {
  expect((await owner.names({ search })).toSorted()).toEqual(names);
  expect((await owner.totals({ search })).count).toBe(names.length);
});

test('the export holds what the query finds, and refuses what is not understood', async () => {
  const exported = (search: string) => owner.api.transactions.export({ currency: 'ZAR', search });
  const rows = await exported('date:2026-03 or account:fnb');
  expect(rows.map(({ description }) => description).toSorted()).toEqual(['Dentist', 'Engen', 'Woolworths']);
  await expect(exported('tag:none')).rejects.toMatchObject({ code: 'SEARCH_NOT_UNDERSTOOD' });
});

test('months named by words begin when those of the person do', async () => {
  const today = app.services.now();
  const day = today.toISOString().slice(0, 10);
  await owner.write('Today', -100n, { bookedOn: day });
  expect(await owner.names({ search: 'date:this-month date:today' })).toEqual(['Today']);
  expect(await owner.names({ search: 'date:last-month' })).toEqual([]);
});

test.each([
  ['category:grocries', 9, 'There is no category “grocries”. Did you mean “Groceries”?'],
  ['account:zzz', 8, 'There is no account “zzz”.'],
  ['tag:wrok', 4, 'There is no tag “wrok”. Did you mean “Work”?'],
  [
    'is:nothing',
    3,
    'After “is:”, type one of: transfer, income, expense, uncategorised, pending, reviewed, unreviewed, tagged.',
  ],
  ['(category:fuel', 0, 'Close this bracket.'],
])('%s is refused with its place and a message, and nothing is searched', async (search, at, message) => {
  const refused = { code: 'SEARCH_NOT_UNDERSTOOD', message, data: { at } };
  await expect(owner.list({ search })).rejects.toMatchObject(refused);
  await expect(owner.totals({ search })).rejects.toMatchObject(refused);
});

test('a word with a typing error is put right beside a field', async () => {
  const page = await owner.list({ search: 'woolworhts category:groceries' });
  expect(page.corrected).toBe('woolworths');
  expect(page.rows.map(({ description }) => description)).toEqual(['Woolworths']);
});

test('a member who may not see amounts asks for none, and may ask for days', async () => {
  const member = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  for (const search of ['amount>5', 'category:fuel >5', '-(amount:1..2)', 'text:5', 'reference:22', 'fuel or "4"'])
    await expect(ask(search), search).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
  expect((await ask('date:2026-03 category:fuel')).count).toBe(1);
});

test('a member limited to some accounts finds nothing of others, also by what is left out', async () => {
  const member = await joined(app, owner, { role: 'viewer', accountIds: [cardId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  expect((await ask('-category:fuel')).count).toBe(1);
  await expect(ask('account:cheque')).rejects.toMatchObject({ code: 'SEARCH_NOT_UNDERSTOOD' });
});

const CALENDAR = { today: '2026-03-10', months: { start: CALENDAR_MONTH, country: 'ZA' } };
const name = fc.constantFrom('Shop', 'shop two', 'Fuel 5%', 'a_b', 'INV', '"x"');

const leaf: fc.Arbitrary<Query> = fc.oneof(
  fc.record({ kind: fc.constant('words' as const), text: fc.constantFrom('shop', 'two', 'fuel', '5%', '495', 'card') }),
  fc.record({
    kind: fc.constant('text' as const),
    field: fc.constantFrom(...TEXT_FIELDS),
    text: fc.constantFrom('SHOP', 'inv', '_', '%', 'x'),
  }),
  fc.record({ kind: fc.constant('group' as const), group: fc.constantFrom(...SPENDING_GROUPS) }),
  fc.record({ kind: fc.constant('is' as const), state: fc.constantFrom(...STATES) }),
  fc.record({ kind: fc.constant('source' as const), source: fc.constantFrom('import' as const, 'person' as const) }),
  fc.record({ kind: fc.constant('original' as const), code: fc.constantFrom('USD', 'EUR', 'ZAR') }),
  fc.record({ kind: fc.constant('direction' as const), way: fc.constantFrom('in' as const, 'out' as const) }),
  fc.record({
    kind: fc.constant('named' as const),
    field: fc.constant('category' as const),
    name: fc.constantFrom('fuel', 'groceries'),
    at: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('named' as const),
    field: fc.constant('tag' as const),
    name: fc.constantFrom('home', 'away', 'former'),
    at: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('named' as const),
    field: fc.constant('account' as const),
    name: fc.constantFrom('one', 'two'),
    at: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    compare: fc.constantFrom('>' as const, '<=' as const),
    amount: fc.constantFrom('4', '495', '-5'),
  }),
  fc
    .record({
      kind: fc.constant('date' as const),
      compare: fc.constantFrom('=' as const, '>' as const, '<' as const),
      from: fc.constantFrom('2026-03', 'today', 'last-month'),
      to: fc.constant(''),
    })
    .map((date) => ({ ...date, to: date.from })),
);
const { tree } = fc.letrec<{ tree: Query }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constant('not' as const), of: tie('tree') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
    }) as fc.Arbitrary<Query>,
  ),
}));

test('the database finds what the rule finds, for any query and any rows', async () => {
  const who = await app.person();
  const accounts = [];
  for (const one of ['One', 'Two']) accounts.push(await who.api.accounts.create({ name: one }));
  const categories = await who.api.categories.list();
  const held = ['Fuel', 'Groceries', 'Between own accounts', 'Salary and wages'].flatMap(
    (wanted) => categories.find((category) => category.name === wanted) ?? [],
  );
  expect(held).toHaveLength(4);
  const workspaceId = who.session.workspace.id;
  const tagIds: string[] = [];
  for (const one of ['Home', 'Away', 'Former', 'Deleted']) tagIds.push((await who.api.tags.create({ name: one })).id);
  const [home = '', , former = '', deleted = ''] = tagIds;
  await who.api.tags.merge({ id: former, into: home });
  await who.api.tags.remove({ id: deleted });
  const tags = [
    { name: 'Home', ids: [home, former], formerNames: ['Former'] },
    { name: 'Away', ids: [tagIds[1] ?? ''], formerNames: [] },
  ];
  const row = fc.record({
    note: fc.option(name),
    tagIds: fc.subarray(tagIds),
    needsReview: fc.boolean(),
    account: fc.constantFrom(...accounts),
    category: fc.option(fc.constantFrom(...held)),
    bookedOn: fc.constantFrom('2026-02-27', '2026-03-09', '2026-03-10', '2026-04-01'),
    description: name,
    reference: fc.option(name),
    bankText: fc.option(name),
    minor: fc.constantFrom(-49_568n, -400n, -500n, 0n, 500n, 49_500n),
    status: fc.constantFrom('booked' as const, 'pending' as const),
    source: fc.constant('person' as const),
    originalCurrency: fc.constantFrom('USD', 'EUR', null),
  });
  const rows: (Row & { id: string })[] = [];
  for (const { account, category, ...rest } of fc.sample(row, { numRuns: 60, seed: 7 })) {
    const [id, paid] = [randomUUIDv7(), rest.originalCurrency];
    rows.push({ ...rest, id, accountId: account.id, categoryId: category?.id ?? null, kind: category?.kind ?? null });
    await app.owner.query(
      `insert into transactions (workspace_id, id, user_id, account_id, category_id, booked_on, description, reference,
         bank_text, minor, status, note, tag_ids, needs_review, currency, original)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'ZAR', $15)`,
      [
        workspaceId,
        id,
        who.session.person.id,
        account.id,
        category?.id,
        rest.bookedOn,
        rest.description,
        rest.reference,
        rest.bankText,
        rest.minor,
        rest.status,
        rest.note,
        rest.tagIds,
        rest.needsReview,
        paid === null ? null : { minor: '100', currency: paid, rate: null, fee: null },
      ],
    );
  }
  const known = { currency: 'ZAR', ...CALENDAR, categories, tags, accounts: await who.api.accounts.list() };
  await fc.assert(
    fc.asyncProperty(tree, tree, async (one, other) => {
      for (const query of [one, negated(one, other)]) {
        const search = printQuery(query, 'ZAR');
        const parsed = parseQuery(search, 'ZAR');
        if (parsed.kind !== 'query') continue;
        const condition = resolveQuery(parsed.query, known);
        if ('problem' in condition) throw new Error(condition.problem.message);
        const expected = rows.filter((each) => matches(condition, each)).map(({ id }) => id);
        const asked = FilterSchema.parse({ currency: 'ZAR', search });
        const { found, sums } = await inTransaction(
          app.services.pool,
          { role: 'ilifa_app', workspaceId, userId: who.session.person.id },
          async (db) => {
            const calendar = () => Promise.resolve(CALENDAR);
            const chosen = await chosenBy(db, { id: workspaceId, role: 'owner', calendar }, asked);
            const order = { column: 'date', direction: 'down', ranks: [], numbersHidden: false } as const;
            return {
              found: await pageOf(db, chosen, order, { page: 1, pageSize: 100 }),
              sums: await totalsOf(db, chosen),
            };
          },
        );
        expect(found.rows.map(({ id }) => id).toSorted(), search).toEqual(expected.toSorted());
        expect(found.count, search).toBe(expected.length);
        expect(sums.count, search).toBe(expected.length);
      }
      const sides = [negated(one, other), spread(one, other)].map((query) => resolveQuery(query, known));
      for (const each of rows)
        expect(new Set(sides.map((side) => 'problem' in side || matches(side, each))).size).toBe(1);
    }),
    { numRuns: 60 },
  );
});

const negated = (one: Query, other: Query): Query => ({ kind: 'not', of: { kind: 'or', of: [one, other] } });
/** The same by De Morgan, with each side's negation negated twice more. */
const spread = (one: Query, other: Query): Query => ({
  kind: 'and',
  of: [one, other].map((side) => ({ kind: 'not', of: { kind: 'not', of: { kind: 'not', of: side } } })),
});
