import type { Currency } from '#kernel/money.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';

/** "Amount in naira". */
export const NAME_OF_MONEY = /^(?:naira|rand|ksh|kshs|ush|tsh|fcfa|euros?|euroa)$/i;

/** The currencies that a heading may name: `Amount (R)`, `Betrag EUR`. */
export function currenciesIn(heading: string): readonly Currency[] {
  const inside = inBrackets(heading) ?? '';
  const [, code = ''] = IN_WORDS.exec(inside) ?? [];
  const named = currenciesMeant(code === '' ? inside : code);
  if (named.length > 0) return named;
  const [last = '', before = ''] = heading.trim().split(/\s+/).toReversed();
  const [, behind = ''] = IN_WORDS.exec(`${before} ${last}`) ?? [];
  if (behind !== '') return currenciesMeant(behind);
  if (NAME_OF_MONEY.test(last)) return currenciesMeant(last);
  if (/^\p{L}*\p{Sc}$/u.test(last)) return currenciesMeant(last);
  return /^[A-Z]{3}$/.test(last) && isNamedCurrency(last) ? [last] : [];
}

/** "in Rs."; one letter counts thousands as well. */
const IN_WORDS = /^(?:in|en|em|i|w|v) (\S{2,})$/i;

/** What is in the brackets of a heading: `Amount (R)`, `Debit(₦)`. */
function inBrackets(heading: string): string | null {
  return /[(（]([^()（）]{1,12})[)）]/.exec(heading.slice(0, 120))?.[1]?.trim() ?? null;
}
