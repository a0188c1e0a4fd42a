import { figureOf, writtenDay } from '#modules/money/csv-detection/rules.ts';
import { isDay } from './cell-kinds.ts';
import { withLettersTogether } from './letter-spaced.ts';
import type { Cell, Line, Page, Run } from './model.ts';

/** Baselines that lie closer than this part of a letter's height are one line. */
const SAME_LINE = 0.35;
/** The same for small letters beside large ones, which may stand in the middle of these. */
const SAME_LINE_SMALL = 0.45;
const OTHER_SIZE = 0.75;
/** Runs that overlap by more than this are printed over each other, not beside each other. */
const OVERLAP = 0.25;

/**
 * The lines of a document from its top to its end.
 * @param gap how far two words of one cell may stand apart, in heights of the type; a space is about 0.28
 */
export function linesOf(pages: readonly Page[], gap: number): Line[] {
  return pages.flatMap(({ runs: printed }, page) => {
    const runs = withLettersTogether(printed);
    const letter = letterOf(runs);
    return onLines(runs).map((line) => lineOf(line, page, { gap, letter }));
  });
}

/** So many runs at least tell that letters are all as wide as one another. */
const TELLING = 20;

/** How wide every letter is in heights of one, in a print of letters of one width; null in others. */
function letterOf(runs: readonly Run[]): number | null {
  const widths = runs.flatMap(({ text, x, right, h }) => (text.length < 3 ? [] : [(right - x) / text.length / h]));
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)];
  if (usual === undefined || widths.length < TELLING) return null;
  const alike = widths.filter((width) => Math.abs(width - usual) < usual * 0.02);
  return alike.length * 20 >= widths.length * 19 ? usual : null;
}

/** How far words of a cell stand apart, and how wide letters are where all are as wide, in heights of the type. */
type Spacing = { readonly gap: number; readonly letter: number | null };

function onLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  let [top, height] = [Number.NEGATIVE_INFINITY, 0];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const tall = Math.max(height, run.h);
    const isOfOtherSize = Math.min(height, run.h) < tall * OTHER_SIZE;
    if (line === undefined || run.y - top > (isOfOtherSize ? SAME_LINE_SMALL : SAME_LINE) * tall) {
      lines.push([run]);
      [top, height] = [run.y, run.h];
    } else line.push(run);
  }
  return lines;
}

function lineOf(runs: readonly Run[], page: number, { gap, letter }: Spacing): Line {
  const cut = new Set<Cell>();
  const parted = runs
    .flatMap((run) => {
      const own = cellsIn(run);
      for (const cell of own.slice(1)) cut.add(cell);
      return own;
    })
    .toSorted((a, b) => a.x - b.x);
  const h = Math.max(...runs.map((run) => run.h));
  // Between letters of one width a space is as wide as they are.
  const space = letter === null ? gap * h : Math.max(gap, letter * 1.5) * h;
  const cells: Cell[] = [];
  for (const cell of parted) {
    const last = cells.at(-1);
    if (last === undefined) cells.push(cell);
    else if (isSame(last, cell, h)) continue;
    else if (letter !== null && cut.has(cell)) cells.push(cell);
    else if (belongsTo(last, cell, { space, overlap: OVERLAP * h, isGrid: letter !== null }))
      cells[cells.length - 1] = { text: together(last, cell, h), x: last.x, right: Math.max(last.right, cell.right) };
    else cells.push(cell);
  }
  const own = withoutMarks(cells);
  return { page, h, y: Math.max(...runs.map((run) => run.y)), space: Math.max(space, 0.33 * h), cells: own };
}

