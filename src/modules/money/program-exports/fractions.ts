import { plainDecimal } from '#modules/money/csv-detection/rules.ts';

export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const sizeOf = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
});
export const compared = (a: Fraction, b: Fraction) => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const negated = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: -numerator, denominator });
export const sumOf = (all: readonly Fraction[]): Fraction =>
  all.reduce(
    (a, b) =>
      a.denominator === b.denominator
        ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
        : {
            numerator: a.numerator * b.denominator + b.numerator * a.denominator,
            denominator: a.denominator * b.denominator,
          },
    { numerator: 0n, denominator: all[0]?.denominator ?? 1n },
  );
/** Half a unit away from nought. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [size, by] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const whole = (size * 2n + by) / (by * 2n);
  return isNegative ? -whole : whole;
}
export const equal = (a: Fraction, b: Fraction) => compared(a, b) === 0;

const MOST_PLACES = 12;

/** A fraction as a plain decimal, exact where it has one; else to twelve places. */
export function decimalFrom({ numerator, denominator }: Fraction): string {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  let scale = 0;
  while (scale < MOST_PLACES && (size * 10n ** BigInt(scale)) % denominator !== 0n) scale += 1;
  return plainDecimal({ digits: String((size * 10n ** BigInt(scale)) / denominator), scale }, isNegative);
}

/** `-1050/100` as GnuCash writes it, or a plain decimal; null where it is neither. */
export function fractionIn(text: string): Fraction | null {
  const [, numerator, denominator] = /^\s*(-?\d{1,24})\/(\d{1,12})\s*$/.exec(text) ?? [];
  if (numerator !== undefined && denominator !== undefined)
    return /^0+$/.test(denominator) ? null : { numerator: BigInt(numerator), denominator: BigInt(denominator) };
  const [, sign = '', whole = '', decimals = ''] = /^\s*([-−]?)(\d{1,18})(?:\.(\d{1,9}))?\s*$/.exec(text) ?? [];
  if (whole === '') return null;
  const numeratorOf = BigInt(`${whole}${decimals}`);
  return { numerator: sign === '' ? numeratorOf : -numeratorOf, denominator: 10n ** BigInt(decimals.length) };
}
