import type { OpenWorkspace } from '#kernel/caller.ts';
import { can, AMOUNTS } from '#kernel/permissions.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { type CategoryRef, categoriesIn, formerNames, idsByKind } from '#modules/money/categories/service.server.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { idsWithReceipts } from '#modules/money/attachments/service.server.ts';
import { familyOf } from '#modules/money/categories/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { Direction } from '#modules/money/ledger/model.ts';
import type { Filter } from './model.ts';
import { likePattern } from '#modules/money/ledger/rules.ts';
import { idList, type KindIds, type SumScope } from '#modules/money/ledger/service.server.ts';
import type { Periods } from '#kernel/period-rules.ts';
import type { Problem } from '#modules/money/search-language/model.ts';
import {
  type Condition,
  type Interval,
  isIndexed,
  narrowed,
  parseQuery,
  parseSearch,
  resolveQuery,
  type Words,
  wordsIn,
} from '#modules/money/search-language/rules.ts';
import {
  conditionOf,
  isInDirection,
  keysOf,
  needsWholeRow,
  type Reader,
} from '#modules/money/search-language/service.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import { idsWithLinks } from '#modules/money/transaction-links/service.server.ts';
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
  /** What else the search asks of each row, as SQL; null where nothing. */
  readonly condition: SQL | null;
  readonly isIndexed: boolean;
  /** Ids among which all that is searched for is, one list or several; those that are short are read in place of all. */
  readonly keys: readonly SQL[];
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

/** Who asks: the open workspace, and which day it is for the person. */
export type Asker = Pick<OpenWorkspace, 'id' | 'role'> & {
  readonly calendar: () => Promise<{ readonly today: Day; readonly months: Periods }>;
};

/** Thrown where a search is not understood. */
export class SearchProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** @throws SearchProblem */
export async function chosenBy(db: Database, asker: Asker, filter: Filter): Promise<Chosen> {
  const { id: workspaceId, role } = asker;
  const numbersHidden = !can(role, AMOUNTS.read);
  const kinds = await idsByKind(db, workspaceId);
  const reader = { workspaceId, kinds, numbersHidden, attached: attachedIn(workspaceId) };
  const isSearch = filter.search !== '';
  const all = filter.categoryId === undefined && !isSearch ? [] : await categoriesIn(db, workspaceId);
  const accounts = isSearch ? await accountsIn(db, workspaceId) : [];
  const { currency, accountId = null, importId = null, direction = null, from, to, search, thorough } = filter;
  const chosen: Chosen = {
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
    search: null,
    thorough,
  };
  if (!isSearch) return chosen;
  const parsed = parseQuery(search, currency);
  if (parsed.kind === 'problem') throw new SearchProblem(parsed.problem);
  const names = { currency, categories: all, accounts };
  if (parsed.kind === 'plain') {
    const { words, amounts } = parseSearch(search, currency);
    return {
      ...chosen,
      search: searchBy(words === '' ? null : wordsIn(words, names), { amounts, rest: [], reader }),
    };
  }
  const known = {
    ...names,
    tags: await tagsIn(db, workspaceId),
    formerNames: await formerNames(db, workspaceId),
    ...(await asker.calendar()),
  };
  const condition = resolveQuery(parsed.query, known);
  if ('problem' in condition) throw new SearchProblem(condition.problem);
  return narrowedBy(chosen, condition, reader);
}

const attachedIn = (workspaceId: string) => ({
  receipts: idsWithReceipts(workspaceId),
  links: idsWithLinks(workspaceId),
});

/** The filter, made narrower by what a query asks for; the rest is asked of each row. */
function narrowedBy(chosen: Chosen, condition: Condition, reader: Reader): Chosen {
  const { words, amounts, accounts, categories, state, ...found } = narrowed(condition);
  const rest = [...found.rest];
  const place = { ...chosen };
  const days = narrowed({ kind: 'and', of: [daysAsked(chosen), daysAsked(found)] });
  rest.push(...days.rest);
  if (accounts !== null) {
    const [only] = accounts;
    if (accounts.length === 1 && only !== undefined && place.accountId === null) place.accountId = only;
    else rest.push({ kind: 'accounts', ids: accounts });
  }
  if (categories !== null) {
    if (place.categories === null) place.categories = { only: categories };
    else rest.push({ kind: 'categories', ids: categories });
  }
  if (state === 'uncategorised' && place.categories === null) place.categories = { only: [NO_CATEGORY] };
  else if (state !== null) rest.push({ kind: 'is', state });
  const isSearch = words !== null || amounts !== null || rest.length > 0;
  return {
    ...place,
    from: days.from,
    to: days.to,
    search: isSearch ? searchBy(words, { amounts, rest, reader }) : null,
  };
}

const daysAsked = ({ from = null, to = null }: { from?: Day | undefined | null; to?: Day | undefined | null }) =>
  ({ kind: 'days', from, to }) as const;

type Asked = {
  readonly amounts: readonly Interval[] | null;
  readonly rest: readonly Condition[];
  readonly reader: Reader;
};

function searchBy(words: Words | null, { amounts, rest, reader }: Asked): Search {
  const { numbersHidden } = reader;
  const hasKey = words === null ? amounts !== null : isIndexed(words.text);
  return {
    words: words?.text ?? '',
    pattern: words === null ? null : likePattern(words.text),
    categories: words?.categories ?? [],
    accounts: words?.accounts ?? [],
    figures: words?.figures ?? [],
    amounts,
    condition: rest.length === 0 ? null : conditionOf({ kind: 'and', of: rest }, reader),
    isIndexed: hasKey && !numbersHidden && !rest.some(needsWholeRow),
    keys: keysOf(rest, reader),
    numbersHidden,
  };
}

/** The same search for other words, as where those typed were a mistake. */
export async function withWords(db: Database, chosen: Chosen, text: string): Promise<Chosen> {
  const { workspaceId, currency, search } = chosen;
  if (search === null) return chosen;
  const names = { categories: await categoriesIn(db, workspaceId), accounts: await accountsIn(db, workspaceId) };
  const { figures, categories, accounts } = wordsIn(text, { currency, ...names });
  const isKnown = isIndexed(text) && search.isIndexed;
  const pattern = likePattern(text);
  return { ...chosen, search: { ...search, words: text, pattern, figures, categories, accounts, isIndexed: isKnown } };
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

/** The filter's days, or the narrower ones given. */
export function daysOf(chosen: Chosen, within: { from?: Day | null; to?: Day | null } = {}): SQL[] {
  const from = within.from ?? chosen.from;
  const to = within.to ?? chosen.to;
  return [
    ...(from === undefined ? [] : [sql`booked_on >= ${from}`]),
    ...(to === undefined ? [] : [sql`booked_on <= ${to}`]),
  ];
}

/** The filter on the table itself, search aside; of a split its lines. */
export function rowsOf(chosen: Chosen, within: { from?: Day | null; to?: Day | null } = {}): SQL {
  const books = sql`workspace_id = ${chosen.workspaceId} and currency = ${chosen.currency} and deleted_at is null and not is_split`;
  return sql.join([books, ...daysOf(chosen, within), ...placesOf(chosen)], sql` and `);
}
