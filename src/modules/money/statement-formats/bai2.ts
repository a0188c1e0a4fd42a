import type { Day } from '#kernel/calendar.ts';
import { minorDigits, money, type Currency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { decimalUnder, isNamedCurrency, moneyOf, oneLine, unread } from '#modules/money/csv-detection/rules.ts';
import { type Bai2Account, bai2Accounts } from './bai2-accounts.ts';
import { Bai2Fields, type Bai2Record, bai2Records } from './bai2-records.ts';
import { checkBalance, merged, totalsGap, withTrueIds } from './balance.ts';
import { dayInSix } from './existing-day.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';
import { currencyQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

/** Of a file or group that names no currency. */
const STANDARD: Currency = 'USD';

/** Whether a text begins with a record of a file and one of a group. */
export function isBai2(beginning: string): boolean {
  return /^\s*01,[^,\n]*,[^,\n]*,\d{6},\d{0,4},(?:[^/\n]*\/\s*|.*\n\s*)(?:02|88),/.test(beginning);
}

/** Reads BAI2, in which banks of the United States and others report balances and transactions to companies. */
export function readBai2(
  text: string,
  encoding: string,
  { currency, answers }: { currency: Currency | undefined; answers: Answers },
): Reading {
  const format = 'bai2';
  const records = bai2Records(text);
  if (records === 'too-many') return refusal('TOO_MANY_ROWS');
  const accounts = bai2Accounts(records);
  if (accounts.length === 0) return refusal(records.at(-1)?.code === '99' ? 'NO_ROWS' : 'BROKEN_FILE');
  const isSilent = accounts.some((account) => currencyIn(account) === null);
  if (isSilent && answers.currency === undefined && currency !== undefined && currency !== STANDARD)
    return { kind: 'questions', format, encoding, decisions: [], questions: [currencyQuestion([STANDARD, currency])] };
  const fallback = answers.currency ?? STANDARD;
  const left = leftOutOf(accounts);
  const sections = accounts.map((account) =>
    sectionOf(account, currencyIn(account) ?? fallback, left.has(account) ? 'withdrawn' : null),
  );
  const because = 'The file does not name a currency, and the standard says that it is then in US dollars.';
  return {
    kind: 'read',
    format,
    encoding,
    layout: null,
    decisions: isSilent && answers.currency === undefined ? [{ about: 'currency', value: STANDARD, because }] : [],
    accounts: merged(sections).map((account) => ({ ...account, rows: withTrueIds(account.rows) })),
  };
}

const currencyIn = ({ currency, group }: Bai2Account): Currency | null =>
  (currency || group.currency).toUpperCase() || null;

const DELETED = '2';
const CORRECTED = '3';
const TEST = '4';

/** Accounts that do not count: the bank took them back, or says them again of the same day. */
function leftOutOf(accounts: readonly Bai2Account[]): Set<Bai2Account> {
  const left = new Set<Bai2Account>();
  const later = new Map<string, { isReplaced: boolean; isFinal: boolean }>();
  for (const account of accounts.toReversed()) {
    const { number, group } = account;
    const key = `${group.day} ${number}`;
    const known = later.get(key) ?? { isReplaced: false, isFinal: false };
    const isVoid = group.status === DELETED || group.status === TEST;
    if (isVoid || known.isReplaced || (group.isInterim && known.isFinal)) left.add(account);
    known.isReplaced ||= group.status === DELETED || group.status === CORRECTED;
    known.isFinal ||= !isVoid && !group.isInterim;
    later.set(key, known);
  }
  return left;
}

type Side = 'in' | 'out';
type Entry = {
  readonly record: Bai2Record;
  readonly row: StatementRow;
  /** Its code is the bank's own, so only balances can prove its side. */
  readonly isOwnCode: boolean;
  readonly hasMinus: boolean;
};

function sectionOf(account: Bai2Account, stated: Currency, left: 'withdrawn' | null): AccountSection {
  const { group, head, number, entries } = account;
  const isKnown = isNamedCurrency(stated);
  // What is no code of a currency at all has damaged its account.
  const currency = /^[A-Z]{3}$/.test(stated) ? stated : STANDARD;
  const counts = isKnown && left === null;
  const day = dayInSix(group.day, 'ymd');
  const section: AccountSection = {
    account: number === '' ? null : number,
    currency,
    isCurrencyNamed: true,
    type: 'bank',
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [...account.failed],
    check: { kind: 'unknown' },
  };
  const balance = (type: string): AccountSection['opening'] => {
    const found = account.summaries.filter((one) => one.type === type && one.amount !== '');
    const amounts = found.map(({ amount }) => amountOf(amount, false, currency)?.minor ?? null);
    const [minor] = amounts;
    if (minor === undefined) return null;
    if (minor !== null && amounts.every((other) => other === minor)) return { amount: money(minor, currency), day };
    section.failed.push(unread(head.line, 'bad-record', head.said));
    return null;
  };
  if (counts) {
    section.opening = balance('010');
    section.closing = group.isInterim ? null : balance('015');
    // It is that of the day before.
    if (section.opening !== null) section.opening = { ...section.opening, day: null };
  }
  const read: Entry[] = [];
  for (const record of entries) {
    const entry = left ?? (isKnown ? entryOf(record, account, currency, day) : 'bad-currency');
    if (typeof entry !== 'string') read.push(entry);
    else section[SKIPPED.has(entry) ? 'skipped' : 'failed'].push(unread(record.line, entry, record.said));
  }
  const { rows, open } = sided(read, section);
  section.rows = rows;
  for (const { record } of open) section.failed.push(unread(record.line, 'bad-sign', record.said));
  section.check = checkBalance(section);
  return counts && !group.isInterim && section.check.kind === 'unknown' ? withTotals(section, account) : section;
}

const SKIPPED: ReadonlySet<string> = new Set(['withdrawn', 'balance', 'total', 'note', 'no-movement']);

/**
 * Rows whose side is told. A minus before a debit may repeat that it is money out, or reverse it; a code of the bank's own
 * has only the side that the standard advises: both count where opening and closing balance prove them.
 */
function sided(entries: readonly Entry[], section: AccountSection): { rows: StatementRow[]; open: Entry[] } {
  const isOpen = ({ isOwnCode, hasMinus }: Entry): boolean => isOwnCode || hasMinus;
  const asTold = entries.map(({ row }) => row);
  if (!entries.some(isOpen)) return { rows: asTold, open: [] };
  const turned = entries.map(({ row, hasMinus }) =>
    hasMinus ? { ...row, amount: money(-row.amount.minor, row.amount.currency) } : row,
  );
  const proven = (entries.some(({ hasMinus }) => hasMinus) ? [asTold, turned] : [asTold]).filter(
    (rows) =>
      section.opening !== null && section.closing !== null && checkBalance({ ...section, rows }).kind === 'matches',
  );
  const [rows, another] = proven;
  return rows !== undefined && another === undefined
    ? { rows, open: [] }
    : { rows: entries.filter((one) => !isOpen(one)).map(({ row }) => row), open: entries.filter(isOpen) };
}

/** An amount in the least unit of its currency, as the standard has it, or with a point and all of its decimals. */
function amountOf(
  text: string,
  isOut: boolean,
  currency: Currency,
): { readonly minor: bigint; readonly hasMinus: boolean } | null {
  const [, sign, body = ''] = /^([-+])?(\d{1,30}(?:\.\d+)?)$/.exec(text) ?? [];
  const scale = minorDigits(currency);
  const [whole = '', fraction] = body.split('.');
  if (fraction !== undefined && fraction.length !== scale) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const value = fraction === undefined ? { digits, scale } : decimalUnder(`${digits}.${fraction}`, '.');
  const hasMinus = sign === '-';
  const minor = value === null || body === '' ? null : moneyOf(value, isOut !== hasMinus, currency)?.money.minor;
  return minor == null ? null : { minor, hasMinus };
}

/** By the ranges of the standard; null where it has no side. */
function sideOf(code: number): Side | null {
  if ((code >= 100 && code < 400) || (code >= 920 && code < 960)) return 'in';
  return (code >= 400 && code < 700) || code >= 960 ? 'out' : null;
}

const TOTALS: ReadonlySet<string> = new Set(['100', '101', '102', '400', '401', '402']);
const NO_MONEY = '890';

function entryOf(
  record: Bai2Record,
  { group }: Bai2Account,
  currency: Currency,
  day: Day | null,
): Entry | 'balance' | 'total' | 'note' | 'no-movement' | 'bad-record' | 'bad-day' | 'bad-amount' | 'bad-sign' {
  const fields = new Bai2Fields(record.body);
  const [type, figure, funds] = [fields.next(), fields.next(), fields.nextFunds()];
  if (!/^\d{3}$/.test(type)) return 'bad-record';
  if (type === NO_MONEY) return 'note';
  const code = Number(type);
  if (code < 100 || (code >= 900 && code < 920)) return 'balance';
  if (TOTALS.has(type)) return 'total';
  if (day === null) return 'bad-day';
  const side = sideOf(code);
  const amount = amountOf(figure, side === 'out', currency);
  if (amount === null) return 'bad-amount';
  if (amount.minor === 0n) return 'no-movement';
  if (side === null) return 'bad-sign';
  if (funds === null) return 'bad-record';
  const [bank, customer] = [fields.next(), fields.next()].map((field) => (/^0*$/.test(field) ? null : field));
  const bankText = fields.text().replace(/^\/\s*/, '');
  // First taken as money out that says so twice.
  const minor = amount.hasMinus && side === 'out' ? -amount.minor : amount.minor;
  const valued = funds.type === 'V' ? dayInSix(funds.day, 'ymd') : funds.type === '0' ? day : null;
  const row: StatementRow = {
    line: record.line,
    part: 'entry',
    day,
    valueDay: valued,
    amount: money(minor, currency),
    roundedFrom: null,
    description: oneLine(bankText),
    bankText,
    counterparty: null,
    reference: customer ?? null,
    sourceId: bank ?? null,
    balance: null,
    status: group.isInterim ? 'pending' : 'booked',
    category: null,
    transferAccount: null,
    splits: [],
  };
  return { record, row, isOwnCode: code >= 900, hasMinus: amount.hasMinus };
}

/** Totals of money in and out, where the account has no balances at both ends. */
function withTotals(section: AccountSection, { head, summaries }: Bai2Account): AccountSection {
  const gaps = (['100', '400'] as const).flatMap((type) => {
    const amount = summaries.find((one) => one.type === type)?.amount ?? '';
    const stated = amountOf(amount, false, section.currency)?.minor;
    if (stated === undefined) return [];
    const isOut = type === '400';
    const size = stated < 0n ? -stated : stated;
    const sum = section.rows.reduce((all, { amount: { minor } }) => (minor < 0n === isOut ? all + minor : all), 0n);
    return [(isOut ? -size : size) - sum];
  });
  const gap = gaps.find((one) => one !== 0n);
  if (gap !== undefined) return { ...section, check: totalsGap(head.line, money(gap, section.currency)) };
  return gaps.length === 2 ? { ...section, check: { kind: 'matches' } } : section;
}
