import { merged } from './balance.ts';
import { partsOf } from '#modules/money/csv-detection/rules.ts';
import { asUnmapped, type CsvOptions, readCsv } from './csv.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Opened, Question, Reading, Refusal, StatementRow } from './model.ts';
import { namedSheetsIn, sheetsIn } from './opened.ts';
import { inOneCurrency } from './one-currency.ts';
import { refusedPdf } from './pdf-refusal.ts';
import { refusal } from './refusals.ts';

type Read = Extract<Reading, { kind: 'read' }>;
type Asked = Extract<Reading, { kind: 'questions' }>;
type Unmapped = Extract<Reading, { kind: 'unmapped' }>;

/** Asked of a PDF or a printed text whose columns were found by their places alone, where no balance says that they are right. */
const UNPROVEN = {
  gap: 'The balances in this file do not match its amounts. Check what each column is.',
  unknown: 'This file has no balance to check its amounts against. Check what each column is.',
} as const;

/** Whether balances say that every amount of it is right, and no line with a day was left without one. */
export const isProven = ({ accounts }: Read) =>
  accounts.every(
    ({ check, skipped }) => check.kind === 'matches' && skipped.every(({ reason }) => reason !== 'no-amount'),
  );

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
  if (answered.kind !== 'read' || isProven(answered) || isPlain(answered)) return reading;
  const isGap = answered.accounts.some(({ check }) => check.kind !== 'unknown');
  const [longest] = sheetsIn(opened.text).toSorted((a, b) => b.length - a.length);
  return asUnmapped(longest ?? '', '\t', isGap ? UNPROVEN.gap : UNPROVEN.unknown);
}

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
        else if (reading.kind === 'read' && (isProven(reading) || isPlain(reading))) return reading;
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

function joinedReading({ format, text }: Opened, options: CsvOptions): Reading {
  const read = (sheet: string, own: CsvOptions) => readCsv(sheet, 'utf-8', { ...own, delimiter: '\t' });
  const sheets = namedSheetsIn(text);
  const readings = readingsOf(
    sheets.map((sheet) => sheet.text),
    options,
    read,
  );
  if (format !== 'pdf') return joinedOf(readings, format);
  const own = readings.map((reading, at) => withName(reading, sheets[at]?.name ?? ''));
  return joinedOf(sheets.some(({ name }) => name !== '') ? inOneCurrency(own) : own, format);
}

/** An account without a number is called as its table is. */
function withName(reading: Reading, name: string): Reading {
  if (reading.kind !== 'read' || name === '') return reading;
  return { ...reading, accounts: reading.accounts.map((one) => ({ ...one, account: one.account ?? name })) };
}

/** A delimited text; of several tables with other columns below one another each is read as a table of its own. */
export function readText(text: string, encoding: string, options: CsvOptions): Reading {
  const parts = options.mapping === undefined ? partsOf(text) : [text];
  if (parts.length === 1) return readCsv(text, encoding, options);
  return joinedOf(
    readingsOf(parts, options, (part, own) => readCsv(part, encoding, own)),
    'csv',
  );
}

/** The readings of several tables. One answer cannot be the year of the last transaction of each: then no year is asked for. */
function readingsOf(
  tables: readonly string[],
  options: CsvOptions,
  read: (table: string, own: CsvOptions) => Reading,
): Reading[] {
  const readings = tables.map((table) => read(table, options));
  if (readings.filter(isOfAskedYear).length < 2) return readings;
  const withoutYear = { ...options, today: undefined, answers: { ...options.answers, year: undefined } };
  return tables.map((table) => read(table, withoutYear));
}

function isOfAskedYear(reading: Reading): boolean {
  if (reading.kind === 'questions') return reading.questions.some(({ about }) => about === 'year');
  return reading.kind === 'read' && reading.decisions.some(({ about }) => about === 'year');
}

