import type { SpendingGroup, Variability } from '#modules/money/categories/model.ts';

/** Characters of a query. */
export const LONGEST_QUERY = 200;
/** Brackets and negations in one another. */
export const DEEPEST_QUERY = 12;

export const COMPARISONS = ['>=', '<=', '>', '<', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const FIELDS = [
  'text',
  'description',
  'reference',
  'bank',
  'note',
  'category',
  'account',
  'tag',
  'amount',
  'date',
  'is',
  'has',
  'currency',
  'original',
  'source',
  'direction',
  'group',
  'variability',
  'taxline',
  'categorised',
] as const;
export type Field = (typeof FIELDS)[number];

export const TEXT_FIELDS = ['text', 'description', 'reference', 'bank', 'note'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Fields whose values are names of what a workspace has. */
export const NAMED_FIELDS = ['category', 'account', 'tag', 'taxline'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

export const STATES = [
  'transfer',
  'income',
  'expense',
  'uncategorised',
  'pending',
  'reviewed',
  'unreviewed',
  'tagged',
  'unreconciled',
  'cleared',
  'reconciled',
  'split',
  'linked',
] as const;
export type State = (typeof STATES)[number];

/** What a transaction may have with it. */
export const FACTS = ['receipt', 'note', 'tag', 'reference', 'original'] as const;
export type Fact = (typeof FACTS)[number];

/** Who chose the category: a person, a rule, what was learned from a person, or a built-in pattern. */
export const CHOOSERS = ['person', 'rule', 'learned', 'pattern'] as const;
export type Chooser = (typeof CHOOSERS)[number];

/** Where a transaction comes from: a statement, or a person who entered it. */
export const SOURCES = ['import', 'person'] as const;
export type Source = (typeof SOURCES)[number];
/** By the sign of the amount, whatever its category. */
export const WAYS = ['in', 'out'] as const;
export type Way = (typeof WAYS)[number];

export const NAMED_DAYS = ['today', 'yesterday', 'this-month', 'last-month', 'this-year', 'last-year'] as const;

/** One condition of a query. Amounts and days stay as they were written. */
export type Leaf =
  /** Looked for as the search box always did: in texts, names and, read as an amount, in amounts. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'text'; readonly field: TextField; readonly text: string }
  | { readonly kind: 'named'; readonly field: NamedField; readonly name: string; readonly at: number }
  | { readonly kind: 'amount'; readonly compare: Comparison; readonly amount: string }
  /** Whole units mean their cents too. */
  | { readonly kind: 'exact'; readonly amount: string }
  | { readonly kind: 'between'; readonly from: string; readonly to: string }
  /** `2026`, `2026-03`, `2026-03-01` or one of `NAMED_DAYS`; `to` is `from` where there is no range. */
  | { readonly kind: 'date'; readonly compare: Comparison; readonly from: string; readonly to: string }
  | { readonly kind: 'is'; readonly state: State }
  | { readonly kind: 'has'; readonly fact: Fact }
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'categorised'; readonly by: Chooser }
  | { readonly kind: 'direction'; readonly way: Way }
  | { readonly kind: 'currency'; readonly code: string }
  /** Paid in another currency than that of the account. */
  | { readonly kind: 'original'; readonly code: string }
  /** What spending is for, as the categories say. */
  | { readonly kind: 'group'; readonly group: SpendingGroup }
  | { readonly kind: 'variability'; readonly variability: Variability };

export type Query =
  | Leaf
  | { readonly kind: 'not'; readonly of: Query }
  | { readonly kind: 'and'; readonly of: readonly Query[] }
  | { readonly kind: 'or'; readonly of: readonly Query[] };

/** Why a query is not understood. `at`: the character it begins at, from 0. */
export type Problem = { readonly at: number; readonly message: string };

/** `plain`: nothing of the language is in it, so that all of it is searched for as it stands. */
export type Parsed =
  | { readonly kind: 'plain' }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** A value of a field as text: in quotes where it has more than letters and figures. */
export function printValue(value: string): string {
  return /^[\p{L}\p{N}]+$/u.test(value) ? value : quoted(value);
}

export const quoted = (text: string) => `"${text.replace(/[\\"]/g, (letter) => `\\${letter}`)}"`;
