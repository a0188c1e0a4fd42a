import { figureOf, writtenDay } from '#modules/money/csv-detection/rules.ts';
import { isDay } from './cell-kinds.ts';
import type { Cell, Line, Page, Run } from './model.ts';

/** Baselines that lie closer than this part of a letter's height are one line. */
const SAME_LINE = 0.35;
/** Runs that overlap by more than this are printed over each other, not beside each other. */
const OVERLAP = 0.25;

/**
 * The lines of a document from its top to its end.
 * @param gap how far two words of one cell may stand apart, in heights of a letter; a space is about 0.28
 */
export function linesOf(pages: readonly Page[], gap: number): Line[] {
  return pages.flatMap(({ runs }, page) => onLines(runs).map((line) => lineOf(line, page, gap)));
}

function onLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  let [top, height] = [Number.NEGATIVE_INFINITY, 0];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line === undefined || run.y - top > SAME_LINE * Math.max(height, run.h)) {
      lines.push([run]);
      [top, height] = [run.y, run.h];
    } else line.push(run);
  }
  return lines;
}

function lineOf(runs: readonly Run[], page: number, gap: number): Line {
  const parted = runs.flatMap(cellsIn).toSorted((a, b) => a.x - b.x);
  const h = Math.max(...runs.map((run) => run.h));
  const cells: Cell[] = [];
  for (const cell of parted) {
    const last = cells.at(-1);
    if (last === undefined) cells.push(cell);
    else if (isSame(last, cell, h)) continue;
    else if (belongsTo(last, cell, gap * h, OVERLAP * h))
      cells[cells.length - 1] = { text: together(last, cell, h), x: last.x, right: Math.max(last.right, cell.right) };
    else cells.push(cell);
  }
  return { page, h, y: Math.max(...runs.map((run) => run.y)), cells };
}

/** Letters that are printed twice, a little apart, to look bold. */
function isSame(last: Cell, cell: Cell, h: number): boolean {
  return last.text === cell.text && Math.abs(cell.x - last.x) < OVERLAP * h;
}

/** A number is a cell of its own unless it touches what stands beside it. */
function belongsTo(last: Cell, cell: Cell, gap: number, overlap: number): boolean {
  const space = cell.x - last.right;
  if (space < -overlap) return false;
  if (SIDE.test(cell.text) && figureOf(last.text) !== null) return space < 3 * overlap;
  const isNumber = figureOf(last.text) !== null || figureOf(cell.text) !== null;
  return space < (isNumber ? Math.min(gap, overlap / 2) : gap);
}

function together(last: Cell, cell: Cell, h: number): string {
  return cell.x - last.right > 0.12 * h ? `${last.text} ${cell.text}` : `${last.text}${cell.text}`;
}

const DAY_FIRST =
  /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{2,4}|\d{1,2} \p{L}{3,4}(?= \p{L})|\d{1,2}\/\d{1,2}(?= \p{L}))\s+(?=\S)/u;

/**
 * Runs that hold several cells: spaces keep the columns of a monospaced print apart, and a day may be run together with the
 * words behind it. A part's place follows from its place among the letters.
 */
function cellsIn({ text, x, right }: Run): Cell[] {
  const letter = text.length === 0 ? 0 : (right - x) / text.length;
  const cells: Cell[] = [];
  for (const { 0: part, index } of text.matchAll(/\S+(?: \S+)*/g)) {
    const from = x + index * letter;
    const day = DAY_FIRST.exec(part);
    const first = day?.[1];
    if (day !== null && first !== undefined && (writtenDay(first) !== null || isDay(first))) {
      cells.push({ text: first, x: from, right: from + first.length * letter });
      const rest = day[0].length;
      cells.push({ text: part.slice(rest), x: from + rest * letter, right: from + part.length * letter });
    } else cells.push({ text: part, x: from, right: from + part.length * letter });
  }
  return cells.flatMap(amountFirst);
}

const AMOUNT_FIRST = /^(\(?[-−]?(?:\d{1,3}(?:[ ,.]\d{3})+|\d+)[.,]\d{1,2}\)?-?) +(?=[\p{L}"'(\d−-])/u;

/** The word behind an amount that says which way it went. */
const SIDE = /^(?:cr|dr|db)\.?$/i;

/** An amount that is run together with the column behind it. */
function amountFirst(cell: Cell): Cell[] {
  const { text, x, right } = cell;
  const found = AMOUNT_FIRST.exec(text);
  const first = found?.[1];
  if (found === null || first === undefined || SIDE.test(text.slice(found[0].length))) return [cell];
  const letter = (right - x) / text.length;
  const rest = { text: text.slice(found[0].length), x: x + found[0].length * letter, right };
  return [{ text: first, x, right: x + first.length * letter }, ...amountFirst(rest)];
}
