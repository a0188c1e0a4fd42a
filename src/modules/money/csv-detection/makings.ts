import type { Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import type { Table } from './columns.ts';
import { currenciesOfCountries } from './countries.ts';
import { normalHeading } from './headings.ts';
import type { Movement } from './movements.ts';

/** What the making of a file says of its currency, where the file itself names none. */
export type Told = {
  /** The likeliest first; behind it those in which the same bank keeps accounts too. */
  readonly currencies: readonly Currency[];
  readonly because: string;
};

type Making = {
  readonly currencies: readonly Currency[];
  /** Names of columns that only this one writes, all of them. */
  readonly headings: readonly (readonly string[])[];
  /** Names of banks and titles of statements in the lines above the table. */
  readonly titles: RegExp;
  /** Ways of paying that exist in one country alone, in the rows. */
  readonly channels: RegExp | null;
  readonly place: string;
  /** The same name stands for banks of several countries. */
  readonly isInSeveral?: true;
};

const HARD: readonly Currency[] = ['USD', 'EUR', 'GBP'];

const MAKINGS: readonly Making[] = [
  {
    currencies: ['KES', 'TZS', 'MZN', 'CDF', 'LSL'],
    headings: [['receipt no', 'completion time']],
    titles: /\b(?:m-?pesa|safaricom)\b/i,
    channels: null,
    place: 'This is an M-Pesa statement.',
  },
  {
    currencies: ['KES', ...HARD],
    headings: [],
    titles: /\b(?:equity bank|kcb bank|kenya commercial bank|co-?operative bank of kenya|ncba|i&m bank|dtb kenya)\b/i,
    channels: /\b(?:kplc|pesalink|lipa na m-?pesa|m-?pesa (?:paybill|b2c|c2b|till)|safaricom)\b/i,
    place: 'This statement is from a Kenyan bank.',
  },
  {
    currencies: ['NGN', ...HARD],
    headings: [['trans date', 'debits', 'credits', 'remarks']],
    titles:
      /\b(?:gtbank|guaranty trust|zenith bank|opay|palmpay|kuda|moniepoint|first bank of nigeria|nuban|polaris bank)\b/i,
    channels: /\b(?:nip (?:trf|transfer|cr|dr|\/)|nip\/|nibss|gtworld|gtb\b|cbn emt|emt levy)/i,
    place: 'This statement is from a Nigerian bank.',
  },
  {
    currencies: ['ZAR', 'NAD', 'LSL', 'SZL', ...HARD],
    headings: [['nr', 'posting date', 'parent category', 'money in', 'money out', 'fee']],
    titles:
      /\b(?:account transaction history|capitec|sbzazajj|investec|tymebank|bank zero|african bank|discovery bank|standard bank of south africa|statement enquiry)\b/i,
    channels:
      /\b(?:acb (?:credit|debit)|debi ?check|magtape|payshap|fnb app|ib[- ](?:payment|betaling)|ibank payment|cashsend|firstrand bank|versekeringspremie)\b/i,
    place: 'This statement is from a South African bank.',
  },
  {
    currencies: ['ZAR', 'NAD', 'LSL', 'SZL', ...HARD],
    headings: [],
    titles: /\bnedbank\b/i,
    channels: null,
    place: 'This statement is from a South African bank.',
    isInSeveral: true,
  },
  {
    // These keep accounts in half of Africa.
    currencies: ['ZAR', 'NAD', 'BWP', 'SZL', 'LSL', 'ZMW', 'KES', 'GHS', 'TZS', 'UGX', 'MZN', ...HARD],
    headings: [],
    titles: /\b(?:fnb|first national bank|absa|standard bank)\b/i,
    channels: null,
    place: 'This statement is from a South African bank.',
    isInSeveral: true,
  },
  {
    currencies: ['CNY'],
    headings: [['交易时间', '交易对方', '收 支']],
    titles: /支付宝|微信支付/,
    channels: null,
    place: 'This is an Alipay or WeChat statement.',
  },
];

const ROWS_LOOKED_AT = 500;

/**
 * The currency that a bank's own layout, its name above the table or the country's ways of paying stand for. Null where
 * nothing speaks, and where two countries do.
 * @param codes that stand beside amounts around the rows
 */
export function currencyTold(
  { preamble, heading, body }: Table,
  movements: readonly Movement[],
  codes: readonly Currency[] = [],
): Told | null {
  const columns = new Set((heading?.cells ?? []).map(normalHeading));
  const above = textsOf(preamble.slice(0, 60));
  const rows = movements.slice(0, ROWS_LOOKED_AT).map(({ cells }) => cells.join(' ').slice(0, 400));
  const byColumns = only(({ headings }) => headings.some((names) => names.every((name) => columns.has(name))));
  if (byColumns !== null) return toldBy(byColumns);
  const named = MAKINGS.filter(({ titles }) => titles.test(above.join('\n')));
  const bank = countryOf(above);
  if (named.length > 0 && !named.every(({ isInSeveral }) => isInSeveral)) return preferred(bank, clearOf(named));
  const taken = new Set(movements.map(({ line }) => line));
  const below = body.filter(({ line }) => !taken.has(line));
  const around = [...above, ...textsOf([...below.slice(0, 40), ...below.slice(-40)])];
  const [several] = named;
  if (several === undefined)
    return bank ?? toldBy(only(({ channels }) => rows.some((row) => channels?.test(row) === true)));
  const country = countryOf(around) ?? onlyCountry(currenciesOfCountries(around).all, several);
  const isContradicted =
    codes.length > 0 && several.currencies[0] !== undefined && !codes.includes(several.currencies[0]);
  return isContradicted ? country : preferred(country, several);
}

const textsOf = (lines: readonly TextRecord[]): string[] => lines.map(({ cells }) => cells.join(' ').slice(0, 400));

const OF_COUNTRY = 'The bank’s name and address say its country.';

/** The country in the name of a bank: "Absa Bank Kenya PLC". */
function countryOf(lines: readonly string[]): Told | null {
  const [only, other] = currenciesOfCountries(lines).ofBank;
  return only === undefined || other !== undefined ? null : { currencies: [only, ...HARD], because: OF_COUNTRY };
}

/** Of a bank that exists in several countries, the one that stands around the rows, where its own home does not. */
function onlyCountry(all: readonly Currency[], { currencies: [home] }: Making): Told | null {
  const [only, other] = all;
  if (only === undefined || other !== undefined || only === home) return null;
  return { currencies: [only, ...HARD], because: OF_COUNTRY };
}

/** A country that is the home of the bank says no more than its name. */
function preferred(country: Told | null, making: Making | null): Told | null {
  return country === null || country.currencies[0] === making?.currencies[0] ? toldBy(making) : country;
}

const toldBy = (making: Making | null): Told | null =>
  making === null ? null : { currencies: making.currencies, because: making.place };

const only = (speaks: (making: Making) => boolean): Making | null => clearOf(MAKINGS.filter(speaks));

function clearOf([found, ...others]: readonly Making[]): Making | null {
  const isClear = found !== undefined && others.every(({ currencies }) => currencies[0] === found.currencies[0]);
  return isClear ? found : null;
}
