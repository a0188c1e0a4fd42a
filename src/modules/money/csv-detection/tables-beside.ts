import { looksLikeMovement } from './cells.ts';
import { headingWords } from './columns.ts';
import { meaningOf } from './headings.ts';

/** Further down no heading is looked for. */
const MOST_LINES = 200;

type Range = { readonly line: number; readonly from: number; readonly to: number };

/** A part of a sheet; `isAside`: a list of figures beside a statement, such as totals of months, which moves nothing. */
export type SheetPart = { readonly text: string; readonly isAside?: true };

/**
 * A sheet with a small table to the side of another, as both: each with the lines and columns that it has in the sheet, and
 * empty cells where the other stands. One part where there is one table.
 */
export function tablesBeside(text: string): SheetPart[] {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const ranges = headingsIn(rows.slice(0, MOST_LINES));
  for (const range of ranges) {
    const begin = beginOf(rows, range);
    if (!isParted(rows, begin, range)) continue;
    const [main = [], aside = []] = partedBy(rows, begin, range);
    const [many, few] = [movementsBelow(main), movementsBelow(aside)];
    if (few > 0 && many > few) return [main, aside].map((table) => ({ text: textOf(table) }));
  }
  for (const range of ranges) {
    const list = listBeside(rows, range);
    if (list === null) continue;
    const [main = [], aside = []] = partedBy(rows, list.line, list);
    return [{ text: textOf(main) }, { text: textOf(aside), isAside: true }];
  }
  return [{ text }];
}

type Rows = readonly (readonly string[])[];

const textOf = (rows: Rows): string => rows.map((cells) => cells.join('\t')).join('\n');

/** What is outside of the columns of a range from a line down, and what is inside. */
function partedBy(rows: Rows, begin: number, { from, to }: Range): Rows[] {
  const isInside = (line: number, column: number) => line >= begin && column >= from && column <= to;
  return [false, true].map((isAside) =>
    rows.map((cells, line) => cells.map((cell, column) => (isInside(line, column) === isAside ? cell : ''))),
  );
}

/** What a column may be called in a list beside a statement; under other names it is one of the statement. */
const OF_LIST: ReadonlySet<string> = new Set(['', 'day', 'amount', 'money-in', 'money-out']);

/**
 * A list to the right of a statement: an empty column parts them, and its lines end before those of the statement do, or it
 * has a side that the statement has too.
 */
function listBeside(rows: Rows, main: Range): Range | null {
  const below = rows.slice(main.line);
  const [from, to] = [main.to + 2, Math.max(...below.map((cells) => cells.findLastIndex((cell) => cell !== '')))];
  const rolesIn = (first: number, end: number) =>
    (rows[main.line] ?? []).slice(first, end + 1).map((name) => (name === '' ? null : (meaningOf(name)?.role ?? '')));
  const [roles, own] = [rolesIn(from, to), rolesIn(main.from, main.to)];
  const isList = roles.length > 1 && roles.every((role) => role !== null && OF_LIST.has(role));
  const isAgain = (['money-in', 'money-out'] as const).some((side) => roles.includes(side) && own.includes(side));
  if (!isList || below.some((cells) => (cells[main.to + 1] ?? '') !== '')) return null;
  const isFilled = (cells: readonly string[]) => cells.slice(from, to + 1).some((cell) => cell !== '');
  const filled = below.findLastIndex(isFilled);
  const isInOne = below.slice(0, filled + 1).every(isFilled);
  const last = below.findLastIndex((cells) => looksLikeMovement(cells.slice(main.from, main.to + 1)));
  return filled > 0 && isInOne && (filled < last || isAgain) ? { line: main.line, from, to } : null;
}

/** Cells beside one another that are a heading by themselves, with a day and an amount, and other cells in their line or above. */
function headingsIn(rows: readonly (readonly string[])[]): Range[] {
  return rows.flatMap((cells, line) =>
    runsIn(cells).flatMap(({ from, to }) => (isHeading(cells.slice(from, to + 1)) ? [{ line, from, to }] : [])),
  );
}

function isHeading(cells: readonly string[]): boolean {
  if (headingWords(cells) < 3) return false;
  const roles = cells.map((cell) => meaningOf(cell)?.role ?? '');
  return roles.includes('day') && roles.some((role) => /^(?:amount|money-in|money-out)$/.test(role));
}

function runsIn(cells: readonly string[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [column, cell] of cells.entries()) {
    if (cell === '') continue;
    const last = runs.at(-1);
    if (last?.to === column - 1) last.to = column;
    else runs.push({ from: column, to: column });
  }
  return runs;
}

/** The line on which a table begins: above its heading may stand its title. */
function beginOf(rows: readonly (readonly string[])[], { line, from, to }: Range): number {
  const above = rows[line - 1]?.slice(from, to + 1).filter((cell) => cell !== '') ?? [];
  return above.length === 1 ? line - 1 : line;
}

/** Whether an empty column parts it from the others, from its beginning down. */
function isParted(rows: readonly (readonly string[])[], begin: number, { from, to }: Range): boolean {
  const isEmpty = (column: number) => rows.slice(begin).every((cells) => (cells[column] ?? '') === '');
  const hasLeft = rows.slice(begin).some((cells) => cells.slice(0, from).some((cell) => cell !== ''));
  const hasRight = rows.slice(begin).some((cells) => cells.slice(to + 1).some((cell) => cell !== ''));
  return (!hasLeft || isEmpty(from - 1)) && (!hasRight || isEmpty(to + 1)) && (hasLeft || hasRight);
}

/** How many movements stand below a heading; none where there is no heading. */
function movementsBelow(rows: readonly (readonly string[])[]): number {
  const at = rows.findIndex((cells, line) => line < MOST_LINES && isHeading(cells));
  return at < 0 ? 0 : rows.slice(at + 1).filter((cells) => looksLikeMovement(cells)).length;
}
