import { withheldIn } from './money.ts';
import { CurrencySchema } from './money-schema.ts';

/**
 * An answer for somebody who may see books but no amounts. Whatever is an amount loses its figure and keeps its
 * currency; figures that stand in texts, as in a bank's own words, are struck out. Anything else that could carry an
 * amount refuses the whole answer: a new procedure leaks nothing by being forgotten here.
 * @throws TypeError on a bigint that is no money, and on a file, a map or the like.
 */
export function withholdAmounts(answer: unknown): unknown {
  if (typeof answer === 'string') return strikeOut(answer);
  if (typeof answer === 'bigint') throw new TypeError('an answer carries a figure that is no money');
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map(withholdAmounts);
  const kind = Object.prototype.toString.call(answer);
  if (kind === '[object Date]') return answer;
  if (kind !== '[object Object]') throw new TypeError(`an answer carries what may hold amounts unseen: ${kind}`);
  const { minor, currency } = answer as { minor?: unknown; currency?: unknown };
  if (typeof minor === 'bigint') return withheldIn(CurrencySchema.parse(currency));
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withholdAmounts(value)]));
}

/** Codes that statements here carry; not all of ISO 4217, where TOP, ALL and TRY are words too. */
const CODES =
  'ZAR KES NGN USD EUR GBP AUD CAD NZD CHF JPY CNY INR AED SAR UGX TZS RWF BIF ETB GHS XOF XAF ZMW MWK MZN BWP NAD LSL SZL ' +
  'AOA EGP MAD TND DZD MUR SCR ZWG ZWL CDF SDG SSP SOS GMD SLE LRD BRL SEK NOK DKK HKD SGD THB PKR TRY RUB';
const LONG_SIGNS = String.raw`(?:${CODES.replaceAll(' ', '|')}|KShs?|Shs?|Rs|USh|TSh)\.?|\p{L}{0,3}\$|[₦€£¥₹₵₽]`;
const FIGURES = String.raw`\d(?:[\d\s,.’']*\d)?`;
/** Thousands and millions, as people shorten them. */
const SHORTENED = String.raw`(?:\s?(?:k|m|mn|bn)(?![\p{L}\d]))?`;
const WRITTEN = new RegExp(
  [
    // After a sign of a currency, whatever the figures look like; `R21` may be a road, and is struck out too.
    String.raw`(?<![\p{L}\d])(?:${LONG_SIGNS}|[RNP])\s*[-+−(]?\s*${FIGURES}${SHORTENED}`,
    String.raw`${FIGURES}${SHORTENED}\s?(?:${LONG_SIGNS}|R)(?![\p{L}\d])`,
    // Shillings without cents: `500/-`.
    String.raw`${FIGURES}\s?/[-=]`,
    // Without one, what ends in cents.
    String.raw`(?<![\d.,])\d[\d\s,.’']*[.,]\d{2}(?![\d.,]\d|\d)`,
  ].join('|'),
  'giu',
);

/** What stands where figures were. */
export const STRUCK_OUT = '•••';

/** The text without what reads as an amount: figures with cents, and figures beside a currency. */
export function strikeOut(text: string): string {
  return text.replace(WRITTEN, STRUCK_OUT);
}
