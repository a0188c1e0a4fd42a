import { compoundOf } from './compound-files.server.ts';

/** What a cell of Excel 97 holds. Texts are shared by all cells, but for those in `own`. */
export type XlsCell =
  | null
  | string
  | number
  | boolean
  | { readonly own: string }
  | { readonly number: number; readonly style: number }
  | { readonly short: number; readonly isHundredth?: boolean; readonly style?: number }
  | { readonly neighbours: readonly number[] }
  | { readonly formula: number | string | boolean | null; readonly style?: number }
  | { readonly error: number };

export type XlsSheet = {
  readonly name: string;
  readonly rows: readonly (readonly XlsCell[])[];
  /** 1 is hidden, 2 very hidden. */
  readonly hidden?: number;
  /** 2 is a chart, 6 a module. */
  readonly kind?: number;
};

export type XlsOptions = {
  readonly is1904?: boolean;
  /** Formats by their number. */
  readonly formats?: Readonly<Record<number, string>>;
  /** Of each style, the number of its format. */
  readonly styles?: readonly number[];
  /** How long a record may be before it is continued in another. */
  readonly longest?: number;
  /** Shared texts have fonts within them, and are said as they are spoken. */
  readonly isRich?: boolean;
  /** Records that stand before the sheets are named. */
  readonly before?: readonly Buffer[];
};

const LONGEST = 8224;

export function record(kind: number, ...data: readonly Buffer[]): Buffer {
  const all = Buffer.concat(data);
  return Buffer.concat([words(kind, all.length), all]);
}

export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

export function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

// oxlint-disable-next-line no-control-regex
const isNarrow = (text: string): boolean => /^[\0-\u00ff]*$/.test(text);
const lettersOf = (text: string, isWide: boolean): Buffer => Buffer.from(text, isWide ? 'utf16le' : 'latin1');

function unicode(text: string, lengthBytes: 1 | 2): Buffer {
  const isWide = !isNarrow(text);
  const length = lengthBytes === 1 ? Buffer.from([text.length]) : words(text.length);
  return Buffer.concat([length, Buffer.from([isWide ? 1 : 0]), lettersOf(text, isWide)]);
}

/** The record of the shared texts and what continues it; within letters, each says anew how wide they are. */
export function sharedTexts(texts: readonly string[], { longest = LONGEST, isRich = false }: XlsOptions = {}): Buffer {
  const records: Buffer[][] = [[long(texts.length), long(texts.length)]];
  const room = () => longest - (records.at(-1) ?? []).reduce((sum, { length }) => sum + length, 0);
  const put = (bytes: Buffer) => {
    if (room() < bytes.length) records.push([]);
    records.at(-1)?.push(bytes);
  };
  for (const text of texts) {
    const isWide = !isNarrow(text);
    const extras = isRich ? [words(1), long(6)] : [];
    put(Buffer.concat([words(text.length), Buffer.from([(isWide ? 1 : 0) + (isRich ? 12 : 0)]), ...extras]));
    for (let at = 0, isFirst = true; at < text.length; isFirst = false) {
      if (!isFirst || room() < 2) records.push([Buffer.from([isWide ? 1 : 0])]);
      const count = Math.max(1, Math.floor(room() / (isWide ? 2 : 1)));
      records.at(-1)?.push(lettersOf(text.slice(at, at + count), isWide));
      at += count;
    }
    if (isRich) for (const byte of Buffer.alloc(10, 0x41)) put(Buffer.from([byte]));
  }
  return Buffer.concat(records.map((parts, at) => record(at === 0 ? 0xfc : 0x3c, ...parts)));
}

export const BEGIN_BOOK = record(0x809, words(0x600, 5, 0, 0), long(0), long(6));
export const BEGIN_SHEET = record(0x809, words(0x600, 0x10, 0, 0), long(0), long(6));
export const END = record(0x0a);

