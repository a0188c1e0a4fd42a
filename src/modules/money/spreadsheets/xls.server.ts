import { type BiffRecord, KIND, recordsOf } from './biff-records.server.ts';
import { BiffTexts, encodingOf, type Writing } from './biff-texts.server.ts';
import { isDateFormat, numberText, serialText } from './cell-text.ts';
import { Damaged, isCompound, openCompound } from './compound-file.server.ts';
import { Grid, Room, TooLarge } from './grid.ts';
import { MOST, type Sheet, type Workbook } from './model.ts';

/** Whether bytes are records of a workbook without a container, as scripts of banks write them. */
const isBare = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x09 && bytes[1] === 0x08 && (bytes[2] === 8 || bytes[2] === 16) && bytes[3] === 0;

export const isXls = (bytes: Uint8Array): boolean => isCompound(bytes) || isBare(bytes);

/**
 * Reads an Excel workbook of before 2007 (`.xls`, from Excel 5 on): its visible sheets, days as `YYYY-MM-DD`, numbers with the
 * digits that are stored, formulas by what they last gave. Null where it is a document of another kind.
 * @param bytes for which `isXls` holds
 */
export function readXls(bytes: Buffer): Workbook | null {
  try {
    const stream = isBare(bytes) ? bytes : workbookIn(bytes);
    return Buffer.isBuffer(stream) ? sheetsOf(stream) : stream;
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'too-large' };
    if (error instanceof Damaged || isOutside(error)) return { fault: 'broken' };
    throw error;
  }
}

/** A number was to be read beyond the end of a record. */
const isOutside = (error: unknown): boolean =>
  error instanceof RangeError &&
  'code' in error &&
  /^ERR_(?:OUT_OF_RANGE|BUFFER_OUT_OF_BOUNDS)$/.test(String(error.code));

function workbookIn(bytes: Buffer): Buffer | { readonly fault: 'locked' } | null {
  const file = openCompound(bytes);
  if (file.has('EncryptedPackage')) return { fault: 'locked' };
  // One that is to be read by Excel 5 and Excel 97 alike has both.
  const name = ['Workbook', 'Book'].find((one) => file.has(one));
  return name === undefined ? null : file.read(name);
}

const UNICODE = 0x600;
/** What a part of a workbook is. */
const [IS_SHEET, IS_HIDDEN] = [0x10, 3];

type Named = { readonly name: string; readonly at: number };
type Book = {
  readonly writing: Writing;
  readonly strings: readonly string[];
  /** Of each style of cells, whether its numbers are days or times. */
  readonly dates: readonly boolean[];
  readonly is1904: boolean;
};

function sheetsOf(stream: Buffer): Workbook {
  const found = bookOf(stream);
  if ('fault' in found) return found;
  const { book, named, parts } = found;
  const room = new Room();
  const sheets = named
    .slice(0, MOST.sheets)
    .map(({ name, at }): Sheet => ({ name, rows: rowsOf(stream, at, endOf(at, parts, stream), book, room) }));
  return sheets.length > 0 ? { sheets } : { fault: 'broken' };
}

/** A part ends before the next one begins, so that no byte is read for two of them. */
const endOf = (at: number, parts: readonly number[], stream: Buffer): number =>
  parts.reduce((end, part) => (part > at && part < end ? part : end), stream.length);

function bookOf(stream: Buffer): { book: Book; named: Named[]; parts: number[] } | { readonly fault: 'locked' } {
  let writing: Writing = { isUnicode: false, encoding: 'windows-1252' };
  let [strings, is1904, isFirst]: [string[], boolean, boolean] = [[], false, true];
  const named: Named[] = [];
  const parts: number[] = [];
  const codes = new Map<number, string>();
  const styles: number[] = [];
  for (const record of recordsOf(stream, 0, stream.length)) {
    const { kind, data } = record;
    if (kind === KIND.bof && isFirst) {
      isFirst = false;
      writing = { ...writing, isUnicode: data.readUInt16LE(0) === UNICODE };
      // One sheet without a workbook around it.
      if (data.readUInt16LE(2) === IS_SHEET) named.push({ name: '', at: 0 });
    } else if (kind === KIND.filepass) return { fault: 'locked' };
    else if (kind === KIND.codepage) writing = { ...writing, encoding: encodingOf(data.readUInt16LE(0)) };
    else if (kind === KIND.date1904) is1904 = data.readUInt16LE(0) === 1;
    else if (kind === KIND.format)
      codes.set(data.readUInt16LE(0), new BiffTexts(record, 2, writing).next(writing.isUnicode ? 2 : 1));
    else if (kind === KIND.xf) styles.push(data.readUInt16LE(2));
    else if (kind === KIND.sst) strings = stringsIn(record, writing);
    else if (kind === KIND.boundsheet) {
      const at = data.readUInt32LE(0);
      const isSheet = data.readUInt8(5) === 0 && (data.readUInt8(4) & IS_HIDDEN) === 0;
      if (isSheet && !parts.includes(at)) named.push({ name: new BiffTexts(record, 6, writing).next(1), at });
      parts.push(at);
      if (parts.length > MOST.parts) throw new TooLarge();
    }
  }
  const dates = styles.map((id) => isDateFormat(id, codes.get(id)));
  return { book: { writing, strings, dates, is1904 }, named, parts };
}

