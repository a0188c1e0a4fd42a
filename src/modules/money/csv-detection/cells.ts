import { figureOf } from './amounts.ts';
import { writtenDay } from './dates.ts';
import { LIMITS } from './limits.ts';
import type { Delimiter } from './model.ts';
import { trimmed } from './text.ts';

/** One record of a delimited text: the line it begins on (from 1), its cells trimmed, and its text as it stands. */
export type TextRecord = { line: number; cells: string[]; text: string };

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|', '~'];
const QUOTE = 34;
const BACKSLASH = 92;
const EQUALS = 61;
/** A quoted cell may run over so many lines; beyond, the quote is taken for a stray one. */
const LINES_IN_CELL = 20;
const LONGEST_CELL = 20_000;

/** How a text is parted: by a delimiter, with or without cells that run over their line. */
type Parting = { delimiter: Delimiter; oneLineCells: boolean };
/** Where the reading stands: at a character, on a line. */
type Place = { at: number; line: number };

/**
 * Splits a delimited text. Written for what banks send, so a quote that is never closed spoils its own line and
 * nothing after it. Cost is linear: one failed search for a closing quote per record, and that one bounded. It stops at
 * a record with too many cells and at too many records; the reader sees both and refuses.
 */
export function recordsOf(text: string, delimiter: Delimiter, oneLineCells = false): TextRecord[] {
  const records: TextRecord[] = [];
  const place: Place = { at: 0, line: 1 };
  while (place.at < text.length) {
    records.push(recordAt(text, place, { delimiter, oneLineCells }));
    if ((records.at(-1)?.cells.length ?? 0) > LIMITS.columns || records.length > LIMITS.lines) break;
    passBreak(place);
  }
  return records;
}

/** Where the records of a text begin, as `recordsOf` would find them: what it takes to count them, and to read a few. */
function beginningsOf(text: string, parting: Parting): number[] {
  const beginnings: number[] = [];
  const place: Place = { at: 0, line: 1 };
  while (place.at < text.length) {
    beginnings.push(place.at);
    if (passRecord(text, place, parting, null) > LIMITS.columns || beginnings.length > LIMITS.lines) break;
    passBreak(place);
  }
  return beginnings;
}

function recordAt(text: string, place: Place, parting: Parting): TextRecord {
  const { at, line } = place;
  const cells: string[] = [];
  passRecord(text, place, parting, cells);
  return { line, cells, text: text.slice(at, place.at).trimEnd() };
}

/** Goes on behind the line break that a record ends with. */
function passBreak(place: Place): void {
  place.at += 1;
  place.line += 1;
}

/** Passes one record, up to its line break, and answers with how many cells it has; `into` takes them, where given. */
function passRecord(text: string, place: Place, { delimiter, oneLineCells }: Parting, into: string[] | null): number {
  const parting = delimiter.charCodeAt(0);
  let { at } = place;
  let quotesCount = true;
  for (let count = 1; ; count += 1) {
    let from = at;
    while (text.charCodeAt(from) === 32) from += 1;
    // `="1,234.50"`: a spreadsheet is told that a cell is text.
    if (text.charCodeAt(from) === EQUALS && text.charCodeAt(from + 1) === QUOTE) from += 1;
    const isQuoted = text.charCodeAt(from) === QUOTE;
    const closed = quotesCount && isQuoted ? closedCell(text, from, parting, oneLineCells) : null;
    if (closed !== null) {
      into?.push(withoutDoubled(text.slice(from + 1, closed.quote)));
      place.line += closed.lines;
      at = closed.end;
    } else {
      if (isQuoted) quotesCount = false;
      let end = at;
      while (end < text.length && text.charCodeAt(end) !== parting && text.charCodeAt(end) !== 10) end += 1;
      into?.push(withoutQuotes(text.slice(at, end)));
      at = end;
    }
    place.at = at;
    if (at >= text.length || text.charCodeAt(at) === 10 || count > LIMITS.columns) return count;
    at += 1;
  }
}

