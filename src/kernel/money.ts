/**
 * A currency by its ISO 4217 code. Statements arrive in any of them, so the list is the platform's
 * own and not ours.
 */
export type Currency = string;

const known = new Set(Intl.supportedValuesOf('currency'));

export function isCurrency(code: string): boolean {
  return known.has(code);
}

/**
 * An exact amount. `minor` counts the currency's smallest unit: cents, kobo, yen. One that is `withheld` is not shared
 * with whoever asked: its `minor` is 0 and says nothing, and whatever is computed from it is withheld too.
 */
export type Money = { readonly minor: bigint; readonly currency: Currency; readonly withheld?: true | undefined };

/** The largest amount a row may hold, in minor units: a hundred times the world's yearly product, and far inside a bigint. */
export const LARGEST_MINOR = 100_000_000_000_000_000n;

export function money(minor: bigint | number, currency: Currency): Money {
  return { minor: BigInt(minor), currency };
}

/** An amount that is there and not shared with whoever asked. */
export function withheldIn(currency: Currency): Money {
  return { minor: 0n, currency, withheld: true };
}

/** The figure in place of that of `from`; withheld as that is. */
function figured(from: Money, minor: bigint): Money {
  return from.withheld === true ? withheldIn(from.currency) : money(minor, from.currency);
}

/** @throws RangeError where the currencies differ: there is no sum of rand and shillings. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`cannot add ${b.currency} to ${a.currency}`);
  return figured(a.withheld === true ? a : b, a.minor + b.minor);
}

/** @throws RangeError where the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return add(a, negate(b));
}

export function negate(value: Money): Money {
  return figured(value, -value.minor);
}

export function absolute(value: Money): Money {
  return value.minor < 0n ? negate(value) : value;
}

/**
 * ISO 4217 (list one, 2026) where it says other than 2. Not asked of `Intl`: its data follows usage, so that forint have
 * none there, and a browser and a server with other data would differ by a factor of a hundred.
 */
const DIGITS: ReadonlyMap<Currency, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** Decimal places of the currency's minor unit: 2 for ZAR, 0 for JPY, 3 for TND. */
export function minorDigits(currency: Currency): number {
  return DIGITS.get(currency) ?? 2;
}

const PLAIN_DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/**
 * Reads a plain decimal (`-1234.5`, point only, no grouping) exactly. Null where it is not one, has
 * more decimal places than the currency knows (trailing zeros aside), or is larger than `LARGEST_MINOR`.
 */
export function parseMoney(text: string, currency: Currency): Money | null {
  const match = PLAIN_DECIMAL.exec(text.trim());
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = minorDigits(currency);
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > digits) return null;
  const minor = BigInt(whole + kept.padEnd(digits, '0'));
  if (minor > LARGEST_MINOR) return null;
  return money(sign === '-' ? -minor : minor, currency);
}

/** The amount as a plain decimal, `-1234.50`: exact, for machines and for `Intl.NumberFormat`. */
export function decimalOf({ minor, currency }: Money): string {
  const digits = minorDigits(currency);
  const figures = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (digits === 0) return sign + figures;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/**
 * Divides an amount by weights so that the shares add up to it exactly (largest remainder; ties go to
 * the earlier share). @throws RangeError on no weights, a negative weight, or weights that are all zero.
 */
export function share(whole: Money, weights: readonly bigint[]): Money[] {
  return shareMinor(whole.minor, weights).map((minor) => figured(whole, minor));
}

/** The same for minor units of whatever currency. */
export function shareMinor(whole: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) throw new RangeError('weights must be positive');
  const size = whole < 0n ? -whole : whole;
  const shares = weights.map((weight, index) => ({
    index,
    minor: (size * weight) / total,
    rest: (size * weight) % total,
  }));
  const given = shares.reduce((sum, { minor }) => sum + minor, 0n);
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const lucky of byRest.slice(0, Number(size - given))) lucky.minor += 1n;
  return shares.map(({ minor }) => (whole < 0n ? -minor : minor));
}
