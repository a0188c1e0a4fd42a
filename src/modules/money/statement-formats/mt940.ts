import type { Currency, Money } from '#kernel/money.ts';
import type { Day } from '#kernel/calendar.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { LIMITS, decimalUnder, linesOf, moneyOf, isNamedCurrency, unread } from '#modules/money/csv-detection/rules.ts';
import type { AccountSection, Reading, StatementRow } from './model.ts';
import { checkBalance, merged, withTrueIds } from './balance.ts';
import { dayInSix, existingDay, wholeYear } from './existing-day.ts';
import { detailsOf, originalIn } from './mt940-details.ts';
import { currencyOfAccount, currencyQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

type Field = { tag: string; line: number; lines: string[] };
type Statement = {
  account: string | null;
  currency: string | null;
  opening: string | null;
  closing: string | null;
  entries: { entry: Field; details: string[] }[];
};

const TAG = /^:(20|21|25|25P|28|28C|60F|60M|61|86|62F|62M|64|65|90C|90D|34F|13|13D|NS):/;
/** A tag of a balance without its second colon: the mark of debit or credit and a date follow. */
const BARE_BALANCE = /^:(60F|60M|62F|62M|64|65)(?=[CD]\d{6}[A-Z]{3})/;
const END = /^-\}?(?:\{5:.*)?[\x03\s]*$/;
const ENTRY =
  /^(\d{6})(\d{4}| {4})? ?(R?[CD]|E[CD])([A-Z]?)(\d{1,15}(?:[.,]\d{0,15})?) ?(?:([A-Z][A-Z0-9 ]{3})(.*)|(\/\/.*))?$/s;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})?(\d{1,20}(?:[.,]\d{0,15})?)\s*$/;

/** Reads MT940 and MT942, with or without the SWIFT envelope; several statements of one account become one. */
export function readMt940(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  const statements = statementsOf(fieldsOf(text));
  const count = statements.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count > LIMITS.rows || statements.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
  const fallback = options.answers.currency ?? options.currency ?? null;
  const isSilent = statements.some(({ currency, entries }) => currency === null && entries.length > 0);
  // Every balance of this format has a currency: where none has, its lines are damaged.
  const isDamaged = options.answers.currency === undefined && statements.some(hasBareBalance);
  if (isDamaged || (isSilent && fallback === null))
    return {
      kind: 'questions',
      format: 'mt940',
      encoding,
      decisions: [],
      questions: [currencyQuestion(fallback === null ? [] : [fallback])],
    };
  const known = statements.filter(
    ({ account, opening, closing, entries }) =>
      account !== null || opening !== null || closing !== null || entries.length > 0,
  );
  if (known.length === 0) return refusal('NO_ROWS');
  const accounts = merged(
    known.flatMap((statement) => sectionOf(statement, fallback, options.answers.currency !== undefined)),
  );
  return {
    kind: 'read',
    format: 'mt940',
    encoding,
    layout: null,
    decisions: isSilent && fallback !== null ? [currencyOfAccount(fallback)] : [],
    accounts: accounts.map((account) => ({ ...account, rows: withTrueIds(account.rows) })),
  };
}

const hasBareBalance = ({ currency, entries, opening, closing }: Statement): boolean =>
  currency === null && entries.length > 0 && (opening !== null || closing !== null);

/** Fields by their tags. A wrapped clock time (`T16` / `:26:37`) looks like a tag and is none. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let field: Field | null = null;
  let before = '';
  for (const { number, line: raw } of linesOf(text)) {
    const line = before === ':' && /^\d{2}[A-Z]?:/.test(raw) ? `:${raw}` : raw;
    const tag = TAG.exec(line) ?? BARE_BALANCE.exec(line);
    const isTime = /T\d\d$/.test(before) && /^:\d\d:\d\d/.test(line);
    if (tag !== null && !isTime) {
      field = { tag: tag[1] ?? '', line: number, lines: [line.slice(tag[0].length)] };
      fields.push(field);
    } else if (END.test(line) || line.startsWith('{')) field = null;
    else if (line !== ':' && field !== null && field.lines.length < 500) field.lines.push(line);
    before = raw;
  }
  return fields;
}

function statementsOf(fields: readonly Field[]): Statement[] {
  const statements: Statement[] = [];
  let last = '';
  let count = 0;
  for (const field of fields) {
    if (count > LIMITS.rows || statements.length > LIMITS.rows) break;
    const { tag, lines } = field;
    const value = (lines[0] ?? '').trim();
    let statement = statements.at(-1);
    if (statement === undefined || tag === '20') {
      statement = { account: null, currency: null, opening: null, closing: null, entries: [] };
      statements.push(statement);
    }
    if (tag.startsWith('25')) takeAccount(statement, value);
    else if (tag.startsWith('60')) statement.opening ??= value;
    else if (tag.startsWith('62')) statement.closing = value;
    else if (tag === '61') {
      statement.entries.push({ entry: field, details: [] });
      count += 1;
    } else if ((tag === '86' || tag === 'NS') && (last === '61' || last === '86' || last === 'NS'))
      statement.entries.at(-1)?.details.push(lines.join('\n'));
    const currency = /^(?:[CD]\d{6}|\d{0,5})([A-Z]{3})(?:[CD]?[\d,.]*)?$/.exec(value)?.[1] ?? codeBehindDate(value);
    if (/^(?:60|62|64|65|34|90)/.test(tag) && currency !== undefined) statement.currency ??= currency;
    if (!(tag === '86' && last.startsWith('6') && last !== '61')) last = tag;
  }
  return statements;
}

/** `C221004EURO0,00`: an extra character behind the code. */
function codeBehindDate(value: string): Currency | undefined {
  const code = /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1];
  return code !== undefined && isNamedCurrency(code) ? code : undefined;
}