function cellRecords(cell: XlsCell, row: number, column: number, textAt: (text: string) => number): Buffer[] {
  const at = (style = 0) => words(row, column, style);
  if (cell === null) return [];
  if (typeof cell === 'string') return [record(0xfd, at(), long(textAt(cell)))];
  if (typeof cell === 'number') return [record(0x203, at(), double(cell))];
  if (typeof cell === 'boolean') return [record(0x205, at(), Buffer.from([cell ? 1 : 0, 0]))];
  if ('own' in cell) return [record(0x204, at(), unicode(cell.own, 2))];
  if ('number' in cell) return [record(0x203, at(cell.style), double(cell.number))];
  if ('short' in cell) return [record(0x27e, at(cell.style), long(shortOf(cell.short, cell.isHundredth)))];
  if ('neighbours' in cell) {
    const all = cell.neighbours.map((value) => Buffer.concat([words(0), long(shortOf(value))]));
    return [record(0xbd, words(row, column), ...all, words(column + cell.neighbours.length - 1))];
  }
  if ('error' in cell) return [record(0x205, at(), Buffer.from([cell.error, 1]))];
  return formulaRecords(cell.formula, at(cell.style));
}

const shortOf = (value: number, isHundredth = false): number => (value << 2) | 2 | (isHundredth ? 1 : 0);

function formulaRecords(result: number | string | boolean | null, at: Buffer): Buffer[] {
  const of = (bytes: Buffer) => record(0x06, at, bytes, words(0), long(0), words(0));
  if (typeof result === 'number') return [of(double(result))];
  if (result === null) return [of(Buffer.from([3, 0, 0, 0, 0, 0, 255, 255]))];
  if (typeof result === 'boolean') return [of(Buffer.from([1, 0, result ? 1 : 0, 0, 0, 0, 255, 255]))];
  // A formula that is shared with other cells stands between it and its text.
  return [of(Buffer.from([0, 0, 0, 0, 0, 0, 255, 255])), record(0x4bc, words(0)), record(0x207, unicode(result, 2))];
}

/** The records of a workbook, without a container. */
export function biffOf(sheets: readonly XlsSheet[], options: XlsOptions = {}): Buffer {
  const { is1904 = false, formats = {}, styles = [0], before = [] } = options;
  const texts = new Map<string, number>();
  const textAt = (text: string): number => {
    const at = texts.get(text) ?? texts.size;
    texts.set(text, at);
    return at;
  };
  const bodies = sheets.map(({ rows }) =>
    Buffer.concat([
      BEGIN_SHEET,
      ...rows.flatMap((cells, row) => cells.flatMap((cell, column) => cellRecords(cell, row, column, textAt))),
      END,
    ]),
  );
  const head = [
    BEGIN_BOOK,
    record(0x42, words(1200)),
    record(0x22, words(is1904 ? 1 : 0)),
    ...Object.entries(formats).map(([id, code]) => record(0x41e, words(Number(id)), unicode(code, 2))),
    ...styles.map((format) => record(0xe0, words(0, format), Buffer.alloc(16))),
    ...before,
  ];
  const strings = texts.size === 0 ? Buffer.alloc(0) : sharedTexts([...texts.keys()], options);
  const named = (places: readonly number[]) =>
    sheets.map(({ name, hidden = 0, kind = 0 }, at) =>
      record(0x85, long(places[at] ?? 0), Buffer.from([hidden, kind]), unicode(name, 1)),
    );
  const start = [...head, ...named([]), strings, END].reduce((sum, { length }) => sum + length, 0);
  const places = bodies.map((_, at) => bodies.slice(0, at).reduce((sum, { length }) => sum + length, start));
  return Buffer.concat([...head, ...named(places), strings, END, ...bodies]);
}

/** A workbook as Excel 97 to 2003 saved it. */
export function xlsOf(sheets: readonly XlsSheet[], options: XlsOptions = {}): Buffer {
  return compoundOf({ Workbook: biffOf(sheets, options) }).bytes;
}
