import { type Currency, decimalOf, type Money, minorDigits } from '#kernel/money.ts';

/** Whose marks and symbols are used: a BCP 47 tag such as `en-ZA`. */
type Locale = { readonly locale: string };

/** Signs that people use, one in every region; `Intl` writes others, or the code. */
const SYMBOLS: Readonly<Record<Currency, string>> = { KES: 'KSh', UGX: 'USh', TZS: 'TSh' };

const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: Currency, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${JSON.stringify(options)}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...options,
    });
    moneyFormats.set(key, format);
  }
  return format;
}

export type MoneyStyle = {
  /** `always` writes + before what came in; `auto` only the minus; `never` the bare size. */
  sign?: 'always' | 'auto' | 'never';
  /** Without cents, rounded; for charts and summaries, never where figures must add up. */
  whole?: boolean;
  /** The ISO code in place of the symbol: where several currencies share one. */
  code?: boolean;
};

/** What stands for an amount that is withheld from whoever looks. */
export const NOT_SHARED = 'not shared';

/** Writes an amount exactly: the decimal string goes to `Intl` as text, never through a float. */
export function writeMoney(value: Money, { locale }: Locale, { sign = 'auto', whole, code }: MoneyStyle = {}): string {
  if (value.withheld === true) return NOT_SHARED;
  const digits = whole === true ? 0 : minorDigits(value.currency);
  const options: Intl.NumberFormatOptions = {
    signDisplay: sign === 'always' ? 'exceptZero' : sign === 'never' ? 'never' : 'negative',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(code === true ? { currencyDisplay: 'code' } : {}),
  };
  const format = moneyFormat(locale, value.currency, options);
  const amount = decimalOf(value) as Intl.StringNumericLiteral;
  const known = code === true ? undefined : SYMBOLS[value.currency];
  const written = known === undefined ? format.format(amount) : withSymbol(format.formatToParts(amount), known);
  return written.replace(/^-/, '−');
}

function withSymbol(parts: readonly Intl.NumberFormatPart[], symbol: string): string {
  return parts.map(({ type, value }) => (type === 'currency' ? symbol : value)).join('');
}

/** Writes a size on an axis: short, in the person's notation. */
export function writeTick(size: number, currency: Currency | null, { locale }: Locale): string {
  const options = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (currency === null) return new Intl.NumberFormat(locale, options).format(size);
  const format = moneyFormat(locale, currency, options);
  const known = SYMBOLS[currency];
  return known === undefined ? format.format(size) : withSymbol(format.formatToParts(size), known);
}

/** The symbol beside an input: `R`, `KSh`, `₦`. */
export function currencySymbol(currency: Currency, { locale }: Locale): string {
  const part = moneyFormat(locale, currency, {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return SYMBOLS[currency] ?? part?.value ?? currency;
}

/** The amount with grouping but without its currency, for an input: `1,234.50`. */
export function writeAmount(value: Money, { locale }: Locale): string {
  const digits = minorDigits(value.currency);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    decimalOf(value) as Intl.StringNumericLiteral,
  );
}

/** A decimal number of a file in the person's notation, with as many digits; a text that is none as it stands. */
export function writeDecimal(text: string, { locale }: Locale): string {
  const decimal = /^-?\d+(?:\.(\d+))?$/.exec(text);
  if (decimal === null) return text;
  const digits = decimal[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(text as Intl.StringNumericLiteral)
    .replace(/^-/, '−');
}
