import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsFrom } from '#testing/months.ts';
import { SPENDING_GROUPS, VARIABILITIES } from '#modules/money/categories/rules.ts';
import { CHOOSERS, FACTS, type Query, STATES, TEXT_FIELDS } from '#modules/money/search-language/model.ts';
import { matches, parseQuery, printQuery, resolveQuery, type Row } from '#modules/money/search-language/rules.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { chosenBy } from './filter.server.ts';
import { FilterSchema } from './model.ts';
import { pageOf, totalsOf } from './pages.server.ts';
import { searchPage } from './search.server.ts';
import { stretchesOf } from './stretches.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CALENDAR = { today: '2026-03-10', months: monthsFrom('1') };
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
  fc.record({ kind: fc.constant('variability' as const), variability: fc.constantFrom(...VARIABILITIES) }),
  fc.record({ kind: fc.constant('has' as const), fact: fc.constantFrom(...FACTS) }),
  fc.record({ kind: fc.constant('categorised' as const), by: fc.constantFrom(...CHOOSERS) }),
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
    field: fc.constant('taxline' as const),
    name: fc.constantFrom('travel', 'donations', 'ITR12 travel'),
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
  const listed = await who.api.categories.list();
  const idOf = (wanted: string) => listed.find(({ name: one }) => one === wanted)?.id ?? '';
  await who.api.categories.update({ id: idOf('Fuel'), variability: 'variable', taxLine: 'ITR12 travel' });
  await who.api.categories.update({ id: idOf('Groceries'), variability: 'fixed', taxLine: 'Donations' });
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
    categorySource: fc.option(fc.constantFrom(...CHOOSERS)),
    state: fc.constantFrom('unreconciled' as const, 'cleared' as const, 'reconciled' as const),
    isSplit: fc.constant(false),
    isLinked: fc.boolean(),
    hasReceipt: fc.boolean(),
  });
  const rows: (Row & { id: string })[] = [];
  for (const { account, category, ...rest } of fc.sample(row, { numRuns: 60, seed: 7 })) {
    const [id, paid] = [randomUUIDv7(), rest.originalCurrency];
    rows.push({ ...rest, id, accountId: account.id, categoryId: category?.id ?? null, kind: category?.kind ?? null });
    await app.owner.query(
      `insert into transactions (workspace_id, id, user_id, account_id, category_id, booked_on, description, reference,
         bank_text, minor, status, note, tag_ids, needs_review, currency, original, category_source, is_cleared, reconciliation_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'ZAR', $15, $16, $17, $18)`,
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
        rest.categorySource,
        rest.state !== 'unreconciled',
        rest.state === 'reconciled' ? randomUUIDv7() : null,
      ],
    );
  }
  rows.push(...(await withAttached(who, rows)));
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
        const { found, sums, large } = await inTransaction(
          app.services.pool,
          { role: 'ilifa_app', workspaceId, userId: who.session.person.id },
          async (db) => {
            const calendar = () => Promise.resolve(CALENDAR);
            const chosen = await chosenBy(db, { id: workspaceId, role: 'owner', calendar }, asked);
            const slice = { offset: 0, limit: 100 };
            const all = { ...chosen, thorough: true };
            const stretches = await stretchesOf(db, chosen);
            const order = { column: 'date', direction: 'down', ranks: [], numbersHidden: false } as const;
            return {
              found: await pageOf(db, chosen, order, { page: 1, pageSize: 100 }),
              sums: await totalsOf(db, chosen),
              large: chosen.search === null ? null : await searchPage(db, all, stretches, slice, AS_IF_MANY),
            };
          },
        );
        expect(found.rows.map(({ id }) => id).toSorted(), search).toEqual(expected.toSorted());
        if (large !== null) expect(large.ids.toSorted(), search).toEqual(expected.toSorted());
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

/** So few rows are read at once that a workspace of a hundred is searched as one of a million. */
const AS_IF_MANY = { walkAll: 0, gatherAll: 0, keyAll: 25, sample: 20, patience: 1000, start: 0 };

type Kept = Row & { id: string };

/**
 * Adds receipts and links as the rows say, others that are deleted or lead to deleted rows, and a split with what hangs on
 * its whole. Answers the lines of the split.
 */
async function withAttached(who: Awaited<ReturnType<typeof app.person>>, rows: readonly Kept[]): Promise<Kept[]> {
  const { api, session } = who;
  const [workspaceId, userId, fileId] = [session.workspace.id, session.person.id, randomUUIDv7()];
  const [of] = rows;
  if (of === undefined) return [];
  const add = (description: string, minor: bigint) => {
    const amount = { minor };
    const categoryId = of.categoryId ?? '';
    return api.transactions.create({
      accountId: of.accountId,
      bookedOn: '2026-03-09',
      description,
      categoryId,
      amount,
    });
  };
  const { id: whole } = await add('Till slip', -900n);
  const { id: partner } = await add('Partner', 900n);
  const { id: gone } = await add('Gone', 100n);
  await app.owner.query(
    `insert into attachment_files (workspace_id, id, sha256, byte_count, type, key_sealed) values ($1, $2, '', 1, 'application/pdf', '')`,
    [workspaceId, fileId],
  );
  const attach = (transactionId: string, deletedAt: string | null) =>
    app.owner.query(
      `insert into attachments (workspace_id, id, user_id, transaction_id, file_id, name, deleted_at)
       values ($1, $2, $3, $4, $5, 'slip.pdf', $6)`,
      [workspaceId, randomUUIDv7(), userId, transactionId, fileId, deletedAt],
    );
  for (const { id, hasReceipt } of rows) await attach(id, hasReceipt ? null : '2026-03-10');
  await attach(whole, null);
  await api.transactionLinks.create({ kind: 'related', amount: null, fromId: partner, toId: whole });
  for (const { id, isLinked } of rows)
    await api.transactionLinks.create({ kind: 'related', amount: null, fromId: id, toId: isLinked ? partner : gone });
  await api.transactions.remove({ id: gone });
  const lines = [-500n, -400n].map((minor) => ({ categoryId: of.categoryId, amount: { minor, currency: 'ZAR' } }));
  await api.splits.split({ id: whole, lines });
  const { rows: kept } = await app.owner.query<Pick<Kept, 'id' | 'description' | 'minor' | 'categorySource'>>(
    `select id, description, minor, category_source as "categorySource" from transactions
     where workspace_id = $1 and (parent_id = $2 or id = $3)`,
    [workspaceId, whole, partner],
  );
  return kept.map((line) => ({
    ...of,
    ...line,
    bookedOn: '2026-03-09',
    reference: null,
    bankText: null,
    originalCurrency: null,
    status: 'booked',
    note: null,
    tagIds: [],
    needsReview: false,
    state: 'unreconciled',
    isSplit: line.id !== partner,
    isLinked: true,
    hasReceipt: line.id !== partner,
  }));
}

const negated = (one: Query, other: Query): Query => ({ kind: 'not', of: { kind: 'or', of: [one, other] } });
/** The same by De Morgan, with each side's negation negated twice more. */
const spread = (one: Query, other: Query): Query => ({
  kind: 'and',
  of: [one, other].map((side) => ({ kind: 'not', of: { kind: 'not', of: { kind: 'not', of: side } } })),
});
