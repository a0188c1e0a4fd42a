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
  for (const [code, words] of EVERYDAY)
    for (const word of words.split('|')) byName.set(compared(word), new Set([code]));
  return byName;
}

/** 臺 is 台 written in full. */
const compared = (text: string): string => text.trim().toLowerCase().replace(/s$/, '').replaceAll('臺', '台');

/** Everyday names, which no list has. */
const EVERYDAY: readonly (readonly [Currency, string])[] = [
  ['TWD', '台幣|台币|新台币|ntd'],
  ['USD', '美金|米ドル|us dollar|ドル'],
  ['JPY', '日幣|日币|日圓|日元|日本円|円貨'],
  ['EUR', '歐元|歐羅|ユーロ|유로'],
  ['GBP', '英鎊|英镑|英ポンド|british pound|pound sterling'],
  ['HKD', '港元|港紙'],
  ['AUD', '澳幣|澳币|豪ドル'],
  ['CNY', '人民元|renminbi'],
  ['KRW', '韓元|韩元|원화|韓幣'],
  ['IDR', 'rupiah'],
  ['MYR', 'ringgit'],
  ['THB', 'baht|บาท'],
  ['VND', 'đồng|vnđ|đồng việt nam'],
  ['TRY', 'türk lirası'],
  ['CHF', 'schweizer franken|franken'],
  ['PLN', 'złoty|złotych|złote'],
  ['CZK', 'koruna česká|české koruny|korun českých'],
  ['HUF', 'forint'],
  ['UAH', 'гривня|гривны|гривна'],
  ['RUB', 'рубль|рубли|российские рубли'],
  ['KZT', 'тенге'],
  ['ILS', 'שקל|שקלים|שקל חדש'],
  ['BRL', 'real brasileiro|reais'],
  ['PEN', 'soles'],
];

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
