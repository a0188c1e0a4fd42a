import { daysBetween } from '#kernel/calendar.ts';
import { money, type Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { moneyOf, oneLine, unread } from '#modules/money/csv-detection/rules.ts';
import { totalsGap } from './balance.ts';
import { spanishNumber } from './bank-numbers.ts';
import { currencyInField } from './currency-numbers.ts';
import { dayInSix } from './existing-day.ts';
import type { FixedEntry, FixedRecord, FixedStatement, RecordShape } from './fixed-records.ts';
import { type FixedFormat, type FixedRow, readFixed } from './fixed-statements.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';
import { conceptOf } from './norma43-concepts.ts';
import { paidIn } from './original.ts';

/** 11: bank, branch, account, first and last day, side and amount of the opening balance, currency. */
const HEAD = /^11(.{4})(.{4})(.{10})(.{6})(.{6})(.)(.{14})(.{3})/;
/** 22: day, value day, shared concept, own concept, side, amount, document, two references. */
const ENTRY = /^22.{8}(.{6})(.{6})(..)...(.)(.{14})(.{10})(.{12})(.{16})/;
/** As far as the amount goes. */
const SHORTEST = 42;
/** 24: currency and amount of what was paid in another one. */
const ORIGINAL = /^24..(.{3})(\d{14})/;
/** 33: number and sum of debits and of credits, side and amount of the closing balance, currency. */
const END = /^33.{18}(\d{5})(\d{14})(\d{5})(\d{14})(.)(\d{14})(.{3})/;

const SHAPE: RecordShape = {
  width: 80,
  kinds: {
    '00': 'file-head',
    '11': 'head',
    '22': 'entry',
    '23': 'detail',
    '24': 'detail',
    '33': 'end',
    '88': 'file-end',
  },
  accountOf: (text, kind) => (kind === 'head' || kind === 'end' ? text.slice(2, 20) : null),
  countIn: (text) => (/^\d{6}$/.test(text.slice(20, 26)) ? Number(text.slice(20, 26)) : null),
};

/** Whether a text has a record of Norma 43 that opens an account or is an entry. */
export function isNorma43(beginning: string): boolean {
  return /^(?:11[\d ]{18}\d{12}\d{15}|22[\d ]{8}\d{12}[\w ]{5}\d{15})/m.test(beginning);
}

/** Reads Norma 43, in which the banks of Spain give statements (Cuaderno 43 of the AEB). */
export function readNorma43(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  return readFixed(text, encoding, options, FORMAT);
}

const FORMAT: FixedFormat = {
  format: 'norma43',
  shape: SHAPE,
  numberOf: ({ head: { text } }) => spanishNumber(text.slice(2, 6), text.slice(6, 10), text.slice(10, 20)),
  currencyOf: ({ head, end }) =>
    currencyInField(HEAD.exec(head.text)?.[8] ?? '') ?? currencyInField(END.exec(end?.text ?? '')?.[7] ?? ''),
  readIn: ({ head, end }, currency) => ({
    opening: openingIn(head, currency),
    closing: (expected) => (end === null ? null : closingIn(end, head, currency, expected)),
    rowOf: (entry) => withinPeriod(rowOf(entry, currency), head),
  }),
  checked: withTotals,
};

/** A file has at most so many days, and its rows lie at most so many outside of them. */
const MOST_DAYS = 5 * 366;
const MOST_OUTSIDE = 366;

/** A row whose day does not fit the first and last day of its account: some programs write the day first, banks do not. */
function withinPeriod(row: FixedRow, { text }: FixedRecord): FixedRow {
  const [, , , , from = '', to = ''] = HEAD.exec(text) ?? [];
  const [first, last] = [dayInSix(from, 'ymd'), dayInSix(to, 'ymd')];
  if (typeof row === 'string' || row.day === null || first === null || last === null) return row;
  const [days, before, after] = [daysBetween(first, last), daysBetween(row.day, first), daysBetween(last, row.day)];
  return days < 0 || days > MOST_DAYS || before > MOST_OUTSIDE || after > MOST_OUTSIDE ? 'bad-day' : row;
}

function openingIn({ text }: FixedRecord, currency: Currency): AccountSection['opening'] {
  const [, , , , , , side = '', digits = ''] = HEAD.exec(text) ?? [];
  const amount = cents(digits, side === '1', currency);
  if (amount === null || (amount.money.minor !== 0n && !isSide(side))) return null;
  // It is that of the day before the first.
  return { amount: amount.money, day: null };
}

function closingIn(
  end: FixedRecord,
  head: FixedRecord,
  currency: Currency,
  expected: bigint | null,
): AccountSection['closing'] {
  const [, , , , , side = '', digits = '', code = ''] = END.exec(end.text) ?? [];
  const amount = cents(digits, side === '1', currency);
  if (amount === null || (currencyInField(code) ?? currency) !== currency) return null;
  const day = dayInSix(HEAD.exec(head.text)?.[5] ?? '', 'ymd');
  const { minor } = amount.money;
  if (minor === 0n || isSide(side)) return { amount: amount.money, day };
  // Some banks leave the side out: then only what the rows come to can be meant.
  return expected === minor || expected === -minor ? { amount: money(expected, currency), day } : null;
}

/** Debit or credit. */
const isSide = (digit: string): boolean => digit === '1' || digit === '2';

/** Always two decimals, whatever the currency has. */
function cents(digits: string, isOut: boolean, currency: Currency): ReturnType<typeof moneyOf> {
  return /^\d{14}$/.test(digits)
    ? moneyOf({ digits: digits.replace(/^0+(?=\d)/, ''), scale: 2 }, isOut, currency)
    : null;
}

function rowOf({ entry, details }: FixedEntry, currency: Currency): FixedRow {
  const match = ENTRY.exec(entry.text);
  if (match === null || entry.text.trimEnd().length < SHORTEST) return 'bad-record';
  const [, booked = '', valued = '', concept = '', side = '', digits = '', document = '', ...references] = match;
  const day = dayInSix(booked, 'ymd');
  if (day === null) return 'bad-day';
  if (!isSide(side)) return 'bad-sign';
  const amount = cents(digits, side === '1', currency);
  if (amount === null) return 'bad-amount';
  // A field without a space at its end goes on in the next.
  const words = details.map(({ text }) => (ORIGINAL.test(text) ? '' : text.slice(4))).join('');
  const bankText = words.trim().replace(/ {2,}/g, '\n') || conceptOf(concept);
  const named = references.map(numberIn).filter((one) => one !== '');
  return {
    line: entry.line,
    part: 'entry',
    day,
    valueDay: dayInSix(valued, 'ymd'),
    amount: amount.money,
    roundedFrom: amount.roundedFrom,
    description: oneLine(bankText),
    bankText,
    counterparty: null,
    reference: (named.length === 0 ? numberIn(document) : named.join(' ')) || null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...originalIn(details, amount.money),
  };
}

/** Fields of a number that is not there are filled with zeros. */
const numberIn = (field: string): string => (/^[0 ]*$/.test(field) ? '' : oneLine(field));

function originalIn(details: readonly FixedRecord[], amount: StatementRow['amount']): Pick<StatementRow, 'original'> {
  for (const { text } of details) {
    const [, code = '', digits = ''] = ORIGINAL.exec(text) ?? [];
    const currency = currencyInField(code);
    if (currency !== null) return paidIn(amount, { amount: cents(digits, false, currency)?.money ?? null });
  }
  return {};
}

/** The number and the sum of debits and credits that the last record states, against the rows that were read. */
function withTotals(section: AccountSection, { end }: FixedStatement): AccountSection {
  const match = END.exec(end?.text ?? '');
  if (match === null || end === null || section.check.kind === 'gap') return section;
  const [, debits = '', debited = '', credits = '', credited = ''] = match;
  const { rows, skipped, currency } = section;
  const sumOf = (isOut: boolean) =>
    rows.reduce((sum, { amount: { minor } }) => (minor < 0n === isOut ? sum + minor : sum), 0n);
  const out = (cents(debited, true, currency)?.money.minor ?? 0n) - sumOf(true);
  const into = (cents(credited, false, currency)?.money.minor ?? 0n) - sumOf(false);
  if (out !== 0n || into !== 0n) {
    const gap = money(out === 0n ? into : out, currency);
    return { ...section, check: totalsGap(end.line, gap) };
  }
  // What moved no money counts in either direction, or not at all.
  const counted = Number(debits) + Number(credits) - rows.length;
  if (counted < 0 || counted > skipped.length) section.failed.push(unread(end.line, 'bad-count', end.text));
  return section;
}