const WITH_MARK = /^(.*\d[.,]\d{2}\)?-?) ?([*†‡#]{1,2})$/u;
const MARK_ALONE = /^[*†‡#]{1,2}$/u;

/** Amounts without the mark of a footnote behind them: "150.00 *". */
function withoutMarks(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell, at) => {
    const [, amount, mark] = WITH_MARK.exec(cell.text) ?? [];
    if (amount !== undefined && mark !== undefined && figureOf(amount) !== null) {
      const letter = (cell.right - cell.x) / cell.text.length;
      return [{ text: amount, x: cell.x, right: cell.right - (cell.text.length - amount.length) * letter }];
    }
    return MARK_ALONE.test(cell.text) && figureOf(cells[at - 1]?.text ?? '') !== null ? [] : [cell];
  });
}

/** Letters that are printed twice, a little apart, to look bold. */
function isSame(last: Cell, cell: Cell, h: number): boolean {
  return last.text === cell.text && Math.abs(cell.x - last.x) < OVERLAP * h;
}

type Nearness = { readonly space: number; readonly overlap: number; readonly isGrid: boolean };

/** A number is a cell of its own unless it touches what stands beside it; in a grid of letters, one without cents is a word. */
function belongsTo(last: Cell, cell: Cell, { space, overlap, isGrid }: Nearness): boolean {
  const between = cell.x - last.right;
  if (between < -overlap) return false;
  if (MONTH.test(last.text) && DAY.test(cell.text) && between < 3.2 * overlap) return true;
  if (SIDE.test(cell.text) && figureOf(last.text) !== null)
    return between < (/^\p{L}$/u.test(cell.text) ? 1.4 : 3) * overlap;
  const isNumber = [last, cell].some(({ text }) => figureOf(text) !== null && !(isGrid && /^\d+$/.test(text)));
  return between < (isNumber ? Math.min(space, overlap / 2) : space);
}

/** A month and a day as two numbers of two digits: "09 01". */
const MONTH = /^(?:0[1-9]|1[0-2]|[12]\d|3[01])$/;
const DAY = /^(?:0[1-9]|[12]\d|3[01])$/;

function together(last: Cell, cell: Cell, h: number): string {
  return cell.x - last.right > 0.12 * h ? `${last.text} ${cell.text}` : `${last.text}${cell.text}`;
}

const DAY_FIRST =
  /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}\.\d{1,2}\.|\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{2,4}|\d{1,2} \p{L}{3,4}(?= \p{L})|\d{1,2}\/\d{1,2}(?= \p{L}))\s+(?=\S)/u;

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

/** What says which way an amount went, behind it. */
const MARK = String.raw`(?:(?:cr|dr|db)\.?|o\/?d|[cdhs]|[-−+])`;
const BODY = String.raw`(?:\d{1,3}(?:[ ,.]\d{3})+|\d+)[.,]\d{1,2}\)?`;
/** A sign or a currency before it: "-R", "KSh ". */
const BEFORE = String.raw`[-−+(]{0,2}(?:\p{Sc}|\p{Lu}\p{L}{0,2}\.?)? ?[-−+]?`;
const AMOUNT_BEFORE_OTHER = new RegExp(
  String.raw`^(${BEFORE}${BODY}(?: ?${MARK})?) +(?=${BEFORE}${BODY}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[ -]\p{L}{3})`,
  'iu',
);
const AMOUNT_FIRST = new RegExp(String.raw`^(\(?[-−]?${BODY}-?) +(?=[\p{L}"'(\d−-])`, 'u');

/** The word behind an amount that says which way it went. */
const SIDE = new RegExp(`^${MARK}$`, 'iu');

/** An amount that is run together with the column behind it. */
function amountFirst(cell: Cell): Cell[] {
  const { text, x, right } = cell;
  const found = AMOUNT_BEFORE_OTHER.exec(text) ?? AMOUNT_FIRST.exec(text);
  const first = found?.[1];
  if (found === null || first === undefined || SIDE.test(text.slice(found[0].length))) return [cell];
  const letter = (right - x) / text.length;
  const rest = { text: text.slice(found[0].length), x: x + found[0].length * letter, right };
  return [{ text: first, x, right: x + first.length * letter }, ...amountFirst(rest)];
}