/** The end of a quoted cell, and where its closing quote stands; null where it is not closed. */
function closedCell(
  text: string,
  from: number,
  parting: number,
  oneLine: boolean,
): { quote: number; end: number; lines: number } | null {
  let lines = 0;
  let strays = 0;
  let doubled = 0;
  const limit = Math.min(text.length, from + LONGEST_CELL);
  for (let at = from + 1; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      lines += 1;
      if (oneLine || lines > LINES_IN_CELL) return null;
    } else if (code === QUOTE) {
      if (text.charCodeAt(at + 1) === QUOTE) {
        // Where the text has quotes that nobody doubled, the second of two at the end of a cell closes it: `"The "Corner""`.
        const isStray = strays % 2 === 1 || (doubled === 0 && text.charCodeAt(at - 1) === BACKSLASH);
        at += 1;
        doubled += 1;
        const end = isStray ? endBehind(text, at, parting) : null;
        if (end !== null) return { quote: at, end, lines };
        continue;
      }
      const end = endBehind(text, at, parting);
      if (end !== null) return { quote: at, end, lines };
      strays += 1;
      if (lines > 0) return null;
    }
  }
  return null;
}

/** Where a cell ends behind its closing quote; null where more of its text follows. */
function endBehind(text: string, quote: number, parting: number): number | null {
  let end = quote + 1;
  while (isSpace(text.charCodeAt(end)) && text.charCodeAt(end) !== parting) end += 1;
  const isEnd = end >= text.length || text.charCodeAt(end) === parting || text.charCodeAt(end) === 10;
  return isEnd ? end : null;
}

const isSpace = (code: number): boolean => code === 32 || code === 13 || code === 9;

/** What tells a spreadsheet that a cell is text, `="0123"`, within quotes once more. */
const withoutFormula = (cell: string): string => (/^="[^"]*"$/.test(cell) ? trimmed(cell.slice(2, -1)) : cell);

function withoutDoubled(cell: string): string {
  // A backslash before a doubled quote is one of the text.
  const plain = cell.includes('\\"') ? cell.replaceAll(/\\"(?!")/g, '"') : cell;
  return withoutFormula(trimmed(plain.includes('""') ? plain.replaceAll('""', '"') : plain));
}

