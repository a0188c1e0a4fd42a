import { absolute, type Money, money, negate } from '#kernel/money.ts';
import { FEWEST_LINES, MOST_LINES } from './bounds.ts';
import type { LineWish, Split, Template, TemplateLine } from './model.ts';
import {
  amountsOf,
  hundredthsOf,
  type Part,
  percentsOf,
  percentText,
  type Problem,
  problemOf,
  remainderOf,
} from './rules.ts';

/** How a line says what it takes of the transaction. */
export const WAYS = ['amount', 'percent', 'rest'] as const;
export type Way = (typeof WAYS)[number];

/** A line as it is being written. */
export type DraftLine = {
  /** Tells lines apart on the screen. */
  readonly key: number;
  readonly id: string | null;
  readonly categoryId: string | null;
  readonly description: string;
  readonly note: string;
  readonly way: Way;
  /** In the direction of the transaction: below zero where part of it came back. Text is no amount. */
  readonly size: Money | string | null;
  readonly percent: string;
  /** Where the other side of its transfer is, or is to be. */
  readonly accountId: string | null;
  /** It is one side of a transfer already. */
  readonly isLinked: boolean;
};
export type Draft = readonly DraftLine[];

const BLANK = {
  id: null,
  categoryId: null,
  description: '',
  note: '',
  way: 'amount',
  size: null,
  percent: '',
  accountId: null,
  isLinked: false,
} as const;
const keyAfter = (draft: Draft) => draft.reduce((most, { key }) => Math.max(most, key), 0) + 1;

/** The amount as it is typed: without a sign where it goes the way of the transaction. */
const sized = (whole: Money, amount: Money) => (whole.minor < 0n ? negate(amount) : amount);

/** The lines that a transaction has, or the first two of one that is not split: the first takes what the others leave. */
export function draftOf({ amount, categoryId, description, lines }: Split): Draft {
  if (lines.length === 0)
    return [
      { ...BLANK, key: 1, categoryId, way: 'rest' },
      { ...BLANK, key: 2 },
    ];
  return lines.map((line, at) => ({
    key: at + 1,
    id: line.id,
    categoryId: line.categoryId,
    description: line.description === description ? '' : line.description,
    note: line.note ?? '',
    way: 'amount',
    size: sized(amount, line.amount),
    percent: '',
    accountId: line.otherAccountId,
    isLinked: line.transferId !== null,
  }));
}

/** A template's lines in place of those that are there. */
export function draftFrom(
  { lines }: Template,
  { hasCategory, hasAccount }: { hasCategory: (id: string) => boolean; hasAccount: (id: string) => boolean },
): Draft {
  return lines.map(({ description, categoryId, hundredths, accountId }, at) => ({
    ...BLANK,
    key: at + 1,
    description: description ?? '',
    categoryId: categoryId !== null && hasCategory(categoryId) ? categoryId : null,
    way: hundredths === null ? 'rest' : 'percent',
    percent: hundredths === null ? '' : percentText(hundredths),
    accountId: accountId !== null && hasAccount(accountId) ? accountId : null,
  }));
}

export function withLine(draft: Draft): Draft {
  return draft.length >= MOST_LINES ? draft : [...draft, { ...BLANK, key: keyAfter(draft) }];
}

export function withoutLine(draft: Draft, key: number): Draft {
  return draft.length <= FEWEST_LINES ? draft : draft.filter((line) => line.key !== key);
}

export function changedLine(draft: Draft, key: number, change: Partial<Omit<DraftLine, 'key' | 'id'>>): Draft {
  return draft.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** Every line the same, as nearly as the currency can. */
export function sharedEqually(draft: Draft, whole: Money): Draft {
  const amounts = amountsOf(
    whole,
    draft.map(() => ({ kind: 'rest' })),
  );
  return draft.map((line, at) => ({ ...line, way: 'amount', size: sized(whole, amounts[at] ?? whole), percent: '' }));
}

/** What is left goes to the first line without an amount, or on top of the last one. */
export function withRest(draft: Draft, whole: Money): Draft {
  const amounts = draftAmounts(draft, whole);
  const empty = draft.findIndex(({ way, size }) => way === 'amount' && (size === null || typeof size === 'string'));
  const at = empty < 0 ? draft.length - 1 : empty;
  const own = amounts[at]?.minor ?? 0n;
  const amount = money(own + remainderOf(whole, amounts).minor, whole.currency);
  return draft.map((line, place) =>
    place === at ? { ...line, way: 'amount', size: sized(whole, amount), percent: '' } : line,
  );
}

/** What each line comes to; one that is not filled in yet takes nothing. */
export function draftAmounts(draft: Draft, whole: Money): Money[] {
  return amountsOf(
    whole,
    draft.map((line) => partOf(line, whole)),
  );
}

function partOf({ way, size, percent }: DraftLine, whole: Money): Part {
  if (way === 'rest') return { kind: 'rest' };
  if (way === 'percent') return { kind: 'percent', hundredths: hundredthsOf(percent) ?? 0 };
  return { kind: 'amount', minor: size === null || typeof size === 'string' ? 0n : sized(whole, size).minor };
}

/** What is wrong with the draft; `unread`: a field holds what is no number. */
export function draftProblem(
  draft: Draft,
  whole: Money,
): Problem | { readonly kind: 'unread'; readonly at: number } | null {
  const unread = draft.findIndex(
    ({ way, size, percent }) =>
      (way === 'amount' && typeof size === 'string') || (way === 'percent' && hundredthsOf(percent) === null),
  );
  return unread >= 0 ? { kind: 'unread', at: unread } : problemOf(whole, draftAmounts(draft, whole));
}

/** The lines as they are sent. */
export function wishesOf(draft: Draft, whole: Split): LineWish[] {
  const amounts = draftAmounts(draft, whole.amount);
  return draft.map(({ id, categoryId, description, note, accountId, isLinked }, at) => ({
    ...(id === null ? {} : { id }),
    categoryId,
    // What is linked stays so, also where the other account may not be seen.
    ...(isLinked || accountId === null ? {} : { accountId }),
    description: description.trim() === '' ? whole.description : description,
    note: note.trim() === '' ? null : note,
    amount: amounts[at] ?? whole.amount,
  }));
}

/** The draft as a template: its own per cents, or else those that its amounts are; null where it can be none. */
export function templateLinesOf(draft: Draft, whole: Money): TemplateLine[] | null {
  const isByShare = draft.every(({ way }) => way !== 'amount');
  const own = draft.map(({ way, percent }) => (way === 'rest' ? null : hundredthsOf(percent)));
  const hundredths = isByShare ? own : percentsOf(whole, draftAmounts(draft, whole));
  if (hundredths === null || draftProblem(draft, whole) !== null) return null;
  return draft.map(({ description, categoryId, accountId }, at) => ({
    description: description.trim() === '' ? null : description.trim(),
    categoryId,
    accountId,
    hundredths: hundredths[at] ?? null,
  }));
}

/** The size of what is left or too much. */
export function leftOf(draft: Draft, whole: Money): Money {
  return absolute(remainderOf(whole, draftAmounts(draft, whole)));
}
