import { type Currency, minorDigits, money, type Money } from '#kernel/money.ts';
import type { Answers, DateOrder, DecimalMark, Decision } from '#modules/money/csv-detection/model.ts';
import {
  currenciesMeant,
  dayIn,
  decideMark,
  decideOrder,
  decimalUnder,
  type Figure,
  figureOf,
  isNamedCurrency,
  joined,
  moneyOf,
  type Movement,
  oneLine,
  unread,
  writtenDay,
  type WrittenDay,
} from '#modules/money/csv-detection/rules.ts';
import type { ProgramExport, ProgramLine } from '#modules/money/program-exports/model.ts';
import type { AccountSection, Filing, FilingLine, Question, Reading, StatementRow } from './model.ts';
import { fieldAmount, paidIn } from './original.ts';
import { currencyQuestion, dateQuestion, decimalQuestion } from './questions.ts';
import { refusal } from './refusals.ts';

type Written = { readonly line: ProgramLine; readonly day: WrittenDay | null; readonly figure: Figure | null };
type Told = {
  readonly currency: Currency;
  readonly order: DateOrder;
  readonly mark: DecimalMark;
  readonly isChosen: boolean;
};

/** Reads what another program exported as accounts and rows, with what each row was for. */
export function readProgramExport(
  { program, lines, unread: left }: ProgramExport,
  encoding: string,
  { currency: given, answers }: { readonly currency: Currency | undefined; readonly answers: Answers },
): Reading {
  const written = lines.map((line) => ({ line, day: writtenDay(line.day), figure: figureOf(line.amount) }));
  if (written.length === 0) return refusal('NO_ROWS');
  const questions: Question[] = [];
  const decisions: Decision[] = [];
  const currency = answers.currency ?? usualIn(written, given) ?? given ?? null;
  if (currency === null) questions.push(currencyQuestion());
  const mark = markOf(written, currency, answers);
  if (mark.mark === null) questions.push(decimalQuestion(written.map(asMovement)));
  else decisions.push({ about: 'decimal', value: mark.mark, because: mark.because });
  const days = written.flatMap(({ day }) => day ?? []);
  const order =
    answers.dateOrder === undefined
      ? decideOrder(days, [], { hasDecimalComma: mark.mark === ',' })
      : { order: answers.dateOrder, because: 'You chose if the day or the month comes first.' };
  if (order.order === null) questions.push(dateQuestion(written.map(asMovement), currency));
  else decisions.push({ about: 'date-order', value: order.order, because: order.because });
  if (currency === null || mark.mark === null || order.order === null)
    return { kind: 'questions', format: 'program', encoding, decisions, questions };
  const told = { currency, order: order.order, mark: mark.mark, isChosen: answers.currency !== undefined };
  const accounts = sectionsOf(written, told);
  const [first] = accounts;
  if (first === undefined) return refusal('NO_ROWS');
  const sections = [{ ...first, skipped: [...first.skipped, ...left] }, ...accounts.slice(1)];
  return { kind: 'read', format: 'program', encoding, layout: null, decisions, accounts: sections, program };
}

function markOf(written: readonly Written[], currency: Currency | null, { decimal }: Answers) {
  if (decimal !== undefined) return { mark: decimal, because: 'You chose this decimal mark.' };
  const bodies = written.flatMap(({ figure }) => figure?.body ?? []);
  return decideMark(bodies, currency === null ? 2 : minorDigits(currency));
}

/** The currency that amounts have beside them, where they have one. */
function usualIn(written: readonly Written[], given: Currency | undefined): Currency | null {
  const words = written.flatMap(({ figure }) => figure?.currency ?? []);
  const [word] = words;
  if (word === undefined) return null;
  const meant = currenciesMeant(word);
  return given !== undefined && meant.includes(given) ? given : (meant[0] ?? null);
}

function asMovement({ line: { line, text }, day, figure }: Written): Movement {
  return {
    line,
    cells: [text],
    day,
    valueDay: null,
    clock: null,
    status: 'booked',
    figures: figure === null ? {} : { amount: figure },
    marker: null,
    account: null,
  };
}

/** One for each account and currency, in the order in which they first appear. */
function sectionsOf(written: readonly Written[], told: Told): AccountSection[] {
  const sections = new Map<string, AccountSection>();
  for (const parts of partsOf(written)) {
    const [first] = parts;
    if (first === undefined) continue;
    const { account, currency } = first.line;
    const own = currencyOf(first, told);
    const key = `${account}\n${own ?? currency ?? ''}`;
    const section = sections.get(key) ?? sectionFor(first.line, own ?? told.currency, told, first.figure);
    sections.set(key, section);
    addRow(section, parts, own, told);
  }
  return [...sections.values()];
}

/** The lines of each entry: one, or those of its split. */
function partsOf(written: readonly Written[]): Written[][] {
  const groups = new Map<string, Written[]>();
  const all: Written[][] = [];
  for (const one of written) {
    const { split, account } = one.line;
    const key = split === null ? null : `${account}\n${split}`;
    const group = key === null ? undefined : groups.get(key);
    if (group !== undefined) {
      group.push(one);
      continue;
    }
    const started = [one];
    all.push(started);
    if (key !== null) groups.set(key, started);
  }
  return all;
}

