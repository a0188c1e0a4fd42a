import type { Currency } from '#kernel/money.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';
import { currencyInFull } from './currency-names.ts';

/** "Amount in naira". */
export const NAME_OF_MONEY = /^(?:naira|rand|ksh|kshs|ush|tsh|fcfa|euros?|euroa)$/i;

/** The currencies that a heading may name: `Amount (R)`, `Betrag EUR`, `£Paid out`. */
export function currenciesIn(heading: string): readonly Currency[] {
  const inside = inBrackets(heading) ?? '';
  const [, code = ''] = IN_WORDS.exec(inside) ?? [];
  const meant = currenciesMeant(code === '' ? inside : code);
  const named = meant.length > 0 || inside === '' ? meant : currencyInFull(inside);
  if (named.length > 0) return named;
  const [last = '', before = ''] = heading.trim().split(/\s+/).toReversed();
  const [, behind = ''] = IN_WORDS.exec(`${before} ${last}`) ?? [];
  if (behind !== '') return currenciesMeant(behind);
  if (NAME_OF_MONEY.test(last)) return currenciesMeant(last);
  if (/^\p{L}*\p{Sc}$/u.test(last)) return currenciesMeant(last);
  if (/^[A-Z]{3}$/.test(last) && isNamedCurrency(last)) return [last];
  const [, sign = ''] = /^(\p{Sc})\p{L}/u.exec(heading.trim()) ?? [];
  if (sign !== '') return currenciesMeant(sign);
  return inFull(heading.slice(0, 120));
}

/** "Betrag in Schweizer Franken", `新臺幣金額`: a currency by its whole name, behind a word for "in" or without a gap. */
function inFull(heading: string): readonly Currency[] {
  const [, behind = ''] = /\s(?:in|en|em|i|w|v|в|у|na|ve|dalam)\s+(\S.+)$/iu.exec(heading) ?? [];
  const named = behind === '' ? [] : currencyInFull(behind);
  if (named.length > 0 || !UNSPACED.test(heading)) return named;
  const lengths = [6, 5, 4, 3, 2].filter((length) => length < heading.length);
  for (const length of lengths)
    for (const part of [heading.slice(0, length), heading.slice(-length)]) {
      const meant = currencyInFull(part);
      if (meant.length > 0) return meant;
    }
  return [];
}

/** Chinese, Japanese and Korean write a name and what it is of as one. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,12}$/u;

/** "in Rs."; one letter counts thousands as well. */
const IN_WORDS = /^(?:in|en|em|i|w|v) (\S{2,})$/i;

/** What is in the brackets of a heading: `Amount (R)`, `Debit(₦)`. */
function inBrackets(heading: string): string | null {
  return /[(（]([^()（）]{1,12})[)）]/.exec(heading.slice(0, 120))?.[1]?.trim() ?? null;
}
