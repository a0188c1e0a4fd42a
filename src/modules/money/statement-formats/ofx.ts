import { type Currency, isCurrency, type Money } from '#kernel/money.ts';
import type { Answers, Decision, DecimalMark } from '#modules/money/csv-detection/model.ts';
import {
  LIMITS,
  decideMark,
  figureOf,
  dayIn,
  writtenDay,
  isNamedCurrency,
  unread,
  joined,
  oneLine,
} from '#modules/money/csv-detection/rules.ts';
import { converted, originalAt, ratioOf } from '#modules/money/exchange-rates/rules.ts';
import type { AccountSection, Reading, Refusal, StatementRow } from './model.ts';
import { withoutLabels } from './labels.parts.ts';
import { fieldRate, paidIn } from './original.ts';
import { nameAndMemo } from './other-side.ts';
import { merged } from './balance.ts';
import { tagsOf, type Tag } from './markup.ts';
import { amountOf, isTyped, MONEY_OUT, signsIn } from './ofx-signs.ts';
import { currencyOfAccount, currencyQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

/** One transaction as its fields stand in the file. */
type Entry = { line: number; fields: Map<string, string>; pending: boolean; currency: string | null };
type Statement = {
  type: AccountSection['type'];
  currency: string | null;
  account: string | null;
  closing: { amount: string; day: string } | null;
  entries: Entry[];
  securities: { line: number; name: string; fields: Map<string, string> }[];
};

const STATEMENTS: Record<string, AccountSection['type']> = {
  STMTRS: 'bank',
  CCSTMTRS: 'card',
  INVSTMTRS: 'investment',
};
const SECURITIES =
  /^(?:BUY|SELL)(?:DEBT|MF|OPT|OTHER|STOCK)$|^(?:CLOSUREOPT|INCOME|INVEXPENSE|JRNLFUND|JRNLSEC|MARGININTEREST|REINVEST|RETOFCAP|SPLIT|TRANSFER)$/;

/** Reads OFX 1 (SGML, on one line too), OFX 2 (XML) and QFX: every bank, card and investment statement in the file. */
export function readOfx(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  if (!/<\/OFX\s*>/i.test(text.slice(-2000))) return refusal('BROKEN_FILE');
  const found = statementsOf(text);
  if ('kind' in found) return found;
  const { statements } = found;
  if (statements.length === 0)
    return refusal(found.error === null ? 'NO_STATEMENT' : 'SERVER_ERROR', found.error ?? undefined);
  const rows = statements.reduce((count, { entries, securities }) => count + entries.length + securities.length, 0);
  if (rows > LIMITS.rows || statements.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
  const silent = statements.some(({ currency, entries }) => currency === null && entries.length > 0);
  const fallback = options.answers.currency ?? options.currency ?? null;
  if (silent && fallback === null)
    return { kind: 'questions', format: 'ofx', encoding, decisions: [], questions: [currencyQuestion()] };
  const decisions: Decision[] = [];
  if (silent && fallback !== null) decisions.push(currencyOfAccount(fallback));
  const mark = markOf(statements);
  const { asked, isTurned } = signsIn(statements, fallback ?? 'ZAR', mark);
  if (asked !== null && options.answers.sign === undefined)
    return { kind: 'questions', format: 'ofx', encoding, decisions, questions: [asked] };
  const told = { fallback, isAnswer: options.answers.currency !== undefined, mark };
  const accounts = statements.flatMap((statement) =>
    accountsIn(statement, { ...told, isInverted: isTurned(statement, options.answers) }, decisions),
  );
  return { kind: 'read', format: 'ofx', encoding, layout: null, decisions, accounts: merged(accounts, true) };
}

/** Elements of a statement that may stand without one. */
const BARE = /^(?:BANKACCTFROM|CCACCTFROM|BANKTRANLIST|STMTTRNP?)$/;

function statementOf(type: AccountSection['type']): Statement {
  return { type, currency: null, account: null, closing: null, entries: [], securities: [] };
}

type Walk = { statements: Statement[]; error: string | null };

/** Walks the tags once. Aggregates nest, so an entry ends where it closes, where the next begins, or with its list. */
function statementsOf(text: string): Walk | Refusal {
  const walk: Walk = { statements: [], error: null };
  const open: string[] = [];
  let statement: Statement | null = null;
  /** What stands in no statement of its own, as some banks leave the element out. */
  let bare: Statement | null = null;
  let entry: Entry | null = null;
  let security: Statement['securities'][number] | null = null;
  let failure = { code: '', severity: '', message: '' };
  /** A currency above all statements is that of each that names none. */
  let stated: string | null = null;
  let tags = 0;
  for (const tag of tagsOf(text)) {
    tags += 1;
    if (tags > LIMITS.tags) return refusal('TOO_LARGE');
    const { name, value } = tag;
    if (tag.kind === 'close') {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      if (name === 'STMTTRN' || name === 'STMTTRNP') entry = null;
      if (SECURITIES.test(name)) security = null;
      if (name === 'BANKTRANLIST' || name === 'INVTRANLIST') entry = null;
      if (name === 'STATUS' && /^ERROR$/i.test(failure.severity))
        walk.error ??= joined([failure.message, failure.code]);
      continue;
    }
    if (value === '') {
      if (open.length >= LIMITS.nesting) return refusal('TOO_DEEP');
      if (name.startsWith('STMTTRN') && open.includes(name)) open.length = open.indexOf(name);
      open.push(name);
      const type = STATEMENTS[name];
      if (type !== undefined) {
        statement = statementOf(type);
        walk.statements.push(statement);
      } else if (BARE.test(name) && !open.some((above) => STATEMENTS[above] !== undefined)) {
        // The next account begins the next statement.
        if (bare === null || (name.endsWith('ACCTFROM') && bare.entries.length > 0)) {
          bare = statementOf(name === 'CCACCTFROM' ? 'card' : 'bank');
          walk.statements.push(bare);
        }
        statement = bare;
      }
      if (type !== undefined) continue;
      if (name === 'STATUS') failure = { code: '', severity: '', message: '' };
      else if (statement !== null && (name === 'STMTTRN' || name === 'STMTTRNP')) {
        entry = { line: tag.line, fields: new Map(), pending: name === 'STMTTRNP', currency: null };
        statement.entries.push(entry);
        if (statement.entries.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
      } else if (statement !== null && statement.type === 'investment' && SECURITIES.test(name)) {
        security = { line: tag.line, name, fields: new Map() };
        statement.securities.push(security);
      }
      continue;
    }
    if (name === 'CODE') failure.code = value;
    else if (name === 'SEVERITY') failure.severity = value;
    else if (name === 'MESSAGE') failure.message = value;
    if (entry !== null) takeEntryField(entry, tag, open);
    else if (security !== null) security.fields.set(name, value);
    else if (statement !== null) takeStatementField(statement, tag, open);
    else if (name === 'CURDEF') stated ??= value;
  }
  for (const one of walk.statements) one.currency ??= stated;
  return { ...walk, statements: walk.statements.filter((one) => one !== bare || one.entries.length > 0) };
}

function takeEntryField(entry: Entry, { name, value }: Tag, open: readonly string[]): void {
  if (name === 'CURSYM' && open.includes('CURRENCY')) entry.currency = value;
  if (open.includes('ORIGCURRENCY')) {
    entry.fields.set(`ORIG${name}`, value);
    return;
  }
  const isOtherAccount = open.includes('BANKACCTTO') || open.includes('CCACCTTO');
  if (!isOtherAccount && !entry.fields.has(name)) entry.fields.set(name, value);
}

function takeStatementField(statement: Statement, { name, value }: Tag, open: readonly string[]): void {
  if (name === 'CURDEF') statement.currency ??= value;
  else if (name === 'ACCTID') statement.account ??= value;
  else if (name === 'ACCTTYPE' && value === 'CREDITLINE') statement.type = 'loan';
  else if (name === 'BALAMT' && open.includes('LEDGERBAL')) statement.closing ??= { amount: value, day: '' };
  else if (name === 'DTASOF' && open.includes('LEDGERBAL') && statement.closing?.day === '')
    statement.closing.day = value;
}

/** OFX groups nothing, so a point is always decimal; commas are decided over the file. */
function markOf(statements: readonly Statement[]): DecimalMark {
  const bodies = statements.flatMap(({ entries }) =>
    entries.flatMap(({ fields }) => figureOf(fields.get('TRNAMT') ?? '')?.body ?? []),
  );
  return (
    decideMark(
      bodies.filter((body) => body.includes(',')),
      2,
    ).mark ?? '.'
  );
}

type Told = { fallback: Currency | null; isAnswer: boolean; mark: DecimalMark; isInverted: boolean };

function accountsIn(
  statement: Statement,
  { fallback, isAnswer, mark, isInverted }: Told,
  decisions: Decision[],
): AccountSection[] {
  const stated = statement.currency?.toUpperCase() ?? fallback;
  const home = stated !== null && isNamedCurrency(stated) ? stated : null;
  const sections = new Map<string, AccountSection>();
  const sectionIn = (currency: Currency): AccountSection => {
    const section = sections.get(currency) ?? {
      account: statement.account,
      currency,
      isCurrencyNamed: isAnswer || statement.currency !== null || currency !== home,
      type: statement.type,
      opening: null,
      closing: null,
      rows: [],
      skipped: [],
      failed: [],
      check: { kind: 'unknown' },
    };
    sections.set(currency, section);
    return section;
  };
  const main = sectionIn(home ?? 'ZAR');
  // A broker keeps cash in several currencies; a bank account and a card are in one.
  const isConverted = statement.currency !== null && statement.type !== 'investment';
  const isByType = isTyped(statement);
  if (isByType)
    decisions.push({
      about: 'sign',
      value: 'markers',
      because: 'No amount has a sign, so we use the type of each transaction.',
    });
  for (const entry of statement.entries) {
    const { fields, line } = entry;
    const text = [...fields].map(([name, value]) => `${name} ${value}`).join(' ');
    const named = entry.currency?.toUpperCase() ?? home;
    const written = writtenOfx(fields.get('DTPOSTED') ?? fields.get('DTTRAN') ?? '');
    const day = written === null ? null : dayIn(written, 'ymd');
    const isOut = isByType && MONEY_OUT.test(fields.get('TRNTYPE') ?? '');
    const read =
      named !== null && isNamedCurrency(named)
        ? amountOf(fields.get('TRNAMT') ?? '', named, mark, { isOut, isInverted })
        : null;
    if (named === null || !isNamedCurrency(named)) main.failed.push(unread(line, 'bad-currency', text));
    else if (day === null) main.failed.push(unread(line, 'bad-day', text));
    else if (read === null) main.failed.push(unread(line, 'bad-amount', text));
    else if (named === home || home === null || !isConverted) sectionIn(named).rows.push(rowOf(entry, day, read));
    else {
      // OFX 2.2, 5.2: the amount is in the currency of the entry, and the rate is what one unit of it is worth in the account's.
      const value = fieldRate(fields.get('CURRATE') ?? '', ',');
      if (value === null) sectionIn(named).rows.push(rowOf(entry, day, read));
      else {
        const amount = converted(read.money, home, ratioOf(value));
        const original = paidIn(amount, { amount: read.money, rate: { value, per: 'original' } });
        main.rows.push({ ...rowOf(entry, day, { money: amount, roundedFrom: null }), ...original });
      }
    }
  }
  for (const { line, name, fields } of statement.securities)
    main.skipped.push(unread(line, 'security', `${name} ${fields.get('MEMO') ?? ''} ${fields.get('TOTAL') ?? ''}`));
  const closing = statement.closing === null || home === null ? null : amountOf(statement.closing.amount, home, mark);
  const asOf = writtenOfx(statement.closing?.day ?? '');
  if (closing !== null) main.closing = { amount: closing.money, day: asOf === null ? null : dayIn(asOf, 'ymd') };
  return [...sections.values()];
}

/** `20260113120000[+2:SAST]`, and `2026-01-13` as some banks write it. */
function writtenOfx(text: string): ReturnType<typeof writtenDay> {
  return writtenDay(/^\d{4}[-/]\d{2}[-/]\d{2}/.exec(text)?.[0] ?? text.slice(0, 8));
}

function rowOf(
  { line, fields, pending }: Entry,
  day: string,
  { money, roundedFrom }: { money: Money; roundedFrom: string | null },
): StatementRow {
  const name = fields.get('NAME') ?? fields.get('PAYEE') ?? null;
  const memo = withoutLabels(fields.get('MEMO') ?? '', name !== null);
  const words = [name ?? '', memo].filter((word) => word !== '');
  const available = writtenOfx(fields.get('DTAVAIL') ?? '');
  return {
    line,
    part: 'entry',
    day,
    valueDay: available === null ? null : dayIn(available, 'ymd'),
    amount: money,
    roundedFrom,
    description: joined(words.length > 0 ? words : [fields.get('TRNTYPE') ?? '']),
    bankText: nameAndMemo(name ?? '', memo),
    counterparty: name === null ? null : oneLine(name),
    reference: fields.get('CHECKNUM') ?? fields.get('REFNUM') ?? null,
    sourceId: fields.get('FITID') ?? null,
    balance: null,
    status: pending ? 'pending' : 'booked',
    category: null,
    transferAccount: null,
    splits: [],
    ...originalIn(fields, money),
  };
}

/** The amount was converted from another currency at a rate that says what one unit of it is worth. */
function originalIn(fields: ReadonlyMap<string, string>, amount: Money): Pick<StatementRow, 'original'> {
  const value = fieldRate(fields.get('ORIGCURRATE') ?? '', ',');
  const currency = (fields.get('ORIGCURSYM') ?? '').toUpperCase();
  if (value === null || !isCurrency(currency)) return {};
  return paidIn(amount, { amount: originalAt(amount, ratioOf(value), currency), rate: { value, per: 'original' } });
}
