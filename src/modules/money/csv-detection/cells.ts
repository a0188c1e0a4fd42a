import { figureOf } from './amounts.ts';
import { writtenDay } from './dates.ts';
import { LIMITS, type Delimiter } from './model.ts';

/** One record of a delimited text: the line it begins on (from 1), its cells trimmed, and its text as it stands. */
export type TextRecord = { line: number; cells: string[]; text: string };

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];
const QUOTE = 34;
/** A quoted cell may run over so many lines; beyond, the quote is taken for a stray one. */
const LINES_IN_CELL = 20;
const LONGEST_CELL = 20_000;

/**
 * Splits a delimited text. Written for what banks send, so a quote that is never closed spoils its own line and
 * nothing after it. Cost is linear: one failed search for a closing quote per record, and that one bounded. It stops at
 * a record with too many cells and at too many records; the reader sees both and refuses.
 */
export function recordsOf(text: string, delimiter: Delimiter, oneLineCells = false): TextRecord[] {
  const records: TextRecord[] = [];
  const parting = delimiter.charCodeAt(0);
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const start = at;
    const startLine = line;
    const cells: string[] = [];
    let quotesCount = true;
    for (;;) {
      let from = at;
      while (text.charCodeAt(from) === 32) from += 1;
      const closed =
        quotesCount && text.charCodeAt(from) === QUOTE ? closedCell(text, from, parting, oneLineCells) : null;
      if (closed !== null) {
        cells.push(closed.value);
        line += closed.lines;
        at = closed.end;
      } else {
        if (text.charCodeAt(from) === QUOTE) quotesCount = false;
        let end = at;
        while (end < text.length && text.charCodeAt(end) !== parting && text.charCodeAt(end) !== 10) end += 1;
        cells.push(withoutQuotes(text.slice(at, end)));
        at = end;
      }
      if (at >= text.length || text.charCodeAt(at) === 10 || cells.length > LIMITS.columns) break;
      at += 1;
    }
    records.push({ line: startLine, cells, text: text.slice(start, at).trimEnd() });
    if (cells.length > LIMITS.columns || records.length > LIMITS.lines) break;
    at += 1;
    line += 1;
  }
  return records;
}

function closedCell(
  text: string,
  from: number,
  parting: number,
  oneLine: boolean,
): { value: string; end: number; lines: number } | null {
  let lines = 0;
  const limit = Math.min(text.length, from + LONGEST_CELL);
  for (let at = from + 1; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      lines += 1;
      if (oneLine || lines > LINES_IN_CELL) return null;
    } else if (code === QUOTE) {
      if (text.charCodeAt(at + 1) === QUOTE) {
        at += 1;
        continue;
      }
      let end = at + 1;
      while (text.charCodeAt(end) === 32 || text.charCodeAt(end) === 13) end += 1;
      if (end >= text.length || text.charCodeAt(end) === parting || text.charCodeAt(end) === 10) {
        const value = text.slice(from + 1, at);
        return { value: (value.includes('""') ? value.replaceAll('""', '"') : value).trim(), end, lines };
      } else if (lines > 0) return null;
    }
  }
  return null;
}

/** A stray quote at one end of a cell is dropped, others belong to the text. */
function withoutQuotes(cell: string): string {
  const trimmed = cell.trim();
  const first = trimmed.indexOf('"');
  if (first < 0) return trimmed;
  if (/^"+$/.test(trimmed)) return '';
  if (trimmed.includes('"', first + 1)) return trimmed;
  return first === 0 ? trimmed.slice(1).trim() : first === trimmed.length - 1 ? trimmed.slice(0, -1).trim() : trimmed;
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
 * the cells); where none does, the one that parts most records alike. The whole file is asked, not its first lines.
 */
export function bestRecords(text: string): { delimiter: Delimiter; records: TextRecord[] } {
  let best: { delimiter: Delimiter; records: TextRecord[]; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    if (best !== null && !text.includes(delimiter)) continue;
    const records = unbrokenRecords(text, delimiter);
    const score = scoreOf(records);
    if (best === null || score > best.score) best = { delimiter, records, score };
  }
  return best ?? { delimiter: ',', records: [] };
}

/** Lines that stand in quotes as a whole, as some programs save a table a second time, without them. */
export function unwrapped(text: string): string {
  const lines = text.split('\n', 40).filter((line) => line.trim() !== '');
  const isWrapped = (line: string): boolean => {
    const inside = line.trimEnd().slice(1, -1).replaceAll('""', '');
    return /^".*"\s*$/.test(line) && !inside.includes('"') && /[,;\t|]/.test(inside);
  };
  if (lines.length < 2 || !lines.every(isWrapped)) return text;
  return text
    .split('\n')
    .map((line) => (isWrapped(line) ? line.trimEnd().slice(1, -1).replaceAll('""', '"') : line))
    .join('\n');
}

/** Where quoted cells swallow most of the lines, the quotes are broken: then no cell runs over its line. */
export function unbrokenRecords(text: string, delimiter: Delimiter): TextRecord[] {
  const records = recordsOf(text, delimiter);
  const last = records.at(-1);
  const lines = linesIn(text);
  return last !== undefined && lines > 3 && records.length * 2 < lines ? recordsOf(text, delimiter, true) : records;
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
export function spread(records: readonly TextRecord[]): readonly TextRecord[] {
  if (records.length <= SPREAD) return records;
  const step = records.length / SPREAD;
  return Array.from({ length: SPREAD }, (_, at) => records[Math.floor(at * step)]).filter(
    (record) => record !== undefined,
  );
}

function scoreOf(records: readonly TextRecord[]): number {
  let movements = 0;
  const widths = new Map<number, number>();
  for (const { cells } of spread(records)) {
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    if (cells.length > 1 && looksLikeMovement(cells)) movements += 1;
  }
  return movements * 1000 + Math.max(0, ...widths.values());
}

/** A date in one cell and an amount in another. */
export function looksLikeMovement(cells: readonly string[]): boolean {
  let days = 0;
  let amounts = 0;
  for (const cell of cells) {
    if (cell === '' || cell.length > 60) continue;
    if (writtenDay(cell) !== null) days += 1;
    else if (figureOf(cell) !== null) amounts += 1;
  }
  return days > 0 && amounts > 0;
}
