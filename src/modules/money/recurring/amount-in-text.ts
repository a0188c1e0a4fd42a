import { readAmount } from '#kernel/amount-text.ts';
import { type Currency, isCurrency, minorDigits, type Money } from '#kernel/money.ts';

/** Signs that stand for one currency. A dollar is that of the workspace, where that has dollars. */
const SIGNS: Readonly<Record<string, Currency>> = {
  R: 'ZAR',
  KSH: 'KES',
  KSHS: 'KES',
  N: 'NGN',
  '₦': 'NGN',
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
};
const DOLLARS = /^(?:USD|AUD|CAD|NAD|NZD|SGD|HKD|ZWG)$/;

// As many figures as the largest amount has: without an end, a long row of numbers is read once from each of them.
const FIGURES = String.raw`\d{1,3}(?:[\s.,'’]\d{3}){1,6}(?:[.,]\d{1,3})?(?!\d)|\d{1,20}(?:[.,]\d{1,3})?(?!\d)`;
const BEFORE = String.raw`(?<![\p{L}\d])(?<sign>[A-Z]{3}|K[Ss][Hh][Ss]?\.?|[RN₦€£$])\s?(?<figures>${FIGURES})`;
const AFTER = String.raw`(?<![\p{L}\d.,])(?<figuresFirst>${FIGURES})\s?(?<code>[A-Z]{3}|[₦€£])(?![\p{L}\d])`;
const AMOUNT = new RegExp(`${BEFORE}|${AFTER}`, 'gu');
/** Without a currency: what has cents, or thousands set apart, as no number of a house has. */
const BARE =
  /(?<![\p{L}\d.,:/-])(?:\d{1,3}(?:[\s,’']\d{3}){1,6}[.,]\d{2}|\d{1,3}(?:[,’']\d{3}){1,6}|\d{1,20}[.,]\d{2})(?![\p{L}\d:%/-]|[.,]\d)/gu;
/** Below it, `10.30` is as well a time. */
const LATEST_TIME = 24n;

export type TextWithAmount = { readonly amount: Money | null; readonly rest: string };

/**
 * The amount that a text names, and the text without it: one with its currency, else one that nothing but an amount is
 * written like, in the currency of the workspace. Null where it names none, or several that differ: nobody says which one is
 * meant.
 */
export function amountIn(text: string, currency: Currency): TextWithAmount {
  const named = [...text.matchAll(AMOUNT)].flatMap(({ 0: written, index, groups = {} }) => {
    const { sign, figures, figuresFirst, code } = groups;
    const unit = currencyOf(sign ?? code ?? '', currency);
    const amount = unit === null ? null : readAmount(figures ?? figuresFirst ?? '', unit);
    return amount === null || amount.minor <= 0n ? [] : [{ written, at: index, amount }];
  });
  const found = named.length > 0 ? named : bareIn(text, currency);
  const [first] = found;
  const differs = found.some(
    ({ amount: { minor, currency: unit } }) => minor !== first?.amount.minor || unit !== first.amount.currency,
  );
  if (first === undefined || differs) return { amount: null, rest: text };
  const kept = found.map(({ at }, place) => {
    const before = found[place - 1];
    return text.slice(before === undefined ? 0 : before.at + before.written.length, at);
  });
  const last = found.at(-1) ?? first;
  const rest = [...kept, text.slice(last.at + last.written.length)].join(' ');
  return { amount: first.amount, rest: tidied(rest) };
}

function bareIn(text: string, currency: Currency) {
  const least = LATEST_TIME * 10n ** BigInt(minorDigits(currency));
  return [...text.matchAll(BARE)].flatMap(({ 0: written, index }) => {
    const amount = readAmount(written, currency);
    return amount === null || amount.minor < least ? [] : [{ written, at: index, amount }];
  });
}

function currencyOf(sign: string, currency: Currency): Currency | null {
  const named = sign.toUpperCase().replace(/\.$/, '');
  if (named === '$' && DOLLARS.test(currency)) return currency;
  return SIGNS[named] ?? (isCurrency(named) ? named : null);
}

/** Without what was around the amount: brackets that are empty now, commas and dashes at the ends. */
function tidied(text: string): string {
  return text
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:·–—@-]+|[\s.,;:·–—@(-]+$/g, '');
}
