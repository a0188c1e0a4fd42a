import { statementOf } from '#modules/money/csv-detection/rules.ts';
import { isAmount, isDay } from './cell-kinds.ts';
import type { Columns } from './columns.ts';
import type { Cell, Line } from './model.ts';
import { middleBlocksOf } from './middle-rows.ts';
import { APART, blocksOf } from './pitch.ts';

/** What may stand below a day in its column: its year, a clock time. A sentence there is a footer. */
const LONGEST_PART_OF_DAY = 14;

/** A line taken into its columns. */
type Taken = {
  readonly line: Line;
  readonly cells: readonly string[];
  /** It has a day and money. */
  readonly isAnchor: boolean;
  readonly hasDay: boolean;
  readonly hasMoney: boolean;
  readonly isText: boolean;
  /** Words that may belong to a row above or below. */
  readonly isPart: boolean;
  /** The first line of a row whose day, and amount, were found on its last one. */
  readonly isBegin?: true;
};

export type Table = {
  /** Rows in their order, a text for each column; one cell alone where a line is no row. */
  readonly rows: readonly (readonly string[])[];
  /** How many lines have a day and money: so many movements there are at most. */
  readonly anchors: number;
};

/** The rows of the lines below a heading: those with a day and money, each with the words that stand above or below it. */
export function rowsOf(
  lines: readonly Line[],
  columns: Columns,
  { beginnings, isDayOnce = false }: { readonly beginnings: ReadonlySet<Line>; readonly isDayOnce?: boolean },
): Table {
  const own = lines.map((line) => takenBy(line, columns));
  const taken = isDayOnce ? withDays(own, columns) : own;
  const middle = middleBlocksOf(taken);
  if (middle !== null) return rowsOfMiddle(middle, columns);
  const blocks = blocksOf(taken);
  const rows = blocks === null ? rowsInOrder(taken, columns, beginnings) : rowsOfBlocks(blocks, columns);
  return { rows, anchors: taken.filter(({ isAnchor }) => isAnchor).length };
}

/** A row for each block with a day. */
function rowsOfMiddle(blocks: readonly (readonly Taken[])[], columns: Columns): Table {
  const isRow = (block: readonly Taken[]) => block.some(({ hasDay }) => hasDay);
  const rows: string[][] = [];
  for (const [at, block] of blocks.entries()) {
    const [last, before] = [rows.at(-1), blocks[at - 1]];
    const isOverPage = before !== undefined && isRow(before) && before[0]?.line.page !== block[0]?.line.page;
    if (isRow(block)) {
      const own = block.filter((one) => one.isPart || one.hasDay || one.hasMoney);
      rows.push(joined(own), ...block.filter((one) => !own.includes(one)).map((one) => plain(one, columns)));
    }
    // The row above ends on this page, as its day does.
    else if (last !== undefined && isOverPage && BROKEN_DAY.test(last[columns.day] ?? '') && block.every(isWords))
      for (const { cells } of block) addTo(last, cells);
    else rows.push(...block.map((one) => plain(one, columns)));
  }
  return { rows, anchors: blocks.filter(isRow).length };
}

/** "2026-11-", whose day of the month stands below it. */
const BROKEN_DAY = /\d[-/]$/;
const isWords = ({ isPart }: Taken): boolean => isPart;

/** A row for each block of lines, wherever in it its day stands; a page may end within a row. */
function rowsOfBlocks(blocks: readonly (readonly Taken[])[], columns: Columns): string[][] {
  const rows: string[][] = [];
  let waiting: readonly Taken[] = [];
  let [last, page]: [string[] | null, number] = [null, 0];
  for (const [at, block] of blocks.entries()) {
    const isWords = block.every(({ isPart, isAnchor }) => isPart && !isAnchor);
    const isAtTop = block[0]?.line.page !== page;
    page = block[0]?.line.page ?? page;
    const [next] = blocks[at + 1] ?? [];
    if (isWords && isAtTop && last !== null) for (const { cells } of block) addTo(last, cells);
    else if (isWords && next !== undefined && next.line.page !== page) waiting = block;
    else {
      const isRow = block.some(({ isAnchor }) => isAnchor);
      const own = isRow ? [...waiting, ...block].filter(({ isAnchor, isPart }) => isAnchor || isPart) : [];
      last = isRow ? joined(own) : null;
      if (last !== null) rows.push(last);
      rows.push(...[...waiting, ...block].filter((one) => !own.includes(one)).map((one) => plain(one, columns)));
      waiting = [];
    }
  }
  rows.push(...waiting.map((one) => plain(one, columns)));
  return rows;
}

