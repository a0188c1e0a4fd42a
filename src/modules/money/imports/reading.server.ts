import { hash } from 'node:crypto';
import { dayAt, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { AccountSection, Reading } from '#modules/money/statement-formats/model.ts';
import type { Opened } from '#modules/money/statement-formats/model.ts';
import {
  openStatement,
  readStatementApart,
  type ReadOptions,
} from '#modules/money/statement-formats/service.server.ts';
import type { CsvMapping } from '#modules/money/csv-detection/model.ts';
import {
  headOf,
  type Issuer,
  issuerOf,
  UNKNOWN_ISSUER,
  isMappingFor,
  type WholeReading,
} from '#modules/money/import-matching/service.server.ts';
import type { Choices } from '#modules/money/import-matching/model.ts';

/** A file: its bytes, and what stands in it where it is no text itself. `closed`: why that is not known. */
export type SourceFile = {
  readonly bytes: Buffer;
  readonly sha256: string;
  /** In UTC. */
  readonly addedOn: Day;
  readonly opened: Opened | null;
  readonly closed: Extract<Reading, { kind: 'locked' | 'refused' }> | null;
};
export type ReadFile = {
  readonly reading: Reading;
  readonly mappedBy: 'detection' | 'memory' | 'person';
  /** Who made the file, and for whom. */
  readonly issuer: Issuer;
};
export function sha256Of(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex');
}

/**
 * Opens a file that was uploaded, or kept.
 * @param kept what was found in it before
 * @param opening the password is held nowhere; when the file was added says which year a date without one may be of
 */
export async function openFile(
  bytes: Buffer,
  kept: Opened | null,
  { addedAt, ...opening }: { readonly currency: Currency; readonly addedAt: Date; readonly password?: string },
): Promise<SourceFile> {
  const file = { bytes, sha256: sha256Of(bytes), addedOn: dayAt(addedAt, 'UTC') };
  if (kept !== null) return { ...file, opened: kept, closed: null };
  const opened = await openStatement(bytes, opening);
  return opened !== null && 'kind' in opened
    ? { ...file, opened: null, closed: opened }
    : { ...file, opened, closed: null };
}

/**
 * Reads a file as the person chose; else as somebody chose for files like it, unless the file itself speaks against that;
 * else as it explains itself.
 * @param currency of the account it is for, taken where the file names none
 */
export async function readFile(
  file: SourceFile,
  choices: Pick<Choices, 'answers' | 'mapping'>,
  known: Known,
): Promise<ReadFile> {
  const read = await readWith(file, choices, known);
  return { ...read, issuer: issuerIn(file, read.reading) };
}

function issuerIn(file: SourceFile, reading: Reading): Issuer {
  if (reading.kind !== 'read') return UNKNOWN_ISSUER;
  const lines = reading.accounts.flatMap(({ rows, failed }) => [rows[0]?.line ?? [], failed[0]?.line ?? []].flat());
  const firstRow = lines.length === 0 ? null : Math.min(...lines);
  return issuerOf(headOf(linesOf(file, reading.encoding, HEAD_BYTES), firstRow));
}

const HEAD_BYTES = 40_000;

type Known = { readonly currency: Currency; readonly remembered: readonly CsvMapping[] };

async function readWith(
  file: SourceFile,
  { answers, mapping }: Pick<Choices, 'answers' | 'mapping'>,
  { currency, remembered }: Known,
): Promise<Omit<ReadFile, 'issuer'>> {
  const options = { currency, answers, today: file.addedOn };
  if (mapping !== null) return { reading: await readOnce(file, { ...options, mapping }), mappedBy: 'person' };
  if (remembered.length > 0) {
    const text = linesOf(file, 'utf-8', 100_000).join('\n');
    const known = remembered.find((one) => isMappingFor(one, text));
    const reading = known === undefined ? null : await readOnce(file, { ...options, mapping: known });
    if (reading?.kind === 'read' && !(await isBetterAlone(file, options, reading)))
      return { reading, mappedBy: 'memory' };
    // Every file has a year of its own.
    if (reading?.kind === 'questions' && reading.questions.every(({ about }) => about === 'year'))
      return { reading, mappedBy: 'memory' };
  }
  const mappedBy = Object.keys(answers).length > 0 ? 'person' : 'detection';
  return { reading: await readOnce(file, options), mappedBy };
}

/** What was right for an earlier file leaves rows of this one unread that it explains by itself. */
async function isBetterAlone(file: SourceFile, options: ReadOptions, remembered: WholeReading): Promise<boolean> {
  const failures = failedIn(remembered);
  if (failures === 0) return false;
  const alone = await readOnce(file, options);
  return alone.kind === 'read' && failedIn(alone) < failures;
}

function failedIn({ accounts }: WholeReading): number {
  return accounts.reduce((sum, { failed }) => sum + failed.length, 0);
}

/**
 * Each account of a file that names no currency, as it reads in its own: a bank's figures have other places in yen than in
 * rand. What the file says of its currency stays.
 * @param wanted by the place of the account in the file
 */
export async function inOwnCurrencies(
  reading: WholeReading,
  wanted: readonly Currency[],
  readIn: (currency: Currency) => Promise<Reading>,
): Promise<WholeReading> {
  const accounts: AccountSection[] = [];
  for (const [place, section] of reading.accounts.entries()) {
    const currency = wanted[place];
    const isOther = !section.isCurrencyNamed && currency !== undefined && currency !== section.currency;
    const other = isOther ? await readIn(currency) : null;
    const own = other?.kind === 'read' && other.accounts.length === wanted.length ? other.accounts[place] : undefined;
    accounts.push(own?.account === section.account && own.currency === currency ? own : section);
  }
  return accounts.every((section, place) => section === reading.accounts[place]) ? reading : { ...reading, accounts };
}

const ROWS_KEPT = 25_000;
/** Bytes of the files that readings are kept of, beside the latest one. */
const BYTES_KEPT = 8_000_000;
const kept = new Map<string, { reading: Reading; rows: number; size: number }>();

const underWay = new Map<string, Promise<Reading>>();

/**
 * A reading depends on nothing but bytes and options, so that a preview's is still right for the commit. The latest
 * few are kept, as far as their rows fit; what several ask for at once is read once.
 */
async function readOnce({ bytes, sha256, opened, closed }: SourceFile, given: ReadOptions): Promise<Reading> {
  if (closed !== null) return closed;
  const key = JSON.stringify([sha256, opened === null ? '' : sha256Of(opened.text), given]);
  const options = opened === null ? given : { ...given, opened };
  const reading = kept.get(key)?.reading ?? (await (underWay.get(key) ?? readNow(key, bytes, options)));
  kept.delete(key);
  kept.set(key, { reading, rows: rowsIn(reading), size: bytes.length });
  let [rows, size] = [0, 0];
  for (const [older, { rows: more, size: larger }] of [...kept].toReversed()) {
    rows += more;
    size += larger;
    if ((rows > ROWS_KEPT || size > BYTES_KEPT) && older !== key) kept.delete(older);
  }
  return reading;
}

function readNow(key: string, bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const reading = readStatementApart(bytes, options).finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

function rowsIn(reading: Reading): number {
  if (reading.kind !== 'read') return 1;
  return reading.accounts.reduce(
    (sum, { rows, skipped, failed }) => sum + rows.length + skipped.length + failed.length,
    1,
  );
}

/** The lines of a file as a person would see them in an editor; of a spreadsheet or a PDF its rows. */
export function linesOf({ bytes, opened }: SourceFile, encoding: string, most = Number.POSITIVE_INFINITY): string[] {
  const text = opened?.text.slice(0, most) ?? decoderFor(encoding).decode(bytes.subarray(0, most));
  return text.split(/\r+\n|\r|\n/);
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    // An encoding that only the reader knows: single bytes, so that at least the lines are right.
    return new TextDecoder('windows-1252');
  }
}
