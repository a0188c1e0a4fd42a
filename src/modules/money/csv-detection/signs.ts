import { directionOf } from './words.ts';

/** Exact minor units as the file writes them, row by row; null where a row has none. */
export type Minors = readonly (bigint | null)[];

export type Chain = { direction: 'forward' | 'backward'; steps: number; held: number };

/** Fewer steps than this prove nothing: four rows. */
const ENOUGH_STEPS = 3;

/** How well balances follow from amounts, in the better of the two directions of time. */
export function chainOf(amounts: Minors, balances: Minors): Chain {
  let steps = 0;
  let forward = 0;
  let backward = 0;
  let before: { amount: bigint; balance: bigint } | null = null;
  for (const [at, balance] of balances.entries()) {
    const amount = amounts[at];
    if (balance === null || amount === null || amount === undefined) continue;
    if (before !== null) {
      steps += 1;
      if (before.balance + amount === balance) forward += 1;
      if (balance + before.amount === before.balance) backward += 1;
    }
    before = { amount, balance };
  }
  return backward > forward
    ? { direction: 'backward', steps, held: backward }
    : { direction: 'forward', steps, held: forward };
}

/** Whether a chain proves that its amounts are read rightly. */
export function isProof({ steps, held }: Chain): boolean {
  return held >= ENOUGH_STEPS && held * 10 >= steps * 7;
}

export function negated(values: Minors): Minors {
  return values.map((value) => (value === null ? null : -value));
}

export type Votes = {
  normal: number;
  inverted: number;
  rows: number;
  /** Rows of both kinds speak for it: money that arrives and money that leaves. One kind alone may be an employer's salaries. */
  isNormalBothWays: boolean;
  isInvertedBothWays: boolean;
  /** Words say of an amount without a minus that it arrived. */
  isArrivalPlain: boolean;
};

/** What an employer pays as well as receives. */
const PAID_BOTH_WAYS = /\b(?:salary|salaries|wages|payroll|gehalt|lohn|salaire|salaris|dividend|interest paid)\b/i;

/** What the words beside an amount say of its direction; null where they say nothing that its sign could contradict. */
export function saidOf(amount: bigint, text: string): 'in' | 'out' | null {
  return amount < 0n && PAID_BOTH_WAYS.test(text.slice(0, 300)) ? null : directionOf(text);
}

/** What the words beside the amounts say about their sign: a salary that is positive votes for normal. */
export function votesOf(amounts: Minors, texts: readonly string[]): Votes {
  const counts = { in: { normal: 0, inverted: 0 }, out: { normal: 0, inverted: 0 } };
  let rows = 0;
  for (const [at, amount] of amounts.entries()) {
    if (amount === null || amount === 0n) continue;
    rows += 1;
    const said = saidOf(amount, texts[at] ?? '');
    if (said !== null) counts[said][amount > 0n === (said === 'in') ? 'normal' : 'inverted'] += 1;
  }
  return {
    normal: counts.in.normal + counts.out.normal,
    inverted: counts.in.inverted + counts.out.inverted,
    rows,
    isNormalBothWays: counts.in.normal > 0 && counts.out.normal > 0,
    isInvertedBothWays: counts.in.inverted > 0 && counts.out.inverted > 0,
    isArrivalPlain: counts.in.normal > 0,
  };
}

/** Four to one, and at least so many. */
export function outvotes(votes: number, against: number, least: number): boolean {
  return votes >= least && votes >= against * 4;
}

export function plus(a: bigint | null, b: bigint | null): bigint | null {
  return a === null ? b : b === null ? a : a + b;
}

export function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** An amount as its words say; null where they say nothing. */
export function byWord(amount: bigint | null, text: string): bigint | null {
  const said = directionOf(text);
  return amount === null || said === null ? null : said === 'in' ? size(amount) : -size(amount);
}

export const zeroOf = (amount: bigint | null | undefined): bigint | null => (amount === 0n ? 0n : null);
