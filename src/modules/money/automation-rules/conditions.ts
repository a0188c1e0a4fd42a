import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { CALENDAR_MONTHS, monthsOf } from '#kernel/person-months.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { NAMED_DAYS, type Problem, type Query } from '#modules/money/search-language/model.ts';
import {
  type Condition,
  parseQuery,
  parseSearch,
  resolveQuery,
  wordsIn,
} from '#modules/money/search-language/rules.ts';
import type { CategoryKind, SpendingGroup, Variability } from '#modules/money/categories/model.ts';
import type { Template } from '#modules/money/splits/model.ts';

/** What rules are read with: the names of the workspace. */
export type Names = {
  readonly categories: readonly {
    readonly id: string;
    readonly parentId: string | null;
    readonly name: string;
    readonly kind: CategoryKind;
    readonly group: SpendingGroup | null;
    readonly variability: Variability | null;
    readonly taxLine: string | null;
    readonly isArchived: boolean;
  }[];
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly bankName: string }[];
  readonly tags: readonly {
    readonly name: string;
    readonly ids: readonly string[];
    readonly formerNames: readonly string[];
  }[];
  /** How transactions are split time and again. */
  readonly templates: readonly Template[];
  readonly country: string;
};

const calendarMonths = (country: string) => monthsOf(CALENDAR_MONTHS, { country, gazetted: NONE_ANNOUNCED });
const ANY_DAY: Day = '2026-01-01';
const MOVES = 'A rule cannot use a relative date, such as last-month. Use a fixed one, such as 2026-03.';

/** The search of a rule as the list of transactions reads it, in one currency. */
export function conditionOfRule(
  text: string,
  currency: Currency,
  names: Names,
): Condition | { readonly problem: Problem } {
  const { country, templates: _templates, ...known } = names;
  // Days that move are refused: which day it is decides nothing.
  const all = { ...known, currency, today: ANY_DAY, months: calendarMonths(country) } as const;
  const parsed = parseQuery(text, currency);
  if (parsed.kind === 'problem') return { problem: parsed.problem };
  if (parsed.kind === 'query')
    return usesMovingDay(parsed.query)
      ? { problem: { at: Math.max(text.search(/date/iu), 0), message: MOVES } }
      : resolveQuery(parsed.query, all);
  const { words, amounts } = parseSearch(text, currency);
  const of: Condition[] = [];
  if (words !== '') of.push({ kind: 'words', ...wordsIn(words, all) });
  if (amounts !== null) of.push({ kind: 'amounts', within: amounts });
  return { kind: 'and', of };
}

function usesMovingDay(query: Query): boolean {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.of.some(usesMovingDay);
    case 'not':
      return usesMovingDay(query.of);
    case 'date':
      return NAMED_DAYS.some((day) => day === query.from || day === query.to);
    default:
      return false;
  }
}
