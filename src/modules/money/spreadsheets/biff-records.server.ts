import { Damaged } from './compound-file.server.ts';
import { TooLarge } from './grid.ts';

/** Kinds of records, by the names that [MS-XLS] and Excel's documentation give them. */
export const KIND = {
  formula: 0x06,
  eof: 0x0a,
  date1904: 0x22,
  filepass: 0x2f,
  continue: 0x3c,
  codepage: 0x42,
  boundsheet: 0x85,
  mulrk: 0xbd,
  rstring: 0xd6,
  xf: 0xe0,
  sst: 0xfc,
  labelsst: 0xfd,
  number: 0x203,
  label: 0x204,
  boolerr: 0x205,
  string: 0x207,
  rk: 0x27e,
  format: 0x41e,
  bof: 0x809,
} as const;

/** A record, and the ones that continue it where it was too long for one. */
export type BiffRecord = { readonly kind: number; readonly data: Buffer; readonly more: readonly Buffer[] };

const HEAD = 4;
/** A cell takes ten bytes at least, and a text that goes on thousands: more records than these are not those of a workbook. */
const [MOST_RECORDS, MOST_CONTINUED] = [2_000_000, 10_000];

/**
 * The records of a workbook or of one sheet, from one beginning (BOF) to its end (EOF); what is embedded between them, such as
 * a chart, is left out.
 * @param end where the bytes of something else begin
 * @throws Damaged where it does not begin or end as it should, or a record is longer than what is left; TooLarge
 */
export function* recordsOf(stream: Buffer, from: number, end: number): Generator<BiffRecord> {
  let [at, depth] = [from, 0];
  for (let count = 0; at + HEAD <= end; count += 1) {
    if (count > MOST_RECORDS) throw new TooLarge();
    const kind = stream.readUInt16LE(at);
    const next = nextTo(stream, at, end);
    if (depth === 0 && kind !== KIND.bof) throw new Damaged('beginning');
    if (kind === KIND.bof) depth += 1;
    if (depth === 1 && KNOWN.has(kind))
      yield { kind, data: stream.subarray(at + HEAD, next), more: continuing(stream, next, end) };
    if (kind === KIND.eof) depth -= 1;
    if (depth === 0) return;
    at = next;
  }
  throw new Damaged('no end');
}

const KNOWN: ReadonlySet<number> = new Set(Object.values(KIND).filter((kind) => kind !== KIND.continue));
const NONE: readonly Buffer[] = [];

function continuing(stream: Buffer, from: number, end: number): readonly Buffer[] {
  if (!isContinued(stream, from, end)) return NONE;
  const pieces: Buffer[] = [];
  for (let at = from; isContinued(stream, at, end);) {
    const next = nextTo(stream, at, end);
    pieces.push(stream.subarray(at + HEAD, next));
    if (pieces.length > MOST_CONTINUED) throw new TooLarge();
    at = next;
  }
  return pieces;
}

const isContinued = (stream: Buffer, at: number, end: number): boolean =>
  at + HEAD <= end && stream.readUInt16LE(at) === KIND.continue;

function nextTo(stream: Buffer, at: number, end: number): number {
  const next = at + HEAD + stream.readUInt16LE(at + 2);
  if (next > end) throw new Damaged('record longer than the file');
  return next;
}