/** Some banks put the currency behind the account number. */
function takeAccount(statement: Statement, value: string): void {
  const suffix = /^(.*\d)( ?)([A-Z]{3})$/.exec(value);
  const currency = suffix?.[3];
  const isCurrency = currency !== undefined && isNamedCurrency(currency);
  if (isCurrency) statement.currency ??= currency;
  statement.account ??= isCurrency && suffix?.[2] === ' ' ? (suffix[1] ?? value) : value;
}

function sectionOf(statement: Statement, fallback: Currency | null, isAnswer: boolean): AccountSection[] {
  const currency = statement.currency ?? fallback;
  if (currency === null) return [];
  const isNamed = isNamedCurrency(currency);
  const section: AccountSection = {
    account: statement.account,
    currency,
    isCurrencyNamed: statement.currency !== null || isAnswer,
    type: 'bank',
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
  };
  section.opening = balanceIn(statement.opening, currency);
  section.closing = balanceIn(statement.closing, currency);
  for (const { entry, details } of statement.entries) {
    const text = [...entry.lines, ...details].join(' ');
    const row = isNamed ? rowOf(entry, details, currency) : 'bad-currency';
    if (typeof row === 'string') section.failed.push(unread(entry.line, row, text));
    else section.rows.push(row);
  }
  return [{ ...section, check: checkBalance(section) }];
}

function balanceIn(text: string | null, currency: Currency): AccountSection['opening'] {
  const match = BALANCE.exec(text ?? '');
  const amount = match === null ? null : amountOf(match[4] ?? '', match[1] === 'D', currency);
  return match === null || amount === null ? null : { amount: amount.money, day: dayInSix(match[2] ?? '', 'ymd') };
}

function amountOf(
  text: string,
  isOut: boolean,
  currency: Currency,
): { money: Money; roundedFrom: string | null } | null {
  const body = text.replace(/[.,]$/, '');
  const value = decimalUnder(body, body.includes(',') ? ',' : '.');
  return value === null ? null : moneyOf(value, isOut, currency);
}

function rowOf(
  { lines, line }: Field,
  details: readonly string[],
  currency: Currency,
): StatementRow | 'bad-record' | 'bad-day' | 'bad-amount' {
  const [first = '', ...more] = lines;
  const wrapped = ENTRY.exec(first) === null ? [first + (more[0] ?? ''), ...more.slice(1)] : [first, ...more];
  const match = ENTRY.exec(wrapped[0] ?? '');
  if (match === null) return 'bad-record';
  const [, valued = '', entered = '', way = '', , digits = '', , typed, untyped = ''] = match;
  const references = typed ?? untyped;
  const valueDay = dayInSix(valued, 'ymd');
  const day = entryDay(entered, valued) ?? valueDay;
  if (day === null) return 'bad-day';
  const amount = amountOf(digits, way === 'D' || way === 'RC' || way === 'ED', currency);
  if (amount === null) return 'bad-amount';
  const [own = '', ...bank] = references.split('//');
  const bankReference = bank.join('//').trim();
  const { description, counterparty, bankText } = detailsOf(details, wrapped.slice(1));
  return {
    line,
    part: 'entry',
    day,
    valueDay,
    amount: amount.money,
    roundedFrom: amount.roundedFrom,
    description,
    bankText,
    counterparty,
    reference: /^(?:NONREF)?$/.test(own.trim()) ? null : own.trim(),
    sourceId: bankReference === '' ? null : bankReference,
    balance: null,
    status: way.startsWith('E') ? 'pending' : 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...originalIn(details.join('').replaceAll('\n', ''), amount.money),
  };
}

/** The booking day has no year: it is the one nearest to the value day. */
function entryDay(monthDay: string, valued: string): Day | null {
  const [month, day] = [Number(monthDay.slice(0, 2)), Number(monthDay.slice(2, 4))];
  if (!/^\d{4}$/.test(monthDay)) return null;
  const valueYear = wholeYear(Number(valued.slice(0, 2)));
  const inSeparateTransaction = month - Number(valued.slice(2, 4));
  return existingDay(
    inSeparateTransaction > 6 ? valueYear - 1 : inSeparateTransaction < -6 ? valueYear + 1 : valueYear,
    month,
    day,
  );
}
