import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import { looksLikeMovement, unmovedTitle, unread } from '#modules/money/csv-detection/rules.ts';
import { merged } from './balance.ts';
import type { AccountSection, Opened, Reading, Refusal, StatementRow } from './model.ts';
import { refusal } from './refusals.ts';
import { hasRunning, numbered, type Read, type TablePart, titlesOf, withAccountsApart } from './sheet-accounts.ts';

type Asked = Extract<Reading, { kind: 'questions' }>;
type Unmapped = Extract<Reading, { kind: 'unmapped' }>;
type Kind = Reading['kind'];

const ofKind = <K extends Kind>(parts: readonly TablePart[], kind: K) =>
  parts.filter((part): part is TablePart<Extract<Reading, { kind: K }>> => part.reading.kind === kind);

/** The tables of one file as one reading: what is asked of any of them, else the accounts of all. */
export function joinedOf(parts: readonly TablePart[], format: 'csv' | Opened['format']): Reading {
  const read = withoutAside(ofKind(parts, 'read'));
  const isLeft = (part: TablePart) =>
    read.length > 0 && (isOfTerms(part) || (part.reading.kind === 'unmapped' && isOfBalances(part.reading)));
  const left = [...ofKind(parts, 'questions'), ...ofKind(parts, 'unmapped')].filter(isLeft);
  const open = parts.filter((part) => !left.some((one) => one === part));
  const asked = ofKind(open, 'questions').map(({ reading }): Asked => reading);
  const unmapped = ofKind(open, 'unmapped').map(({ reading }): Unmapped => reading);
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
  const [longest] = read.toSorted((a, b) => rowsOf(b.reading) - rowsOf(a.reading));
  const refused = ofKind(parts, 'refused').map((part): TablePart<Refusal> => part);
  if (longest === undefined) {
    const told = refused.find(({ reading: { code } }) => code !== 'NO_STATEMENT' && code !== 'NO_ROWS');
    return (
      told?.reading ?? refused.find(({ reading: { code } }) => code === 'NO_ROWS')?.reading ?? refusal('NO_STATEMENT')
    );
  }
  const tables = withAccountsApart(read);
  const accounts = tables.length === 1 ? longest.reading.accounts : merged(tables.flatMap((one) => one.accounts));
  const unmoved = refused.filter(({ reading: { code }, isAside }) => code === 'PLANNED' || isAside === true);
  const notes = [...unmoved, ...left].flatMap(linesLeft);
  return {
    ...longest.reading,
    format,
    decisions: onceEach(
      read.flatMap(({ reading: { decisions } }) => decisions),
      ({ about }) => about,
    ),
    accounts: accounts.map((account, at) => (at > 0 ? account : withLines(account, notes))),
  };
}

type Left = { readonly line: UnreadLine; readonly isOpen: boolean };

/** The lines of a table that is no statement, so that a person sees what was left out: fees may have been charged. */
function linesLeft(part: TablePart): Left[] {
  const lines: Left[] = [];
  const isOfFees = isOfTerms(part);
  for (const { line, number } of numbered(part.text)) {
    const cells = line.split(/[\t\f]/).filter((cell) => cell !== '');
    if (cells.length === 0 || lines.length >= MOST_LINES) continue;
    const note = unread(number, 'note', cells.join(' '));
    const isOpen = isOfFees && looksLikeMovement(cells);
    lines.push({ line: isOpen ? { ...note, sentence: BESIDE } : note, isOpen });
  }
  return lines;
}

const MOST_LINES = 100;

function withLines(account: AccountSection, lines: readonly Left[]): AccountSection {
  if (lines.length === 0) return account;
  const those = (isOpen: boolean) => lines.flatMap((one) => (one.isOpen === isOpen ? [one.line] : []));
  return {
    ...account,
    skipped: [...account.skipped, ...those(false)],
    failed: [...account.failed, ...those(true)],
  };
}

/** A list of accounts with the balance of each: it has no column of amounts, and no figures that might be some. */
function isOfBalances({ columns, sample }: Unmapped): boolean {
  const roles = columns.map(({ role }) => role);
  const has = (...wanted: readonly string[]) => roles.some((role) => wanted.includes(role));
  if (!has('balance') || has('amount', 'money-in', 'money-out', 'fee', 'net')) return false;
  return sample.every(({ cells }) =>
    cells.every((cell, at) => (roles[at] !== 'ignore' && roles[at] !== 'description') || !FIGURE.test(cell)),
  );
}

