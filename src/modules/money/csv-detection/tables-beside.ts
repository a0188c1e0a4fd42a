import { looksLikeMovement } from './cells.ts';
import { headingWords } from './columns.ts';
import { meaningOf } from './headings.ts';

/** Further down no heading is looked for. */
const MOST_LINES = 200;

type Range = { readonly line: number; readonly from: number; readonly to: number };

/**
 * A sheet with a small table to the side of another, as both: each with the lines and columns that it has in the sheet, and
 * empty cells where the other stands. One part where there is one table.
 */
export function tablesBeside(text: string): string[] {
  const rows = text.split('\n').map((line) => line.split('\t'));
  for (const range of headingsIn(rows.slice(0, MOST_LINES))) {
    const begin = beginOf(rows, range);
    const isInside = (line: number, column: number) => line >= begin && column >= range.from && column <= range.to;
    const parts = [false, true].map((isAside) =>
      rows.map((cells, line) => cells.map((cell, column) => (isInside(line, column) === isAside ? cell : ''))),
    );
    const [main = [], aside = []] = parts;
    if (!isParted(rows, begin, range)) continue;
    const [many, few] = [main, aside].map((table) => movementsBelow(table));
    if (many === undefined || few === undefined || few === 0 || many <= few) continue;
    return parts.map((table) => table.map((cells) => cells.join('\t')).join('\n'));
  }
  return [text];
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
