import { absolute, type Money, money, share } from '#kernel/money.ts';
import { FEWEST_LINES, MOST_LINES, WHOLE } from './bounds.ts';

export { FEWEST_LINES, LONGEST_DESCRIPTION, LONGEST_NOTE, MOST_LINES, WHOLE } from './bounds.ts';

/** How much of a transaction a line takes. */
export type Part =
  | { readonly kind: 'amount'; readonly minor: bigint }
  | { readonly kind: 'percent'; readonly hundredths: number }
  /** What the others leave, in equal shares where several lines take it. */
  | { readonly kind: 'rest' };

/** Why lines are no split of a transaction. */
export type Problem =
  | { readonly kind: 'few' | 'many' }
  | { readonly kind: 'zero'; readonly at: number }
  | { readonly kind: 'short' | 'over'; readonly by: Money };

/**
 * What each part comes to, in minor units: parts by per cent are rounded so that together they are what their sum of per
 * cents comes to, and with the rest everything sums to the whole exactly.
 */
export function amountsOf(whole: Money, parts: readonly Part[]): Money[] {
  const { currency } = whole;
  const percents = parts.flatMap((part) => (part.kind === 'percent' ? [BigInt(part.hundredths)] : []));
  const together = money(rounded(whole.minor * sumOf(percents), BigInt(WHOLE)), currency);
  const byPercent = dealt(together, percents);
  const fixed = sumOf(parts.map((part) => (part.kind === 'amount' ? part.minor : 0n)));
  const rests = parts.flatMap(({ kind }) => (kind === 'rest' ? [1n] : []));
  const left = money(whole.minor - fixed - together.minor, currency);
  const byRest = dealt(left, rests);
  return parts.map((part) => {
    if (part.kind === 'amount') return money(part.minor, currency);
    return (part.kind === 'percent' ? byPercent : byRest).next().value ?? money(0n, currency);
  });
}

/** What the lines do not come to yet: of the sign of the whole where some is left. */
export function remainderOf(whole: Money, amounts: readonly Money[]): Money {
  return money(whole.minor - sumOf(amounts.map(({ minor }) => minor)), whole.currency);
}

/** Whether a remainder is still to be assigned, or too much was. */
export function isShort(whole: Money, remainder: Money): boolean {
  return whole.minor < 0n ? remainder.minor < 0n : remainder.minor > 0n;
}

/** The first thing that keeps the amounts from being a split of the whole; null where nothing does. */
export function problemOf(whole: Money, amounts: readonly Money[]): Problem | null {
  if (amounts.length < FEWEST_LINES) return { kind: 'few' };
  if (amounts.length > MOST_LINES) return { kind: 'many' };
  const zero = amounts.findIndex(({ minor }) => minor === 0n);
  if (zero >= 0) return { kind: 'zero', at: zero };
  const remainder = remainderOf(whole, amounts);
  if (remainder.minor === 0n) return null;
  return { kind: isShort(whole, remainder) ? 'short' : 'over', by: absolute(remainder) };
}

/** Whether per cents, where null takes the rest, make up a whole: with a rest less than it, without one just it. */
export function isWholeTemplate(hundredths: readonly (number | null)[]): boolean {
  const sum = hundredths.reduce<number>((all, one) => all + (one ?? 0), 0);
  return hundredths.includes(null) ? sum < WHOLE : sum === WHOLE;
}

/** Each amount as hundredths of a per cent of the whole, the last with the rest; null where they make no template. */
export function percentsOf(whole: Money, amounts: readonly Money[]): (number | null)[] | null {
  if (whole.minor === 0n) return null;
  const first = amounts.slice(0, -1).map(({ minor }) => Number(rounded(minor * BigInt(WHOLE), whole.minor)));
  const all = [...first, null];
  return first.every((one) => one >= 1) && isWholeTemplate(all) ? all : null;
}

/** The parts that percents of a template stand for. */
export function partsOf(hundredths: readonly (number | null)[]): Part[] {
  return hundredths.map((one) => (one === null ? { kind: 'rest' } : { kind: 'percent', hundredths: one }));
}

/** How much of any transaction a line of a rule takes: of its amount, an amount above zero, or with neither the rest. */
export type Share = { readonly hundredths: number | null; readonly amount: Money | null };

/**
 * Whether shares can make up a transaction: as a template where there are only per cents; with amounts, which are of one
 * currency, just one line takes the rest.
 */
export function isWholeSplit(shares: readonly Share[]): boolean {
  if (shares.some(({ hundredths, amount }) => hundredths !== null && amount !== null)) return false;
  const amounts = shares.flatMap(({ amount }) => amount ?? []);
  const hundredths = shares.map((share) => share.hundredths);
  if (amounts.length === 0) return isWholeTemplate(hundredths);
  const rests = shares.filter((share) => share.hundredths === null && share.amount === null);
  const isOneCurrency = new Set(amounts.map(({ currency }) => currency)).size === 1;
  return isOneCurrency && rests.length === 1 && sumOf(hundredths.map((one) => BigInt(one ?? 0))) < BigInt(WHOLE);
}

/** Why shares are no lines of a transaction: amounts in another currency, or a line would be nothing or less. */
export type ShareRefusal = 'other-currency' | 'too-small';

/** What each share comes to, in the direction of the transaction, or why it cannot be split so. */
export function sharesOf(whole: Money, shares: readonly Share[]): readonly Money[] | ShareRefusal {
  if (shares.some(({ amount }) => amount !== null && amount.currency !== whole.currency)) return 'other-currency';
  const isOut = whole.minor < 0n;
  const amounts = amountsOf(
    whole,
    shares.map(({ hundredths, amount }): Part => {
      if (amount !== null) return { kind: 'amount', minor: isOut ? -amount.minor : amount.minor };
      return hundredths === null ? { kind: 'rest' } : { kind: 'percent', hundredths };
    }),
  );
  return amounts.every(({ minor }) => (isOut ? minor < 0n : minor > 0n)) ? amounts : 'too-small';
}

/** A per cent with up to two decimals, above 0 and at most 100; null where the text is none. */
export function hundredthsOf(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return hundredths >= 1 && hundredths <= WHOLE ? hundredths : null;
}

/** A per cent as people write it, such as 12.5. */
export function percentText(hundredths: number): string {
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(hundredths / 100)}${decimals === '' ? '' : `.${decimals}`}`;
}

const sumOf = (values: readonly bigint[]) => values.reduce((all, one) => all + one, 0n);

/** Half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const whole = (2n * size + by) / (2n * by);
  return isNegative ? -whole : whole;
}

function* dealt(whole: Money, weights: readonly bigint[]): Generator<Money, undefined> {
  if (weights.some((weight) => weight > 0n)) yield* share(whole, weights);
  return undefined;
}