/** The texts that cells share. How many there are is told by the texts, and not by what is said of them. */
function stringsIn(record: BiffRecord, writing: Writing): string[] {
  const texts = new BiffTexts(record, 8, writing);
  const strings: string[] = [];
  while (!texts.isAtEnd) {
    strings.push(texts.next(2));
    if (strings.length > MOST.cells) throw new TooLarge();
  }
  return strings;
}

function rowsOf(stream: Buffer, from: number, end: number, book: Book, room: Room): Sheet['rows'] {
  const grid = new Grid(room);
  let formula: { readonly row: number; readonly column: number } | null = null;
  for (const record of recordsOf(stream, from, end)) {
    const { kind, data } = record;
    // What a formula gave as a text stands in a record after it.
    if (kind === KIND.string && formula !== null)
      grid.put(formula.row, formula.column, new BiffTexts(record, 0, book.writing).next(2));
    else if (kind === KIND.mulrk) putNumbers(grid, data, book);
    else if (IN_CELLS.has(kind)) {
      const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)];
      if (kind === KIND.formula) formula = { row, column };
      grid.put(row, column, textOf(record, book));
    }
  }
  return grid.rows;
}

const IN_CELLS: ReadonlySet<number> = new Set([
  KIND.labelsst,
  KIND.label,
  KIND.rstring,
  KIND.number,
  KIND.rk,
  KIND.boolerr,
  KIND.formula,
]);

/** Numbers of neighbours in a row: its number, the first column, style and number of each, the last column. */
function putNumbers(grid: Grid, data: Buffer, book: Book): void {
  const [row, first] = [data.readUInt16LE(0), data.readUInt16LE(2)];
  for (let at = 4; at + 6 <= data.length; at += 6)
    grid.put(row, first + (at - 4) / 6, numberIn(data.readUInt16LE(at), shortNumber(data.readInt32LE(at + 2)), book));
}

function textOf(record: BiffRecord, book: Book): string {
  const { kind, data } = record;
  const style = data.readUInt16LE(4);
  switch (kind) {
    case KIND.labelsst:
      return book.strings[data.readUInt32LE(6)] ?? missing();
    case KIND.label:
    case KIND.rstring:
      return new BiffTexts(record, 6, book.writing).next(2);
    case KIND.number:
      return numberIn(style, data.readDoubleLE(6), book);
    case KIND.rk:
      return numberIn(style, shortNumber(data.readInt32LE(6)), book);
    case KIND.boolerr:
      return data.readUInt8(7) === 0 ? truthOf(data.readUInt8(6)) : '';
    default:
      return resultOf(data, style, book);
  }
}

function missing(): never {
  throw new Damaged('text that there is not');
}

const truthOf = (value: number): string => (value === 1 ? 'TRUE' : 'FALSE');

/** What a formula last gave: a number, or a mark that says what else. */
function resultOf(data: Buffer, style: number, book: Book): string {
  if (data.readUInt16LE(12) !== 0xffff) return numberIn(style, data.readDoubleLE(6), book);
  return data.readUInt8(6) === 1 ? truthOf(data.readUInt8(8)) : '';
}

function numberIn(style: number, value: number, { dates, is1904 }: Book): string {
  if (!Number.isFinite(value)) return '';
  const written = String(value);
  return (dates[style] === true ? serialText(written, is1904) : null) ?? numberText(written);
}

/** A number in 30 bits: a whole one or the upper half of a double, as it is or in hundredths. */
function shortNumber(bits: number): number {
  const double = Buffer.alloc(8);
  double.writeInt32LE(bits & ~3, 4);
  const value = (bits & 2) === 0 ? double.readDoubleLE(0) : bits >> 2;
  return (bits & 1) === 0 ? value : value / 100;
}