function joinedOf(readings: readonly Reading[], format: 'csv' | Opened['format']): Reading {
  const asked = readings.filter((reading): reading is Asked => reading.kind === 'questions');
  const unmapped = readings.filter((reading): reading is Unmapped => reading.kind === 'unmapped');
  const read = withoutAside(readings.filter((reading): reading is Read => reading.kind === 'read'));
  const [first] = asked;
  if (first !== undefined)
    return {
      ...first,
      format,
      questions: onceEach(
        asked.flatMap(({ questions }) => questions),
        ({ about, word }) => `${about} ${word ?? ''}`,
      ),
    };
  const [unclear] = unmapped;
  const hasDays = (one: Unmapped) => one.columns.some(({ role }) => role === 'day');
  if (unclear !== undefined && (read.length === 0 || unmapped.some(hasDays))) return unmapped.find(hasDays) ?? unclear;
  const [longest] = read.toSorted((a, b) => rowsOf(b) - rowsOf(a));
  if (longest !== undefined)
    return {
      ...longest,
      format,
      decisions: onceEach(
        read.flatMap(({ decisions }) => decisions),
        ({ about }) => about,
      ),
      accounts: read.length === 1 ? longest.accounts : merged(read.flatMap(({ accounts }) => accounts)),
    };
  const refused = readings.filter((reading): reading is Refusal => reading.kind === 'refused');
  const told = refused.find(({ code }) => code !== 'NO_STATEMENT' && code !== 'NO_ROWS');
  return told ?? refused.find(({ code }) => code === 'NO_ROWS') ?? refusal('NO_STATEMENT');
}

const BESIDE =
  'This amount is from a table next to the transactions, without balances. Add it yourself if money moved.';

/**
 * Beside a table whose running balance is right throughout, another one without balances is a summary: of fees, of rates. What
 * it repeats or says of nothing is left out; whatever else moved is for the person to add, unless it is yet to be booked.
 */
function withoutAside(read: readonly Read[]): Read[] {
  const main = read.find(({ accounts }) => accounts.every(hasRunning));
  if (main === undefined || read.length === 1) return [...read];
  const [first, ...others] = main.accounts;
  const aside = read.filter(
    ({ accounts }) =>
      accounts.every(({ check, rows }) => check.kind === 'unknown' && rows.every(({ balance }) => balance === null)) &&
      accounts.some(({ rows }) => rows.some(({ status }) => status !== 'pending')),
  );
  if (first === undefined || aside.length === 0) return [...read];
  const known = new Set(main.accounts.flatMap(({ rows }) => rows.map(sizeOf)));
  const rows = aside.flatMap(({ accounts }) => accounts.flatMap((account) => account.rows));
  const lines = rows.map((row) => ({
    row,
    line: { line: row.line, reason: 'note' as const, sentence: BESIDE, text: row.description },
  }));
  const last =
    main.accounts
      .flatMap((account) => account.rows.map(({ day }) => day ?? ''))
      .toSorted()
      .at(-1) ?? '';
  // What comes after the last movement is planned.
  const isSaid = (row: StatementRow): boolean =>
    row.amount.minor === 0n || known.has(sizeOf(row)) || (row.day !== null && row.day > last);
  const told = {
    ...first,
    skipped: [...first.skipped, ...lines.flatMap(({ row, line }) => (isSaid(row) ? [line] : []))],
    failed: [...first.failed, ...lines.flatMap(({ row, line }) => (isSaid(row) ? [] : [line]))],
  };
  return read.flatMap((one) => {
    if (aside.includes(one)) return [];
    return [one === main ? { ...one, accounts: [told, ...others] } : one];
  });
}

const hasRunning = ({ check, rows }: Read['accounts'][number]): boolean =>
  check.kind === 'matches' && rows.filter(({ balance }) => balance !== null).length > 2;
const sizeOf = ({ amount: { minor, currency } }: StatementRow): string => `${minor < 0n ? -minor : minor} ${currency}`;

const rowsOf = ({ accounts }: Read) => accounts.reduce((sum, { rows }) => sum + rows.length, 0);

function onceEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}
