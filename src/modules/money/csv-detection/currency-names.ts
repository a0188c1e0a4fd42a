import type { Currency } from '#kernel/money.ts';
import { currenciesMeant, isNamedCurrency } from './currencies.ts';

/** Languages in which banks name the currency of an account in full. */
const LANGUAGES =
  'en af sw fr pt es de nl it da sv nb fi pl cs sk hu ro bg hr sl sr tr ru uk el he ar zh zh-TW ja ko th vi id ms hi et lv lt is am';

let byName: Map<string, Set<Currency>> | null = null;

/** Made when it is first needed: few files name their currency in full. */
function names(): Map<string, Set<Currency>> {
  if (byName !== null) return byName;
  byName = new Map();
  for (const language of LANGUAGES.split(' ')) {
    const display = new Intl.DisplayNames(language, { type: 'currency' });
    for (const code of Intl.supportedValuesOf('currency').filter(isNamedCurrency)) {
      const name = compared(display.of(code) ?? code);
      byName.set(name, (byName.get(name) ?? new Set()).add(code));
    }
  }
  return byName;
}

const compared = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');

/** The currencies that a cell can mean: by its sign, code or abbreviation, or by its full name. */
export function currenciesOfCell(cell: string): readonly Currency[] {
  const meant = currenciesMeant(cell);
  return meant.length > 0 || cell.length <= 4 ? meant : currencyInFull(cell);
}

/** The currency of a full name in any of the languages: "US dollars", "sol peruano", "人民币". None where two share it. */
export function currencyInFull(text: string): readonly Currency[] {
  const [only, another] = names().get(compared(text)) ?? [];
  return only === undefined || another !== undefined ? [] : [only];
}
