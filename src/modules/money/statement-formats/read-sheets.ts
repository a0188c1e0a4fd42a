import { partsOf, tablesBeside, titledAccounts } from '#modules/money/csv-detection/rules.ts';
import { checkBalance } from './balance.ts';
import { asUnmapped, type CsvOptions, readCsv } from './csv.ts';
import { joinedOf } from './joined-tables.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Opened, Question, Reading } from './model.ts';
import { currencyNamedIn, inOneCurrency, isAskedOnly } from './one-currency.ts';
import { type NamedText, sheetsIn } from './opened.ts';
import { hasOneBreak } from './one-break.ts';
import { refusedPdf } from './pdf-refusal.ts';
import { areTotals } from './printed-totals.ts';
import { refusal } from './refusals.ts';
import type { Read, TablePart } from './sheet-accounts.ts';

/** Asked of a PDF or a printed text whose columns were found by their places alone, where no balance says that they are right. */
const UNPROVEN = {
  gap: 'The balances in this file do not match its amounts. Check what each column is.',
  unknown: 'This file has no balance to check its amounts against. Check what each column is.',
} as const;

/** Whether balances, or totals in the text, say that every amount is right, and no line with a day was left without one. */
export const isProven = (read: Read, text: string) =>
  read.accounts.every(({ skipped }) => skipped.every(({ reason }) => reason !== 'no-amount')) &&
  (read.accounts.every(({ check }) => check.kind === 'matches') || areTotals(read.accounts, text));

/**
 * Reads the sheets of an opened file, each as a table of its own; parts of one account are joined. A sheet without a table is
 * left out, one that has movements of money and is not understood is asked about before any is read.
 */
export function readSheets(opened: Opened, options: CsvOptions & { readonly isJudging?: boolean }): Reading {
  const joined = joinedReading(opened, options);
  const isNone = opened.format === 'pdf' && joined.kind === 'refused' && joined.code === 'NO_STATEMENT';
  const reading = isNone ? refusedPdf(opened.text.split(/[\n\t]/)) : joined;
  if (opened.format !== 'pdf' || options.mapping !== undefined || options.isJudging === true) return reading;
  const answered = reading.kind === 'questions' ? likelyReading(opened, options, reading) : reading;
  if (reading.kind === 'questions' && answered.kind === 'unmapped') return answered;
  if (answered.kind !== 'read' || isProven(answered, opened.text) || isPlain(answered)) return reading;
  if (isBrokenOnce(answered)) return withBreakMarked(reading);
  const isGap = answered.accounts.some(({ check }) => check.kind !== 'unknown');
  const [longest] = sheetsIn(opened.text).toSorted((a, b) => b.text.length - a.text.length);
  return asUnmapped(longest?.text ?? '', '\t', isGap ? UNPROVEN.gap : UNPROVEN.unknown);
}

type Asked = Extract<Reading, { kind: 'questions' }>;

/** So many answers to all questions of a file are tried. */
const MOST_TRIED = 40;

/**
 * What a file with questions reads as under one of their answers: one that proves its columns where there is any. Without one
 * the columns are asked about before anything else, as no answer would make them certain.
 */
function likelyReading(opened: Opened, options: CsvOptions, first: Asked): Reading {
  let open: { readonly options: CsvOptions; readonly reading: Asked }[] = [{ options, reading: first }];
  let last: Reading = first;
  for (let tries = 0; open.length > 0 && tries < MOST_TRIED;) {
    const next: typeof open = [];
    for (const one of open)
      for (const answers of answersTo(one.reading.questions)) {
        tries += 1;
        const own = { ...one.options, answers: { ...one.options.answers, ...answers } };
        const reading = joinedReading(opened, own);
        if (reading.kind === 'questions') next.push({ options: own, reading });
        else if (reading.kind === 'read' && (isProven(reading, opened.text) || isPlain(reading))) return reading;
        else last = reading;
      }
    open = next;
  }
  return last;
}

/** One answer to each question at a time: all that there are of signs, the likely one of others, which move no amount. */
function answersTo(questions: readonly Question[]): Answers[] {
  const likely = (question: Question) => question.suggested ?? question.candidates[0]?.answer;
  const plain: Answers = Object.fromEntries(
    questions.flatMap((question) => (question.about === 'statuses' ? [] : [[question.about, likely(question)]])),
  );
  const signs = questions.find(({ about }) => about === 'sign');
  return signs === undefined ? [plain] : signs.candidates.map(({ answer }) => ({ ...plain, sign: answer }) as Answers);
}

/** Columns of money. */
const MONEY: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out', 'fee', 'net', 'balance']);
/** An amount of money, wherever it stands in a line. */
const PRINTED = /\d[.,]\d{2}(?!\d)|(?:^|\s)(?:cr|dr)(?:\s|$)/i;

/**
 * Whether nothing can be in the wrong column though no balance says so: the table has names and one column of money, each row
 * has one amount, its words have none, and no line aside has any.
 */
function isPlain({ accounts, layout }: Read): boolean {
  const money = layout?.columns.filter((role) => MONEY.has(role)) ?? [];
  if (layout?.heading == null || money.length !== 1 || money[0] !== 'amount') return false;
  return accounts.every(
    ({ check, rows, failed, skipped }) =>
      check.kind === 'unknown' &&
      failed.length === 0 &&
      rows.every(({ bankText }) => !PRINTED.test(bankText)) &&
      skipped.every(({ reason, text }) => reason !== 'no-amount' && (reason !== 'note' || !PRINTED.test(text))),
  );
}

