import { readAmount } from '#kernel/amount-text.ts';
import { type Currency, LARGEST_MINOR, minorDigits } from '#kernel/money.ts';

/** Amounts from one to another, both included, in minor units. */
export type Interval = readonly [least: bigint, most: bigint];

/** What a search asks for. */
export type SearchTerms = {
  /** Looked for in texts and names; empty where only amounts are asked for. */
  readonly words: string;
  /** The words read as an amount: a transaction of it is found as well; null where they are none. */
  readonly figures: readonly Interval[] | null;
  /** What every transaction found must come to; null where nothing is said about it. */
  readonly amounts: readonly Interval[] | null;
};

const SIGN = String.raw`[+\-−]`;
const CODE = String.raw`(?:[A-Za-z]{1,3}|[₦€£$])`;
const SPACE = String.raw`[ \u00a0\u202f]`;
const FIGURES = String.raw`(?:\d{1,3}(?:${SPACE}\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'’]\d+)*)`;
/** An amount as a search writes it, as the source of a pattern. */
export const AMOUNT = String.raw`${SIGN}?${SPACE}?(?:${CODE}${SPACE}?)?${SIGN}?${FIGURES}`;
const COMPARED = new RegExp(String.raw`(?<=^|\s)(>=|<=|≥|≤|>|<|=)\s*(${AMOUNT})(?=\s|$)`, 'gu');
const BETWEEN = new RegExp(String.raw`(?<=^|\s)(${AMOUNT})\s*(?:\.\.\.?|…)\s*(${AMOUNT})(?=\s|$)`, 'gu');

/**
 * Reads a search: `>1000`, `<=50` and `100..200` ask for amounts, the rest is words. Amounts are compared without their
 * sign, as people speak of them, unless one is typed.
 */
export function parseSearch(text: string, currency: Currency): SearchTerms {
  const asked: (readonly Interval[])[] = [];
  const rest = text
    .replace(BETWEEN, (whole, one: string, other: string) => {
      const found = between(one, other, currency);
      if (found === null) return whole;
      asked.push(found);
      return ' ';
    })
    .replace(COMPARED, (whole, sign: string, amount: string) => {
      const found = compared(sign, amount, currency);
      if (found === null) return whole;
      asked.push(found);
      return ' ';
    });
  const words = rest.replace(/\s+/g, ' ').trim();
  return {
    words,
    figures: words === '' ? null : equalTo(words, currency),
    amounts: asked.length === 0 ? null : asked.reduce(inBoth),
  };
}

/** Whether an amount lies in one of the intervals. */
export function isWithin(minor: bigint, intervals: readonly Interval[]): boolean {
  return intervals.some(([least, most]) => least <= minor && minor <= most);
}

const hasSign = (text: string) => /[+\-−]/u.test(text);

/** A range without its sign holds on both sides of zero. */
function sized(least: bigint, most: bigint): Interval[] {
  if (least > most) return [];
  return least <= 0n
    ? [[-most, most]]
    : [
        [-most, -least],
        [least, most],
      ];
}

const signed = (least: bigint, most: bigint): Interval[] => (least > most ? [] : [[least, most]]);

/** The amounts that a written amount finds, null where it is none. Whole units mean their cents too: `495` finds 495,68. */
export function equalTo(text: string, currency: Currency): Interval[] | null {
  const amount = readAmount(text, currency);
  if (amount === null) return null;
  const { minor } = amount;
  const size = minor < 0n ? -minor : minor;
  const isWhole = minorDigits(currency) > 0 && readAmount(`${text}.0`, currency)?.minor === minor;
  const most = isWhole ? size + 10n ** BigInt(minorDigits(currency)) - 1n : size;
  if (!hasSign(text) && minor >= 0n) return sized(size, most);
  return minor < 0n ? signed(-most, -size) : signed(size, most);
}

/** The amounts that compare so, null where it is no amount. */
export function compared(sign: string, text: string, currency: Currency): Interval[] | null {
  const minor = readAmount(text, currency)?.minor;
  if (minor === undefined) return null;
  const has = hasSign(text);
  const within = has ? signed : sized;
  const lowest = has ? -LARGEST_MINOR : 0n;
  switch (sign) {
    case '>':
      return within(minor + 1n, LARGEST_MINOR);
    case '>=':
    case '≥':
      return within(minor, LARGEST_MINOR);
    case '<':
      return within(lowest, minor - 1n);
    case '<=':
    case '≤':
      return within(lowest, minor);
    default:
      return within(minor, minor);
  }
}

/** The amounts from one to the other, null where one of them is no amount. */
export function between(one: string, other: string, currency: Currency): Interval[] | null {
  const [a, b] = [readAmount(one, currency)?.minor, readAmount(other, currency)?.minor];
  if (a === undefined || b === undefined) return null;
  const within = hasSign(one) || hasSign(other) ? signed : sized;
  return a < b ? within(a, b) : within(b, a);
}

/** The amounts in both. */
export function inBoth(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  return one.flatMap(([a, b]) =>
    other.flatMap(([c, d]): Interval[] => {
      const [least, most] = [a > c ? a : c, b < d ? b : d];
      return least <= most ? [[least, most]] : [];
    }),
  );
}