const FIGURE = /^[^\p{L}\d]*\d[\d.,' ]*[.,]\d{2}(?!\d)/u;

const BESIDE =
  'This amount is from a table next to the transactions, without balances. Add it yourself if money moved.';

/**
 * Beside a table whose running balance is right throughout, another one without balances is a summary: of fees, of rates. So is
 * a table of fees or limits by its title, and a short one with other columns. What it repeats or says of nothing is left out;
 * whatever else moved is for the person to add, unless it is yet to be booked.
 */
function withoutAside(parts: readonly TablePart<Read>[]): TablePart<Read>[] {
  if (parts.length < 2) return [...parts];
  const running = parts.find(({ reading }) => reading.accounts.every((account) => hasRunning(account)));
  const main = running ?? parts.toSorted((a, b) => rowsOf(b.reading) - rowsOf(a.reading))[0];
  const [first, ...others] = main?.reading.accounts ?? [];
  if (main === undefined || first === undefined) return [...parts];
  const aside = parts.filter(
    (part) =>
      part !== main &&
      isWithoutBalances(part.reading) &&
      (main === running || isOfTerms(part) || isShortBeside(part, main)),
  );
  if (aside.length === 0) return [...parts];
  const known = new Set(main.reading.accounts.flatMap(({ rows }) => rows.map(sizeOf)));
  const rows = aside.flatMap((part) =>
    part.reading.accounts.flatMap((account) => account.rows.map((row) => ({ row, part }))),
  );
  const lines = rows.map(({ row, part }) => ({
    row,
    part,
    line: { line: row.line, reason: 'note' as const, sentence: BESIDE, text: row.description },
  }));
  const last = main.reading.accounts
    .flatMap((account) => account.rows.map(({ day }) => day ?? ''))
    .toSorted()
    .at(-1);
  // Of payments listed like the movements, those after the last one are planned.
  const isPlanned = ({ row, part }: (typeof rows)[number]): boolean =>
    row.day !== null && last !== undefined && row.day > last && !isOfTerms(part) && !isShortBeside(part, main);
  const isSaid = (line: (typeof rows)[number]): boolean =>
    line.row.amount.minor === 0n || known.has(sizeOf(line.row)) || isPlanned(line);
  const told = {
    ...first,
    skipped: [...first.skipped, ...lines.flatMap((one) => (isSaid(one) ? [one.line] : []))],
    failed: [...first.failed, ...lines.flatMap((one) => (isSaid(one) ? [] : [one.line]))],
  };
  return parts.flatMap((one) => {
    if (aside.includes(one)) return [];
    return [one === main ? { ...one, reading: { ...one.reading, accounts: [told, ...others] } } : one];
  });
}

const isWithoutBalances = ({ accounts }: Read): boolean =>
  accounts.every(({ check, rows }) => check.kind === 'unknown' && rows.every(({ balance }) => balance === null)) &&
  accounts.some(({ rows }) => rows.some(({ status }) => status !== 'pending'));

const isOfTerms = (part: TablePart): boolean => titlesOf(part).some((title) => unmovedTitle(title) === 'terms');

/** So many rows may be those of a small table beside a statement, which has at least so many times as many. */
const FEW_ROWS = 10;
const TIMES = 4;

/** A short table of no account of its own, in which days and most others have other names than in the statement. */
function isShortBeside({ reading }: TablePart<Read>, main: TablePart<Read>): boolean {
  const [rows, all] = [rowsOf(reading), rowsOf(main.reading)];
  const accounts = new Set(main.reading.accounts.map(({ account }) => account));
  if (rows > FEW_ROWS || rows * TIMES > all) return false;
  if (reading.accounts.some(({ account }) => account !== null && !accounts.has(account))) return false;
  const [own, other] = [namesIn(reading), namesIn(main.reading)];
  if (own.length === 0 || other.length === 0) return false;
  const isShared = (name: string) => other.includes(name);
  const day = own[reading.layout?.columns.indexOf('day') ?? -1] ?? '';
  return !isShared(day) && own.filter(isShared).length * 2 < own.length;
}

const namesIn = ({ layout }: Read): string[] => (layout?.heading ?? []).map((name) => name.toLowerCase().trim());

const sizeOf = ({ amount: { minor, currency } }: StatementRow): string => `${minor < 0n ? -minor : minor} ${currency}`;

const rowsOf = ({ accounts }: Read) => accounts.reduce((sum, { rows }) => sum + rows.length, 0);

function onceEach<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}