/** Whether balances say what each column is, although they contradict the rows at one place of an account, which is named. */
function isBrokenOnce({ accounts }: Read): boolean {
  return accounts.every((account) => {
    const { check, rows, failed, skipped } = account;
    const lines = rows.map(({ line }) => line);
    const isInside = (line: number) => line > Math.min(...lines) && line < Math.max(...lines);
    // A line aside may be the movement that is missing.
    const isLost = skipped.some(
      ({ reason, line, text }) => reason === 'no-amount' || (reason === 'note' && isInside(line) && PRINTED.test(text)),
    );
    return check.kind === 'matches' || (failed.length === 0 && !isLost && hasOneBreak(account));
  });
}

const BREAK = 'The balance here does not follow from the amount. Compare both with your statement.';

/** The row that the balance speaks against is marked; what it should be nobody knows. */
function withBreakMarked(reading: Reading): Reading {
  if (reading.kind !== 'read') return reading;
  const accounts = reading.accounts.map((account) => {
    const { check } = account;
    if (check.kind !== 'gap') return account;
    return {
      ...account,
      rows: account.rows.map((row) => (row.line === check.line ? { ...row, doubt: row.doubt ?? BREAK } : row)),
    };
  });
  return { ...reading, accounts };
}

function joinedReading({ format, text }: Opened, options: CsvOptions): Reading {
  const read = ({ name, text: sheet, isAside }: Table, own: CsvOptions) =>
    isAside === true
      ? refusal('NO_STATEMENT')
      : withTitledAccounts(readCsv(sheet, 'utf-8', { ...own, name, delimiter: '\t' }), sheet);
  const tables = sheetsIn(text).flatMap(({ name, text: sheet }) =>
    (format === 'spreadsheet' ? tablesBeside(sheet) : [{ text: sheet }]).map((table) => ({ name, ...table })),
  );
  const parts = readingsOf(tables, options, read);
  if (format !== 'pdf' || parts.every(({ name }) => name === '')) return joinedOf(parts, format);
  const named = currencyNamedIn(parts.map(({ reading }) => reading));
  // What one account of a document is in is said of the others, where nothing else is open.
  const answered = parts.map((part) =>
    named === null || !isAskedOnly(part.reading, named)
      ? part
      : { ...part, reading: read(part, { ...options, answers: { ...options.answers, currency: named } }) },
  );
  const readings = inOneCurrency(answered.map(({ name, reading }) => withName(reading, name)));
  return joinedOf(
    parts.map((part, at) => ({ ...part, reading: readings[at] ?? part.reading })),
    format,
  );
}

type Table = NamedText & Pick<TablePart, 'isAside'>;

/** An account without a number is called as its table is. */
function withName(reading: Reading, name: string): Reading {
  if (reading.kind !== 'read' || name === '') return reading;
  return { ...reading, accounts: reading.accounts.map((one) => ({ ...one, account: one.account ?? name })) };
}

/** The one account of a table as several, where lines of their own name them. */
function withTitledAccounts(reading: Reading, text: string): Reading {
  const [only, another] = reading.kind === 'read' ? reading.accounts : [];
  if (reading.kind !== 'read' || only === undefined || another !== undefined) return reading;
  const titled = titledAccounts(text);
  if (titled.length === 0) return reading;
  const accounts = titled.map(({ name, line: begin }, at) => {
    const end = titled[at + 1]?.line ?? Infinity;
    const isOwn = ({ line }: { readonly line: number }) => line < end && (line >= begin || at === 0);
    const own = { rows: only.rows.filter(isOwn), opening: null, closing: null };
    const unread = { skipped: only.skipped.filter(isOwn), failed: only.failed.filter(isOwn) };
    return { ...only, ...own, ...unread, account: name, check: checkBalance(own) };
  });
  return { ...reading, accounts };
}

/** A delimited text; of several tables with other columns below one another each is read as a table of its own. */
export function readText(text: string, encoding: string, options: CsvOptions): Reading {
  const parts = options.mapping === undefined ? partsOf(text) : [text];
  if (parts.length === 1) return withTitledAccounts(readCsv(text, encoding, options), text);
  const tables = parts.map((part) => ({ name: '', text: part }));
  return joinedOf(
    readingsOf(tables, options, (table, own) => readCsv(table.text, encoding, own)),
    'csv',
  );
}

/** The readings of several tables. One answer cannot be the year of the last transaction of each: then no year is asked for. */
function readingsOf(
  tables: readonly Table[],
  options: CsvOptions,
  read: (table: Table, own: CsvOptions) => Reading,
): TablePart[] {
  const readAll = (own: CsvOptions) => tables.map((table) => ({ ...table, reading: read(table, own) }));
  const parts = readAll(options);
  if (parts.filter(({ reading }) => isOfAskedYear(reading)).length < 2) return parts;
  return readAll({ ...options, today: undefined, answers: { ...options.answers, year: undefined } });
}

function isOfAskedYear(reading: Reading): boolean {
  if (reading.kind === 'questions') return reading.questions.some(({ about }) => about === 'year');
  return reading.kind === 'read' && reading.decisions.some(({ about }) => about === 'year');
}