/** The same where only the order of lines says what belongs together. */
function rowsInOrder(taken: readonly Taken[], columns: Columns, beginnings: ReadonlySet<Line>): string[][] {
  const goesUp = endsWithAmount(taken) || startsWithText(taken, beginnings);
  const rows: string[][] = [];
  let waiting: Taken[] = [];
  let [last, lastLine]: [string[] | null, Line | null] = [null, null];
  for (const one of taken) {
    const isNear =
      lastLine !== null && lastLine.page === one.line.page && one.line.y - lastLine.y <= APART * one.line.h;
    const isOverPage = lastLine !== null && lastLine.page !== one.line.page;
    if (one.isAnchor) {
      last = joined([...waiting, one]);
      waiting = [];
      rows.push(last);
    } else if (one.isPart && goesUp) waiting.push(one);
    else if (one.isPart && last !== null && (isNear || isOverPage)) addTo(last, one.cells);
    else {
      rows.push(...[...waiting, one].map((each) => plain(each, columns)));
      waiting = [];
      last = null;
    }
    lastLine = one.line;
  }
  rows.push(...waiting.map((each) => plain(each, columns)));
  return rows;
}

/** Lines of words and money without a day are rows of the day above them, but for balances and totals. */
function withDays(taken: readonly Taken[], { day, isMoney }: Columns): Taken[] {
  let last = '';
  return taken.map((one, at) => {
    if (one.hasDay) last = one.cells[day] ?? '';
    // The amount stands on the last line of a row: its day is written there.
    if (one.hasDay && !one.isAnchor && one.isPart && isFollowedByMoney(taken, at))
      return { ...one, cells: one.cells.with(day, ''), hasDay: false, isBegin: true };
    const words = one.cells.filter((text, column) => text !== '' && !isMoney(column));
    const isRow = last !== '' && one.hasMoney && one.cells[day] === '' && words.length > 0;
    if (!isRow || words.some((text) => statementOf(text) !== null)) return one;
    return { ...one, cells: one.cells.with(day, last), isAnchor: true, hasDay: true };
  });
}

/** Whether a line with money and no day comes before any other with a day. */
function isFollowedByMoney(taken: readonly Taken[], at: number): boolean {
  const next = taken.slice(at + 1).find(({ hasDay, hasMoney }) => hasDay || hasMoney);
  return next !== undefined && next.hasMoney && !next.hasDay;
}

function takenBy(line: Line, columns: Columns): Taken {
  const cells = columns.names.map(() => '');
  for (const cell of line.cells) {
    // A dash stands for nothing, wherever it stands.
    if (/^[-–—]{1,2}$/.test(cell.text)) continue;
    const own = columns.of(cell);
    // Two days side by side are one of each column, wherever their names stand.
    const isSecond = columns.isDay(own + 1) && isDay(cell.text) && isDay(cells[own] ?? '');
    const column = isSecond ? own + 1 : own;
    cells[column] = cells[column] === '' ? cell.text : `${cells[column] ?? ''} ${cell.text}`;
  }
  const money = cells.filter((text, column) => columns.isMoney(column) && isAmount(text)).length;
  const hasDay = line.cells.some((cell: Cell) => columns.of(cell) === columns.day && isDay(cell.text));
  const isText = money === 0 && cells.every((text, column) => text === '' || !columns.isMoney(column));
  return {
    line,
    cells,
    isAnchor: money > 0 && hasDay,
    hasDay,
    hasMoney: money > 0,
    isText,
    isPart: isText && (cells[columns.day] ?? '').length <= LONGEST_PART_OF_DAY,
  };
}

/**
 * Whether the words of a row begin above its day: then most tables begin with words. A page may begin with the end of a row
 * that was broken, the first one not.
 */
function startsWithText(taken: readonly Taken[], beginnings: ReadonlySet<Line>): boolean {
  const firsts = taken.filter(({ line }) => beginnings.has(line));
  const above = firsts.filter(({ isAnchor, isPart }) => !isAnchor && isPart);
  return firsts[0] !== undefined && firsts[0] === above[0] && above.length * 2 > firsts.length;
}

/** Whether the amount of a row stands on its last line, below its day: then words below an amount begin the next row. */
function endsWithAmount(taken: readonly Taken[]): boolean {
  const begun = taken.filter(({ isBegin }) => isBegin === true).length;
  const isBelow = ({ isPart, isAnchor, isBegin }: Taken, at: number) =>
    isPart && !isAnchor && isBegin !== true && taken[at - 1]?.isAnchor === true;
  return begun > 0 && begun >= taken.filter(isBelow).length;
}

function joined(lines: readonly Taken[]): string[] {
  const row: string[] = lines[0]?.cells.map(() => '') ?? [];
  for (const { cells } of lines) addTo(row, cells);
  return row;
}

function addTo(row: string[], cells: readonly string[]): void {
  for (const [column, text] of cells.entries()) if (text !== '') row[column] = together(row[column] ?? '', text);
}

const together = (above: string, text: string): string =>
  above === '' || (BROKEN_DAY.test(above) && /^\d/.test(text)) ? `${above}${text}` : `${above} ${text}`;

/** A line that is no row: in its columns where it has money, as a balance carried forward, else all of it among the words. */
function plain({ cells, line, isText }: Taken, columns: Columns): string[] {
  if (!isText) return [...cells];
  const words = columns.names.findIndex((_, column) => column !== columns.day && !columns.isMoney(column));
  return cells.map((_, column) => (column === words ? line.cells.map(({ text }) => text).join(' ') : ''));
}
