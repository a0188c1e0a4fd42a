import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsFrom } from '#testing/months.ts';
import { startTestApp } from '#testing/app.server.ts';
import { type Database, inTransaction } from '#platform/database.server.ts';
import { chosenBy } from './filter.server.ts';
import { FilterSchema } from './model.ts';
import { moneyFlow } from '#modules/money/ledger/rules.ts';
import { isWithin, parseSearch } from '#modules/money/search-language/rules.ts';
import { searchPage, searchTotals } from './search.server.ts';
import { stretchesOf } from './stretches.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Awaited<ReturnType<typeof app.person>>;
let accountIds: string[];
let categoryIds: string[];
beforeAll(async () => {
  app = await startTestApp();
  who = await app.person();
  accountIds = [];
  for (const name of ['One', 'Two', 'Three']) accountIds.push((await who.api.accounts.create({ name })).id);
  const all = await who.api.categories.list();
  categoryIds = ['Groceries', 'Fuel', 'Between own accounts'].map(
    (name) => all.find((category) => category.name === name)?.id ?? '',
  );
});
afterAll(() => app.close());

test('nobody calls what runs with the rights of its owner, but by a grant', async () => {
  const { rows } = await app.owner.query(
    `select proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     where p.pronamespace = 'public'::regnamespace and p.prosecdef and a.grantee = 0 and a.privilege_type = 'EXECUTE'`,
  );
  expect(rows).toEqual([]);
});

const CALENDAR = () => Promise.resolve({ today: '2026-03-10', months: monthsFrom('1') });
const workspaceId = () => who.session.workspace.id;
const inBooks = <T>(work: (db: Database) => Promise<T>) =>
  inTransaction(
    app.services.pool,
    { role: 'ilifa_app', workspaceId: workspaceId(), userId: who.session.person.id },
    work,
  );

test('the search that runs as the owner looks at nothing but the books that are open to the caller', async () => {
  const [accountId = '', categoryId = ''] = [accountIds[0], categoryIds[0]];
  const wish = { accountId, categoryId, bookedOn: '2026-06-01', amount: { minor: 1n } };
  await who.api.transactions.create({ ...wish, description: 'edited' });
  const stranger = await app.person();
  const found = async (userId: string, books: string) => {
    const scope = { role: 'ilifa_app', userId, workspaceId: books } as const;
    return inTransaction(app.services.pool, scope, async (db) => {
      const { rows } = await db.execute<{ id: string }>(`select id from search_transactions('%edited%', 'ZAR')`);
      return rows.length;
    });
  };
  expect(await found(who.session.person.id, workspaceId())).toBe(1);
  expect(await found(stranger.session.person.id, workspaceId())).toBe(0);
  expect(await found(stranger.session.person.id, stranger.session.workspace.id)).toBe(0);
  expect(await found(who.session.person.id, stranger.session.workspace.id)).toBe(0);
});

/** So small that a book of some hundred rows is read in each of the ways in which one of a million is. */
const SMALL = { walkAll: 50, gatherAll: 8, keyAll: 8, sample: 25, patience: 120, start: 10 };