/** A stray quote at one end of a cell is dropped, others belong to the text. */
function withoutQuotes(cell: string): string {
  const plain = trimmed(cell);
  const first = plain.indexOf('"');
  if (first < 0) return plain;
  if (/^"+$/.test(plain)) return '';
  if (plain.includes('"', first + 1)) return withoutFormula(plain);
  return first === 0 ? trimmed(plain.slice(1)) : first === plain.length - 1 ? trimmed(plain.slice(0, -1)) : plain;
}

/** Whether a record says nothing at all. */
export function isEmpty({ cells }: TextRecord): boolean {
  return cells.every((cell) => cell === '');
}

/** The first line longer than a bank writes, counted from 1; null where there is none. */
export function lineTooLong(text: string): number | null {
  let start = 0;
  for (let line = 1; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    if (stop - start > LIMITS.lineLength) return line;
    start = stop + 1;
  }
  return null;
}

/**
 * The text under the delimiter that makes most records look like a movement of money (a date and an amount among
 * the cells); where none does, the one that parts most records alike. The whole file is asked, not its first lines, but
 * of the records under the others no more than their beginnings is ever held.
 */
export function bestRecords(text: string): { delimiter: Delimiter; records: TextRecord[] } {
  const lines = linesIn(text);
  let best: Parting & { score: number } = { delimiter: ',', oneLineCells: false, score: -1 };
  for (const delimiter of DELIMITERS) {
    if (best.score >= 0 && !text.includes(delimiter)) continue;
    const scored = scoreUnder(text, delimiter, lines);
    if (scored.score > best.score) best = scored;
  }
  return { delimiter: best.delimiter, records: recordsOf(text, best.delimiter, best.oneLineCells) };
}

function scoreUnder(text: string, delimiter: Delimiter, lines: number): Parting & { score: number } {
  const sampleOf = (oneLineCells: boolean) => {
    const beginnings = beginningsOf(text, { delimiter, oneLineCells });
    const sample = spread(beginnings).map((at) => recordAt(text, { at, line: 0 }, { delimiter, oneLineCells }));
    return { count: beginnings.length, sample };
  };
  const whole = sampleOf(false);
  const cut = isBroken(whole.count, lines, whole.sample) ? sampleOf(true) : null;
  const oneLineCells = cut !== null && isBetterCut(cut.sample, whole.sample);
  return { delimiter, oneLineCells, score: scoreOf(oneLineCells ? cut.sample : whole.sample) };
}

/** Where quoted cells swallow most of the lines, the quotes are broken: then no cell runs over its line. */
export function unbrokenRecords(text: string, delimiter: Delimiter): TextRecord[] {
  const records = recordsOf(text, delimiter);
  if (!isBroken(records.length, linesIn(text), spread(records))) return records;
  const cut = recordsOf(text, delimiter, true);
  return isBetterCut(spread(cut), spread(records)) ? cut : records;
}

/** Whether lines have more movements than the cells that run over them, and are more alike, or neither has any movements. */
function isBetterCut(cut: readonly TextRecord[], whole: readonly TextRecord[]): boolean {
  const kept = movementsIn(whole);
  return kept === 0 || (movementsIn(cut) > kept && commonest(cut) > commonest(whole));
}

const movementsIn = (records: readonly TextRecord[]): number =>
  records.filter(({ cells }) => cells.length > 1 && looksLikeMovement(cells)).length;

/** Records that are as wide as one another are whole, on however many lines each of them stands. */
function isBroken(count: number, lines: number, sample: readonly TextRecord[]): boolean {
  const isSwallowing = count > 0 && lines > 3 && count * 2 < lines;
  // Empty lines between records and lines of one cell above them say nothing of their quotes.
  const filled = isSwallowing ? sample.filter((record) => !isEmpty(record) && record.cells.length > 1).length : 0;
  return isSwallowing && (filled < 2 || commonest(sample) * 10 < filled * 9);
}

/** How many records have the width that most of them have, of those that are parted at all. */
function commonest(records: readonly TextRecord[]): number {
  const widths = new Map<number, number>();
  for (const { cells } of records) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...widths.values());
}

/** Counted, not split: millions of short lines as strings of their own take a hundred megabytes. */
function linesIn(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** So many records, spread over the whole of them, tell what the others are like. */
const SPREAD = 600;

/** Every so many-th record, from the first to the last. */
export function spread<T>(records: readonly T[]): readonly T[] {
  if (records.length <= SPREAD) return records;
  const step = records.length / SPREAD;
  return Array.from({ length: SPREAD }, (_, at) => records[Math.floor(at * step)]).filter(
    (record) => record !== undefined,
  );
}

const MOST_CELLS = 50;

function scoreOf(records: readonly TextRecord[]): number {
  const movements = movementsIn(records);
  // Of two that part as many, the one that parts them further: the other only cuts amounts at their decimal comma.
  const cells = records.reduce((sum, record) => sum + Math.min(record.cells.length, MOST_CELLS), 0);
  const breadth = cells / (Math.max(1, records.length) * (MOST_CELLS + 1));
  return Number((movements * 1000 + commonest(records) + breadth).toFixed(9));
}

/** Of the cells of one line, which several steps ask about. */
const movementsSeen = new WeakMap<readonly string[], boolean>();

/** A date in one cell and an amount in another. */
export function looksLikeMovement(cells: readonly string[]): boolean {
  const seen = movementsSeen.get(cells);
  if (seen !== undefined) return seen;
  const isMovement = hasDayAndAmount(cells);
  movementsSeen.set(cells, isMovement);
  return isMovement;
}

/** What no date is written like, and most amounts are. */
const PLAIN_AMOUNT = /^-?\d{1,12}[.,]\d{2}$/;

function hasDayAndAmount(cells: readonly string[]): boolean {
  let days = 0;
  let amounts = 0;
  for (const cell of cells) {
    if (cell === '' || cell.length > 60) continue;
    if (PLAIN_AMOUNT.test(cell)) amounts += 1;
    else if (writtenDay(cell) !== null) days += 1;
    else if (figureOf(cell) !== null) amounts += 1;
  }
  return days > 0 && amounts > 0;
}
