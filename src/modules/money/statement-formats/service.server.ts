import type { Currency } from '#kernel/money.ts';
import type { CsvMapping } from '#modules/money/csv-detection/model.ts';
import { isPdf, openPdf, type PdfFault } from '#modules/money/pdf-statements/service.server.ts';
import { workerThread, WorkTooLarge } from '#platform/worker-thread.server.ts';
import { mayBeOpened } from './open-file.server.ts';
import type { Opened, Reading, Refusal, RefusalCode } from './model.ts';
import { readStatement, type ReadOptions } from './read.server.ts';
import { fromParts, type ReadingPart } from './reading-parts.ts';
import type { ReadingJob } from './reading-thread.server.ts';
import { refusal } from './refusals.ts';

export { readStatement, type ReadOptions } from './read.server.ts';

/** What takes less time to read than to send to another thread, in bytes. */
const SHORT = 32 * 1024;

/**
 * After a file of more bytes the thread ends, and its memory is free again. 10,000 rows are less: who imports several years
 * has the next one read by code that is compiled.
 */
const LARGE = 2 * 1024 * 1024;

const onThread = workerThread<ReadingJob, ReadingPart, Reading | Opened | Refusal | null>(
  new URL('reading-thread.server.ts', import.meta.url),
  { memory: 128, patience: 60_000, rest: 5000, growth: 512, isLarge: ({ size }) => size > LARGE },
);

/** Reads a bank statement while others are served: as `readStatement`, on a thread of its own. */
export async function readStatementApart(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const size = Math.max(bytes.length, options.opened?.text.length ?? 0);
  if (size <= SHORT && (options.opened !== undefined || !isPacked(bytes))) return readStatement(bytes, options);
  const answer = await tooLargeAs('BROKEN_FILE', 'Reading this file took too long.', () =>
    // What was opened is read without the file.
    onThread({ kind: 'read', size, bytes: options.opened === undefined ? bytes : NOTHING, options }),
  );
  if ('kind' in answer) return answer;
  const { result, parts } = answer;
  return result === null || !('kind' in result) ? refusal('BROKEN_FILE') : fromParts(result, parts);
}

const NOTHING = new Uint8Array(0);

/** An archive may be far larger than it looks. */
const isPacked = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const PDF_FAULTS: Readonly<Record<Exclude<PdfFault, 'locked' | 'wrong-password'>, RefusalCode>> = {
  'no-text': 'SCANNED_PDF',
  'too-many-pages': 'PDF_TOO_LONG',
  'too-large': 'TOO_LARGE_INSIDE',
  broken: 'BROKEN_FILE',
};

type Locked = Extract<Reading, { kind: 'locked' }>;

export type Opening = {
  /** Held nowhere. */
  readonly password?: string | undefined;
  /** The currency of the account or the workspace, and what a person said of the columns: they say which way of reading is right. */
  readonly currency?: Currency;
  readonly mapping?: CsvMapping | undefined;
};

/** What stands in a file that is no text itself: a PDF, a spreadsheet. Null where the file is text. */
export async function openStatement(
  bytes: Uint8Array,
  { password, currency, mapping }: Opening = {},
): Promise<Opened | Refusal | Locked | null> {
  if (!isPdf(bytes)) return mayBeOpened(bytes) ? onReadingThread({ kind: 'open', size: bytes.length, bytes }) : null;
  const pdf = await openPdf(bytes, password);
  if ('pages' in pdf)
    return onReadingThread({ kind: 'tables', size: bytes.length, pages: pdf.pages, currency, mapping });
  const { fault } = pdf;
  if (fault === 'locked' || fault === 'wrong-password') return { kind: 'locked', isWrong: fault === 'wrong-password' };
  return refusal(PDF_FAULTS[fault]);
}

async function onReadingThread(job: ReadingJob): Promise<Opened | Refusal | null> {
  const answer = await tooLargeAs('TOO_LARGE_INSIDE', undefined, () => onThread(job));
  if ('kind' in answer) return answer;
  const { result } = answer;
  if (result === null || ('format' in result && !('kind' in result))) return result;
  return result.kind === 'refused' ? result : refusal('BROKEN_FILE');
}

async function tooLargeAs<T>(
  code: RefusalCode,
  detail: string | undefined,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkTooLarge) return refusal(code, detail);
    throw error;
  }
}