/** Null where the file names one in which no account can be kept. */
function currencyOf({ line }: Written, told: Told): Currency | null {
  if (line.currency === null) return told.currency;
  const code = line.currency.toUpperCase();
  return isNamedCurrency(code) ? code : null;
}

function sectionFor(
  { account, accountType, currency }: ProgramLine,
  own: Currency,
  { isChosen }: Told,
  figure: Figure | null,
): AccountSection {
  return {
    account,
    isAccountName: true,
    currency: own,
    isCurrencyNamed: currency !== null || isChosen || (figure?.currency ?? null) !== null,
    type: accountType,
    opening: null,
    closing: null,
    rows: [],
    skipped: [],
    failed: [],
    check: { kind: 'unknown' },
  };
}

function addRow(section: AccountSection, parts: readonly Written[], currency: Currency | null, told: Told): void {
  const [first] = parts;
  if (first === undefined) return;
  const leave = (reason: Parameters<typeof unread>[1]) =>
    void section.failed.push(...parts.map(({ line }) => unread(line.line, reason, line.text)));
  const day = first.day === null ? null : dayIn(first.day, told.order);
  const amounts = parts.map((part) => (currency === null ? null : amountIn(part, currency, told.mark)));
  const known = amounts.filter((amount) => amount !== null);
  if (day === null) return leave('bad-day');
  if (currency === null) return leave('bad-currency');
  if (known.length < parts.length) return leave('bad-amount');
  const minor = known.reduce((sum, { amount }) => sum + amount.minor, 0n);
  // A line of nothing is no part of a split: one that was emptied.
  const filled = parts.flatMap((part, at) => (known[at]?.amount.minor === 0n ? [] : { part, amount: known[at] }));
  const kept = filled.length === 0 ? [{ part: first, amount: known[0] }] : filled;
  const row = rowOf(
    kept.map(({ part }) => part),
    day,
    { amount: money(minor, currency), amounts: kept.flatMap(({ amount }) => amount ?? []), told },
  );
  if (row.part === 'opening' && section.opening === null) section.opening = { amount: row.amount, day };
  section.rows.push(row.part === 'opening' && section.opening?.amount !== row.amount ? { ...row, part: 'entry' } : row);
}

type Amount = { readonly amount: Money; readonly roundedFrom: string | null };

function amountIn({ line, figure }: Written, currency: Currency, mark: DecimalMark): Amount | null {
  const value = figure === null ? null : decimalUnder(figure.body, mark);
  if (figure === null || value === null) return null;
  const read = moneyOf(value, (figure.sign === '-') !== line.isOut, currency);
  return read === null ? null : { amount: read.money, roundedFrom: read.roundedFrom };
}

type Sums = { readonly amount: Money; readonly amounts: readonly Amount[]; readonly told: Told };

function rowOf(parts: readonly Written[], day: string, { amount, amounts, told }: Sums): StatementRow {
  const [first] = parts;
  if (first === undefined) throw new RangeError('a row has at least one line');
  const { line } = first;
  const isSplit = parts.length > 1;
  const words = [line.bankText, line.payee, isSplit ? '' : line.memo].filter((text) => text !== '');
  const named = [line.payee || line.bankText || line.memo || nameOf(line)];
  return {
    line: line.line,
    part: line.isOpening && !isSplit ? 'opening' : 'entry',
    day,
    valueDay: null,
    amount,
    roundedFrom: isSplit ? null : (amounts[0]?.roundedFrom ?? null),
    description: joined(named),
    bankText: words.length > 0 ? words.join('\n') : nameOf(line),
    counterparty: line.payee === '' ? null : oneLine(line.payee),
    reference: null,
    sourceId: null,
    balance: null,
    status: 'booked',
    category: isSplit ? null : (line.category.at(-1) ?? null),
    transferAccount: isSplit ? null : line.transferAccount,
    splits: [],
    ...(isSplit ? {} : originalOf(first, amount, told.mark)),
    filing: {
      ...(isSplit ? { ...filingOf(line), category: [], isIncome: null, pair: null, note: null } : filingOf(line)),
      lines: isSplit
        ? parts.map((part, place): FilingLine => ({
            ...filingOf(part.line),
            description: joined([part.line.payee || nameOf(part.line)]),
            amount: amounts[place]?.amount ?? amount,
          }))
        : [],
    },
  };
}

const LONGEST_NOTE = 2000;

const nameOf = ({ transferAccount, category }: ProgramLine) =>
  transferAccount === null ? (category.at(-1) ?? 'Transaction') : `Transfer: ${transferAccount}`;

function filingOf({ category, isIncome, tags, memo, pair }: ProgramLine): Filing {
  const note = memo.trim();
  return {
    category: category.map(oneLine).filter((name) => name !== ''),
    isIncome,
    tags: [...new Set(tags.map(oneLine).filter((tag) => tag !== ''))],
    note: note === '' ? null : note.slice(0, LONGEST_NOTE),
    pair,
  };
}

function originalOf({ line: { original } }: Written, amount: Money, mark: DecimalMark): Pick<StatementRow, 'original'> {
  if (original === null) return {};
  return paidIn(amount, { amount: fieldAmount(original.amount, original.currency, mark) });
}
