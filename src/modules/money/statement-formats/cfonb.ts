import { minorDigits, type Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { moneyOf, oneLine } from '#modules/money/csv-detection/rules.ts';
import { frenchNumber } from './bank-numbers.ts';
import { detailsOf } from './cfonb-details.ts';
import { currencyInField } from './currency-numbers.ts';
import { dayInSix } from './existing-day.ts';
import type { FixedEntry, FixedRecord, FixedStatement, RecordShape } from './fixed-records.ts';
import { type FixedFormat, type FixedRow, readFixed } from './fixed-statements.ts';
import type { AccountSection, Reading } from './model.ts';
import { overpunched } from './overpunch.ts';

/** 01 and 07: day and amount of the balance. */
const BALANCE = /^0[17].{32}(.{6}).{50}(.{14})/;
/** 04: day, value day, words, number of the entry, amount, reference. */
const ENTRY = /^04.{32}(.{6})..(.{6})(.{31})..(.{7})..(.{14})(.{16})/;
/** As far as the amount goes. */
const SHORTEST = 104;
/** In every record: bank, branch, currency, its decimals, account. */
const BANK = [2, 7] as const;
const BRANCH = [11, 16] as const;
const CURRENCY = [16, 19] as const;
const DECIMALS = [19, 20] as const;
const ACCOUNT = [21, 32] as const;

const SHAPE: RecordShape = {
  width: 120,
  kinds: { '01': 'head', '04': 'entry', '05': 'detail', '07': 'end' },
  // Entries may be of another branch, or of a bank that is now part of it.
  accountOf: (text) => text.slice(...ACCOUNT),
};

/** Whether a text has a record of CFONB that is a balance or an entry. */
export function isCfonb(beginning: string): boolean {
  const head = String.raw`[\w ]{14}[\dA-Z ]{3}[\d ].[\w ]{13}\d{6}`;
  const amount = String.raw`[\d ]{13}[\dA-R{}éè]`;
  return new RegExp(`^(?:0[17]${head} {50}${amount}|04${head}..[\\d ]{6}.{38,42}${amount})`, 'm').test(beginning);
}

/** Reads CFONB 120, in which the banks of France give statements. */
export function readCfonb(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  return readFixed(text, encoding, options, FORMAT);
}

const FORMAT: FixedFormat = {
  format: 'cfonb',
  shape: SHAPE,
  numberOf: ({ head: { text } }) => frenchNumber(text.slice(...BANK), text.slice(...BRANCH), text.slice(...ACCOUNT)),
  currencyOf: (statement) => firstOf(statement, (text) => currencyInField(text.slice(...CURRENCY))),
  readIn: (statement, currency) => {
    const told = { currency, scale: firstOf(statement, scaleIn) ?? minorDigits(currency) };
    const { head, end } = statement;
    return {
      opening: balanceIn(head, told),
      closing: () => (end === null ? null : balanceIn(end, told)),
      rowOf: (entry) => rowOf(entry, told),
    };
  },
};

/** What the first record says that says it: banks leave currency and decimals out of balances. */
function firstOf<Value>({ head, entries, end }: FixedStatement, read: (text: string) => Value | null): Value | null {
  for (const record of [head, ...entries.map(({ entry }) => entry), end]) {
    const value = record === null ? null : read(record.text);
    if (value !== null) return value;
  }
  return null;
}

const scaleIn = (text: string): number | null => {
  const digit = text.slice(...DECIMALS);
  return /\d/.test(digit) ? Number(digit) : null;
};

/** `scale`: where a record has none of its own. */
type Told = { readonly currency: Currency; readonly scale: number };

function amountIn(
  field: string,
  text: string,
  { currency, scale }: Told,
): NonNullable<ReturnType<typeof moneyOf>> | 'bad-amount' | 'bad-sign' | 'bad-currency' {
  if ((currencyInField(text.slice(...CURRENCY)) ?? currency) !== currency) return 'bad-currency';
  const figure = overpunched(field);
  if (figure === null || figure === 'unsigned') return figure === null ? 'bad-amount' : 'bad-sign';
  return moneyOf({ digits: figure.digits, scale: scaleIn(text) ?? scale }, figure.isOut, currency) ?? 'bad-amount';
}

function balanceIn({ text }: FixedRecord, told: Told): AccountSection['opening'] {
  const [, day = '', field = ''] = BALANCE.exec(text) ?? [];
  const amount = amountIn(field, text, told);
  return typeof amount === 'string' ? null : { amount: amount.money, day: dayInSix(day, 'dmy') };
}

function rowOf({ entry, details }: FixedEntry, told: Told): FixedRow {
  const [, booked = '', valued = '', label = '', number = '', field = '', zone = ''] = ENTRY.exec(entry.text) ?? [];
  const amount = amountIn(field, entry.text, told);
  if (amount === 'bad-amount') {
    const wide = inBytes(entry);
    if (wide !== null) return rowOf({ entry: wide, details }, told);
    return entry.text.trimEnd().length < SHORTEST ? 'bad-record' : amount;
  }
  const day = dayInSix(booked, 'dmy');
  if (day === null) return 'bad-day';
  if (typeof amount === 'string') return amount;
  const said = detailsOf(label.replaceAll(FILLER, ''), details, amount.money);
  const { reference, ...words } = said;
  const named = [reference, zone, number].map(oneLine).find((one) => !/^0*$/.test(one));
  return {
    line: entry.line,
    part: 'entry',
    day,
    valueDay: dayInSix(valued, 'dmy'),
    amount: amount.money,
    roundedFrom: amount.roundedFrom,
    ...words,
    reference: named ?? null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
  };
}

const FILLER = '\u0000';

/** The record with places counted in bytes of UTF-8, as some programs do; null where that is the same. */
function inBytes({ line, text }: FixedRecord): FixedRecord | null {
  if (text.includes(FILLER) || /^[\0-\x7f]*$/.test(text)) return null;
  const wide = text.replace(/[^\0-\x7f]/gu, (letter) => letter + FILLER.repeat(letter <= '\u07ff' ? 1 : 2));
  return { line, text: wide };
}
