import { type SQL, sql } from 'drizzle-orm';
import { NUMBER_WORDS } from '#kernel/written-amounts.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Direction } from '#modules/money/ledger/model.ts';
import { countsAs, likePattern } from '#modules/money/ledger/rules.ts';
import { idList, type KindIds } from '#modules/money/ledger/service.server.ts';
import { DIRECTION_OF } from './matches.ts';
import type { Listed } from './keys.server.ts';
import type { TextField } from './model.ts';
import type { Condition, RowFact, RowState, Words } from './resolve.ts';
import type { Interval } from './search-terms.ts';

export { keysOf } from './keys.server.ts';

/** Who asks, as far as it decides what a condition finds. */
export type Reader = Listed & {
  /** All categories of the workspace by their kind. */
  readonly kinds: KindIds;
  /** Words for numbers are not found, nor what they tell. */
  readonly numbersHidden: boolean;
};

/** Amounts in words are struck out of what such a member reads; how many rows are found would tell them. */
const ANY_NUMBER_WORD = String.raw`\m(?:${NUMBER_WORDS})\M`;

/**
 * A condition over columns of `transactions`, never null, so that its opposite is the rest. Texts that the member may not
 * read are not found (decision 038).
 */
export function conditionOf(condition: Condition, reader: Reader): SQL {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => conditionOf(part, reader));
      return sql`(${sql.join(parts, condition.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`(not ${conditionOf(condition.of, reader)})`;
    case 'always':
      return sql`true`;
    case 'never':
      return sql`false`;
    case 'words':
      return isAnyOf(condition, likePattern(condition.text), reader);
    case 'text':
      return hasPattern(condition.field, likePattern(condition.text), reader);
    case 'categories':
      return isFiled(condition.ids);
    case 'accounts':
      return sql`(account_id = any(${idList(condition.ids)}))`;
    case 'tags':
      // Those without any are told by the index of those that have some.
      return sql`(tag_ids <> '{}' and tag_ids && ${idList(condition.ids)})`;
    case 'amounts':
      return isOf(condition.within, reader);
    case 'days': {
      const { from, to } = condition;
      return sql`(${from === null ? sql`true` : sql`booked_on >= ${from}`}
        and ${to === null ? sql`true` : sql`booked_on <= ${to}`})`;
    }
    case 'is':
      return isInState(condition.state, reader);
    case 'source':
      return condition.source === 'import' ? sql`(import_id is not null)` : sql`(import_id is null)`;
    case 'has':
      return hasFact(condition.fact, reader);
    case 'categorised':
      return sql`(coalesce(category_source = ${condition.by}, false))`;
    case 'original':
      // The currency may tell of an account that is hidden.
      return sql`(coalesce(original ->> 'currency' = ${condition.code}, false) and ${TELLS_OF_NO_OTHER})`;
    case 'direction':
      return condition.way === 'in' ? sql`(minor > 0)` : sql`(minor < 0)`;
  }
}

/** What the row says beside its amount is left out where it tells of an account that is hidden. */
const TELLS_OF_NO_OTHER = sql`((select app_accounts()) is null or not hides_other_side(id))`;

const WHOLE_ROW_TEXTS: ReadonlySet<TextField> = new Set(['reference', 'bank', 'note']);
const WHOLE_ROW_STATES: ReadonlySet<RowState> = new Set([
  'pending',
  'reviewed',
  'unreviewed',
  'unreconciled',
  'cleared',
  'reconciled',
  'split',
]);

/** Whether a condition asks for columns that a search by the trigram index does not bring. */
export function needsWholeRow(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.some(needsWholeRow);
    case 'not':
      return needsWholeRow(condition.of);
    case 'text':
      return WHOLE_ROW_TEXTS.has(condition.field);
    case 'source':
    case 'categorised':
    case 'tags':
    case 'original':
      return true;
    case 'has':
      return condition.fact !== 'receipt';
    case 'is':
      return WHOLE_ROW_STATES.has(condition.state);
    default:
      return false;
  }
}

/** Rows of plain words: with the pattern in their text, or of these categories, accounts or amounts. */
export function isAnyOf(
  { categories, accounts, figures }: Pick<Words, 'categories' | 'accounts' | 'figures'>,
  pattern: string | null,
  { workspaceId, numbersHidden }: Pick<Reader, 'workspaceId' | 'numbersHidden'>,
): SQL {
  const ways: SQL[] = [];
  if (pattern !== null) ways.push(hasPattern('text', pattern, { numbersHidden }));
  if (categories.length > 0) ways.push(isFiled(categories));
  if (accounts.length > 0) ways.push(sql`account_id = any(${idList(accounts)})`);
  if (figures.length > 0) ways.push(isOf(figures, { workspaceId }));
  return ways.length === 0 ? sql`true` : sql`(${sql.join(ways, sql` or `)})`;
}

const isFiled = (ids: readonly string[]) => sql`(category_id is not null and category_id = any(${idList(ids)}))`;

const COLUMNS: Readonly<Record<TextField, SQL>> = {
  text: sql`search_text`,
  description: sql`split_part(search_text, E'\n', 1)`,
  reference: sql`coalesce(lower(reference), '')`,
  bank: sql`coalesce(lower(bank_text), '')`,
  note: sql`coalesce(lower(note), '')`,
};

function hasPattern(field: TextField, pattern: string, { numbersHidden }: Pick<Reader, 'numbersHidden'>): SQL {
  const text = COLUMNS[field];
  return sql`(${text} like lower(${pattern})
      ${numbersHidden ? sql`and regexp_replace(${text}, ${ANY_NUMBER_WORD}, '•', 'gi') like lower(${pattern})` : sql``}
      and ${TELLS_OF_NO_OTHER})`;
}

/** As far as whole units reach, such as `495`: one amount is asked for. */
const ONE_AMOUNT = 100n;

/** Rows of these amounts; and of one amount the lines of a split that is of it, since that is what its statement says. */
export function isOf(intervals: readonly Interval[], { workspaceId }: Pick<Listed, 'workspaceId'>): SQL {
  const among = (column: SQL, wanted: readonly Interval[]) =>
    sql`(${sql.join([sql`false`, ...wanted.map(([least, most]) => sql`${column} between ${least} and ${most}`)], sql` or `)})`;
  const single = intervals.filter(([least, most]) => most - least < ONE_AMOUNT);
  const own = among(sql`minor`, intervals);
  if (single.length === 0) return own;
  return sql`(${own} or ${isListed(sql`(select line.id from transactions whole
      join transactions line on line.workspace_id = whole.workspace_id and line.parent_id = whole.id
      where whole.workspace_id = ${workspaceId} and whole.is_split and ${among(sql`whole.minor`, single)})`)})`;
}

/** Whether the id of a row is in a list. */
export const isListed = (ids: SQL) => sql`(id in ${ids})`;

function hasFact(fact: RowFact, { attached }: Reader): SQL {
  switch (fact) {
    case 'receipt':
      return isListed(attached.receipts);
    case 'note':
      return sql`(note is not null and ${TELLS_OF_NO_OTHER})`;
    case 'reference':
      return sql`(reference is not null and ${TELLS_OF_NO_OTHER})`;
    case 'original':
      return sql`(original is not null and ${TELLS_OF_NO_OTHER})`;
  }
}

function isInState(state: RowState, { attached, kinds }: Reader): SQL {
  switch (state) {
    case 'reviewed':
      return sql`(not needs_review)`;
    case 'unreviewed':
      return sql`(needs_review)`;
    case 'pending':
      return sql`(status = 'pending')`;
    case 'uncategorised':
      return sql`(category_id is null)`;
    case 'unreconciled':
      return sql`(reconciliation_id is null and not is_cleared)`;
    case 'cleared':
      return sql`(reconciliation_id is null and is_cleared)`;
    case 'reconciled':
      return sql`(reconciliation_id is not null)`;
    case 'split':
      return sql`(is_split or parent_id is not null)`;
    case 'linked':
      return isListed(attached.links);
    default:
      return isInDirection(DIRECTION_OF[state], { kinds, includeTransfers: false });
  }
}

/** `countsAs`, for the database: which kinds count in this direction whatever their sign, and which by it. */
export function isInDirection(
  direction: Direction,
  { kinds, includeTransfers }: { readonly kinds: KindIds; readonly includeTransfers: boolean },
): SQL {
  const isThere = (kind: CategoryKind | null, minor: bigint) => countsAs(direction, kind, minor, { includeTransfers });
  const signs = [
    [1n, sql`minor > 0`],
    [-1n, sql`minor < 0`],
  ] as const;
  const places = (Object.keys(kinds) as CategoryKind[]).flatMap((kind) => {
    const filed = isFiled(kinds[kind]);
    if (isThere(kind, 0n)) return [filed];
    return signs.flatMap(([sign, hasSign]) => (isThere(kind, sign) ? [sql`(${filed} and ${hasSign})`] : []));
  });
  const unfiled = signs.flatMap(([sign, hasSign]) =>
    isThere(null, sign) ? [sql`(category_id is null and ${hasSign})`] : [],
  );
  return sql`(${sql.join([sql`false`, ...places, ...unfiled], sql` or `)})`;
}
