import type { Day } from '#kernel/calendar.ts';
import { minorDigits, type Currency, type Money } from '#kernel/money.ts';
import { currenciesMeant, moneyOf } from '#modules/money/csv-detection/rules.ts';
import { currencyInField } from './currency-numbers.ts';
import { existingDay } from './existing-day.ts';

/** As the format has it (`15000.00`), or with a comma or blanks between thousands, which some programs write. */
const AMOUNT = /^([-+])?(\d+|\d{1,3}(?:[ \u00a0]\d{3})+)(?:[.,](\d*))?$/;

/** An amount or balance. Null where it is damaged, or its last three digits may be thousands or decimals. */
export function amountIn(
  text: string,
  currency: Currency,
): { readonly money: Money; readonly roundedFrom: string | null } | null {
  const [, sign, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return null;
  const decimals = fraction.length > 3 ? fraction.replace(/0+$/, '') : fraction;
  if (decimals.length > Math.max(2, minorDigits(currency))) return null;
  const digits = `${whole.replaceAll(/\D/g, '')}${decimals}`.replace(/^0+(?=\d)/, '');
  return moneyOf({ digits, scale: decimals.length }, sign === '-', currency);
}

/** Programs write an empty day as zeros, or as the first of the calendar. */
const NO_DAY = /^(?:[\s0.:/-]*|01\.01\.0001.*)$/;

/** `10.03.2026`, with or without a time. Null where the field is empty; its day is null where there is no such day. */
export function dayOfField(text: string): { readonly day: Day | null } | null {
  if (NO_DAY.test(text)) return null;
  const [, first = '', month = '', last = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ T].*)?$/.exec(text) ?? /^(\d{4})-(\d{2})-(\d{2})(?:[ T].*)?$/.exec(text) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const isOfOurTime = Number(year) >= 1900 && Number(year) < 2200;
  return { day: isOfOurTime ? existingDay(Number(year), Number(month), Number(day)) : null };
}

/** Numbers and codes of the rouble before 1998, which accounts still have. */
const OLD_ROUBLE: ReadonlySet<string> = new Set(['810', 'RUR']);

/** The currency that a number of twenty digits has in its sixth to eighth; null where that is none. */
export function currencyOfNumber(account: string): { readonly currency: Currency; readonly digits: string } | null {
  const digits = /^\d{5}(\d{3})\d{12}$/.exec(account)?.[1];
  const currency = digits === undefined ? null : currencyOfWord(digits);
  return digits === undefined || currency === null ? null : { currency, digits };
}

/** A currency by its code, its number or a word for it; null where it is unknown or may be several. */
export function currencyOfWord(text: string): Currency | null {
  const word = text.trim().toUpperCase();
  if (OLD_ROUBLE.has(word)) return 'RUB';
  const [meant = null, ...others] = currenciesMeant(/^\d{3}$/.test(word) ? (currencyInField(word) ?? '') : word);
  return others.length === 0 ? meant : null;
}

/** By the country that begins an IBAN: the likeliest currency of its accounts. */
const OF_COUNTRIES: Readonly<Record<string, Currency>> = {
  AZ: 'AZN',
  BY: 'BYN',
  GE: 'GEL',
  KZ: 'KZT',
  MD: 'MDL',
  UA: 'UAH',
};

/** The currency of the country whose IBAN it is, which the account need not be in. */
export function currencyOfCountry(account: string): Currency | null {
  const country = /^([A-Z]{2})\d{2}[A-Z\d]{11,30}$/.exec(account)?.[1] ?? '';
  return OF_COUNTRIES[country] ?? null;
}
