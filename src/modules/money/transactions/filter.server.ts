import type { OpenWorkspace } from '#kernel/caller.ts';
import { can, AMOUNTS } from '#kernel/permissions.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { type CategoryRef, categoriesIn, idsByKind } from '#modules/money/categories/service.server.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { familyOf } from '#modules/money/categories/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Direction } from '#modules/money/ledger/model.ts';
import type { Filter } from './model.ts';
import { countsAs, likePattern } from '#modules/money/ledger/rules.ts';
import { idList, type KindIds, type SumScope } from '#modules/money/ledger/service.server.ts';
import { isIndexed } from './rules.ts';
import { type Interval, parseSearch, type SearchTerms } from '#modules/money/search-language/rules.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';

/** A search, looked up: what finds a row, and what every row found must come to. */
export type Search = {
  /** What was typed, amounts to compare with aside. */
  readonly words: string;
  /** Null where only amounts are asked for. */
  readonly pattern: string | null;
  /** Rows of these are found, whatever their text: their name has the words. */
  readonly categories: readonly string[];
  readonly accounts: readonly string[];
  /** Rows of these amounts are found, whatever their text. */
  readonly figures: readonly Interval[];
  readonly amounts: readonly Interval[] | null;
  readonly isIndexed: boolean;
  /** Words for numbers are not found, nor what they tell. */
  readonly numbersHidden: boolean;
};

/** A filter, looked up: categories with what is below them, the search as a pattern. */
export type Chosen = {
  readonly workspaceId: string;
  readonly currency: string;
  readonly accountId: string | null;
  readonly importId: string | null;
  readonly direction: Direction | null;
  readonly includeTransfers: boolean;
  /** All categories of the books by their kind. */
  readonly kinds: KindIds;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** `NO_CATEGORY` stands for none. Null lets every row through. */
  readonly categories: SumScope['categories'];
  readonly search: Search | null;
  readonly thorough: boolean;
};

export async function chosenBy(
  db: Database,
  { id: workspaceId, role }: Pick<OpenWorkspace, 'id' | 'role'>,
  filter: Filter,
): Promise<Chosen> {
  const numbersHidden = !can(role, AMOUNTS.read);
  const kinds = await idsByKind(db, workspaceId);
  const isSearch = filter.search !== '';
  const all = filter.categoryId === undefined && !isSearch ? [] : await categoriesIn(db, workspaceId);
  const accounts = isSearch ? await accountsIn(db, workspaceId) : [];
  const { currency, accountId = null, importId = null, direction = null, from, to, search, thorough } = filter;
  return {
    workspaceId,
    currency,
    accountId,
    importId,
    direction,
    from,
    to,
    includeTransfers: filter.includeTransfers,
    kinds,
    categories: categoriesOf(filter, all, kinds.transfer),
    search: isSearch ? searchBy(parseSearch(search, currency), { categories: all, accounts, numbersHidden }) : null,
    thorough,
  };
}

type Named = {
  readonly categories: readonly CategoryRef[];
  readonly accounts: readonly AccountRef[];
  readonly numbersHidden: boolean;
};

function searchBy({ words, figures, amounts }: SearchTerms, { categories, accounts, numbersHidden }: Named): Search {
  // Fewer letters are in nearly every name.
  const has = (name: string) => isIndexed(words) && name.toLowerCase().includes(words.toLowerCase());
  return {
    words,
    pattern: words === '' ? null : likePattern(words),
    categories: categories.filter(({ name }) => has(name)).flatMap(({ id }) => familyOf(categories, id)),
    accounts: accounts.filter(({ name, bankName }) => has(name) || has(bankName)).map(({ id }) => id),
    figures: figures ?? [],
    amounts,
    isIndexed: (words === '' || isIndexed(words)) && !numbersHidden,
    numbersHidden,
  };
}

function categoriesOf(filter: Filter, all: readonly CategoryRef[], transfers: readonly string[]): Chosen['categories'] {
  if (filter.uncategorisedOnly) return { only: filter.categoryId === undefined ? [NO_CATEGORY] : [] };
  if (filter.categoryId === undefined) return filter.withoutTransfers ? { except: transfers } : null;
  const family = familyOf(all, filter.categoryId);
  return { only: filter.withoutTransfers ? family.filter((id) => !transfers.includes(id)) : family };
}

/** The rows of a filter by columns of `transactions`, or of what a search found; days, search and books aside. */
export function placesOf(chosen: Chosen): SQL[] {
  const { accountId, importId, direction, categories } = chosen;
  const conditions: SQL[] = [];
  if (accountId !== null) conditions.push(sql`account_id = ${accountId}`);
  if (importId !== null) conditions.push(sql`import_id = ${importId}`);
  if (direction !== null) conditions.push(isInDirection(direction, chosen));
  if (categories !== null && 'except' in categories)
    conditions.push(sql`(category_id is null or category_id <> all(${idList(categories.except)}))`);
  if (categories !== null && 'only' in categories)
    conditions.push(
      categories.only.includes(NO_CATEGORY)
        ? sql`category_id is null`
        : sql`category_id = any(${idList(categories.only)})`,
    );
  return conditions;
}

/** `countsAs`, for the database: which kinds count in this direction whatever their sign, and which by it. */
function isInDirection(direction: Direction, { kinds, includeTransfers }: Chosen): SQL {
  const isThere = (kind: CategoryKind | null, minor: bigint) => countsAs(direction, kind, minor, { includeTransfers });
  const signs = [
    [1n, sql`minor > 0`],
    [-1n, sql`minor < 0`],
  ] as const;
  const places = (Object.keys(kinds) as CategoryKind[]).flatMap((kind) => {
    const filed = sql`category_id = any(${idList(kinds[kind])})`;
    if (isThere(kind, 0n)) return [filed];
    return signs.flatMap(([sign, hasSign]) => (isThere(kind, sign) ? [sql`(${filed} and ${hasSign})`] : []));
  });
  const unfiled = signs.flatMap(([sign, hasSign]) =>
    isThere(null, sign) ? [sql`(category_id is null and ${hasSign})`] : [],
  );
  return sql`(${sql.join([sql`false`, ...places, ...unfiled], sql` or `)})`;
}

/** The filter's days, or the narrower ones given. */
export function daysOf(chosen: Chosen, within: { from?: Day | null; to?: Day | null } = {}): SQL[] {
  const from = within.from ?? chosen.from;
  const to = within.to ?? chosen.to;
  return [
    ...(from === undefined ? [] : [sql`booked_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`booked_on <= ${to}`]),
  ];
}

/** The filter on the table itself, search aside. */
export function rowsOf(chosen: Chosen, within: { from?: Day | null; to?: Day | null } = {}): SQL {
  const books = sql`workspace_id = ${chosen.workspaceId} and currency = ${chosen.currency} and deleted_at is null`;
  return sql.join([books, ...daysOf(chosen, within), ...placesOf(chosen)], sql` and `);
}
