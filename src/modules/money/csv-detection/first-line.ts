import { figureOf } from './amounts.ts';
import { isNamedCurrency } from './currencies.ts';
import { looksLikeMovement, type TextRecord } from './cells.ts';
import { writtenDay } from './dates.ts';

/** The first record without a heading: a line above that only looks like one has another width than those below it. */
export function beginOf(records: readonly TextRecord[], first: number): number {
  const movements = records.slice(first, first + 50).filter(({ cells }) => looksLikeMovement(cells));
  const [line = { cells: [] }] = movements;
  if (isLineOfFacts(line, movements.slice(1))) return first + 1;
  const widths = movements.slice(1).map(({ cells }) => cells.length);
  const [width, ...others] = new Set(widths);
  const [top, next] = movements;
  if (top === undefined || next === undefined || width === undefined || widths.length < 2) return first;
  if (others.length > 0 || top.cells.length === width || isLaidOutAs(top.cells, next.cells)) return first;
  return records.findIndex(({ cells }, at) => at > first && cells.length === width && looksLikeMovement(cells));
}

const FEWEST_ROWS = 3;

/** Whether a line above rows without names has the number of an account and a currency, each where no row has one. */
export function isLineOfFacts({ cells }: Cells, rows: readonly Cells[]): boolean {
  const isOnlyHere = (isKind: (cell: string) => boolean): boolean =>
    cells.some((cell, column) => isKind(cell) && !rows.some((row) => isKind(row.cells[column] ?? '')));
  return rows.length >= FEWEST_ROWS && isOnlyHere(isAccountNumber) && isOnlyHere(isCode);
}

type Cells = { readonly cells: readonly string[] };

/** Digits of an account, in groups or not, and no more: `'19 1090 1098 0000 0001 5102 7942`. */
const isAccountNumber = (cell: string): boolean =>
  /^'?[A-Z]{0,2}\d[\d -]{8,}\d$/.test(cell) && cell.replace(/\D/g, '').length >= 10 && writtenDay(cell) === null;

const isCode = (cell: string): boolean => /^[A-Z]{3}$/.test(cell) && isNamedCurrency(cell);

/** The account and the currency that such a line names, with the days of its period; null where it is another. */
export function accountOfLine({ cells }: Cells): { account: string; currency: string } | null {
  const [account, currency] = [cells.find(isAccountNumber), cells.find(isCode)];
  const isDated = cells.some((cell) => writtenDay(cell) !== null);
  return account === undefined || currency === undefined || !isDated
    ? null
    : { account: account.replace(/^'/, ''), currency };
}

/** Whether there is a day wherever the other line has one, and an amount with decimals in a column where it has one too. */
function isLaidOutAs(cells: readonly string[], other: readonly string[]): boolean {
  const isDay = (cell = ''): boolean => writtenDay(cell) !== null;
  const isAmount = (cell = ''): boolean => !isDay(cell) && /[.,]\d{2}$/.test(cell) && figureOf(cell) !== null;
  return (
    other.every((cell, column) => !isDay(cell) || isDay(cells[column])) &&
    other.some((cell, column) => isAmount(cell) && isAmount(cells[column]))
  );
}

/** The row before the first movement is a heading in an unknown language if it is as wide and all words. */
export function unknownHeading(records: readonly TextRecord[], firstMovement: number): number | null {
  const [before, first] = [records[firstMovement - 1], records[firstMovement]];
  if (before === undefined || first === undefined || Math.abs(before.cells.length - first.cells.length) > 1)
    return null;
  const words = before.cells.filter((cell) => cell !== '');
  const allWords = words.every(
    (cell) => /\p{L}/u.test(cell) && cell.length <= 120 && writtenDay(cell) === null && figureOf(cell) === null,
  );
  return words.length >= 3 && words.length >= first.cells.length - 2 && allWords && new Set(words).size > 2
    ? firstMovement - 1
    : null;
}