test('every way of searching finds the rows that a plain look finds, or says how far it looked', async () => {
  const words = ['Checkers', 'checkers 50%', 'Engen_1', 'Zinzi', 'BP', String.raw`a\b`, 'ÉTÉ'];
  const values = Array.from({ length: 600 }, (_, index) => {
    // Frequent words everywhere, one that is only in the oldest rows, one that is there twice.
    const word = index % 300 === 7 ? 'Zinzi' : index < 90 && index % 2 === 0 ? 'oldgym' : words[(index * index) % 3];
    const rare = index === 599 ? 'BP' : index === 5 ? String.raw`a\b ÉTÉ` : '';
    return {
      text: `${word} ${rare} ${index}`,
      on: `${2024 + Math.floor(index / 250)}-${String(1 + (Math.floor(index / 21) % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
      index,
    };
  });
  for (const { text, on, index } of values)
    await app.owner.query(
      `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, category_id, minor, currency)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'ZAR')`,
      [
        workspaceId(),
        randomUUIDv7(),
        who.session.person.id,
        accountIds[index % 2],
        on,
        text,
        index % 5 === 0 ? null : categoryIds[index % 3],
        (index - 300) * 7,
      ],
    );
  const { rows: plain } = await app.owner.query<{
    id: string;
    text: string;
    account: string;
    category: string | null;
    on: string;
    minor: bigint;
  }>(
    `select id, description as text, account_id as account, category_id as category, booked_on as on, minor from transactions
     where workspace_id = $1 and deleted_at is null order by booked_on desc, id desc`,
    [workspaceId()],
  );
  const filter = fc.record(
    {
      search: fc.constantFrom(
        'checkers',
        'CHECK',
        'oldgym',
        'zinzi',
        'bp',
        'b',
        '0%',
        '_1',
        '\\',
        'été',
        'row',
        'qqq',
        'q',
        '99',
        '599',
        'fuel',
        '>15',
        '7',
        'engen <5',
      ),
      accountId: fc.nat(2).map((index) => accountIds[index] ?? ''),
      categoryId: fc.nat(2).map((index) => categoryIds[index] ?? ''),
      uncategorisedOnly: fc.boolean(),
      direction: fc.constantFrom('in' as const, 'out' as const),
      withoutTransfers: fc.boolean(),
      includeTransfers: fc.boolean(),
      from: fc.constantFrom('2024-03-01', '2024-05-10', '2025-01-01'),
      to: fc.constantFrom('2026-01-31', '2025-10-10'),
      thorough: fc.boolean(),
    },
    { requiredKeys: ['search'] },
  );
  // Groceries and fuel are spending whatever their sign; without a category the sign says it.
  const transfers = categoryIds[2];
  const isSearched = (row: (typeof plain)[number], search: string) => {
    const { words, figures, amounts } = parseSearch(search, 'ZAR');
    const isNamed = words === 'fuel' && row.category === categoryIds[1];
    const isAmount = figures !== null && isWithin(row.minor, figures);
    return (
      (row.text.toLowerCase().includes(words.toLowerCase()) || isNamed || isAmount) &&
      (amounts === null || isWithin(row.minor, amounts))
    );
  };
  const figureOf = (row: (typeof plain)[number], includeTransfers: boolean) =>
    row.category === transfers && !includeTransfers
      ? 'transfer'
      : row.category !== null && row.category !== transfers
        ? 'out'
        : row.minor > 0n
          ? 'in'
          : row.minor < 0n
            ? 'out'
            : null;
  await fc.assert(
    fc.asyncProperty(filter, fc.nat(4), fc.integer({ min: 1, max: 30 }), async (wish, page, limit) => {
      const asked = FilterSchema.parse({ currency: 'ZAR', ...wish });
      const expected = plain.filter(
        (row) =>
          isSearched(row, asked.search) &&
          (asked.accountId === undefined || row.account === asked.accountId) &&
          (asked.categoryId === undefined || row.category === asked.categoryId) &&
          (!asked.uncategorisedOnly || row.category === null) &&
          (!asked.withoutTransfers || row.category !== transfers) &&
          (asked.direction === undefined || figureOf(row, asked.includeTransfers) === asked.direction) &&
          (asked.from === undefined || row.on >= asked.from) &&
          (asked.to === undefined || row.on <= asked.to),
      );
      const slice = { offset: page * limit, limit };
      const { found, sums } = await inBooks(async (db) => {
        const chosen = await chosenBy(db, { id: workspaceId(), role: 'owner', calendar: CALENDAR }, asked);
        const stretches = await stretchesOf(db, chosen);
        return {
          found: await searchPage(db, chosen, stretches, slice, SMALL),
          sums: await searchTotals(db, chosen, stretches, SMALL),
        };
      });
      const seen = expected.filter(({ on }) => found.since === null || on >= found.since);
      expect(found.ids).toEqual(seen.slice(slice.offset, slice.offset + limit).map(({ id }) => id));
      if (found.isLeast) expect(found.count).toBeGreaterThan(slice.offset + limit);
      else expect(found.count).toBe(seen.length);
      expect(found.count).toBeLessThanOrEqual(expected.length);
      const counted = expected.filter(({ on }) => sums.since === null || on >= sums.since);
      const added = (rows: typeof counted) => rows.reduce((sum, row) => sum + row.minor, 0n);
      expect(sums.sums.reduce((all, { count }) => all + count, 0)).toBe(counted.length);
      const flow = moneyFlow(sums.sums, 'ZAR', asked);
      const [came, went, moved] = (['in', 'out', 'transfer'] as const).map((figure) =>
        added(counted.filter((row) => figureOf(row, asked.includeTransfers) === figure)),
      );
      expect([flow.in.minor, -flow.out.minor, flow.transferred.minor]).toEqual([came, went, moved]);
      if (asked.thorough) expect([found.since, sums.since]).toEqual([null, null]);
      if (/[a-zé]{3}|>/.test(asked.search)) expect(found.since).toBeNull();
    }),
    { numRuns: 150 },
  );
});
