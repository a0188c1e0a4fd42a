import { workerThread, WorkTooLarge } from '#platform/worker-thread.server.ts';
import type { Reading } from './model.ts';
import { readStatement, type ReadOptions } from './read.server.ts';
import { fromParts, type ReadingPart } from './reading-parts.ts';
import type { ReadingJob } from './reading-thread.server.ts';
import { refusal } from './refusals.ts';

export { readStatement, type ReadOptions } from './read.server.ts';

/** What takes less time to read than to send to another thread, in bytes. */
const SHORT = 32 * 1024;

/** After a file of more bytes the thread ends, and its memory is free again. */
const LARGE = 1024 * 1024;

const onThread = workerThread<ReadingJob, ReadingPart, Reading>(new URL('reading-thread.server.ts', import.meta.url), {
  memory: 128,
  patience: 60_000,
  rest: 5000,
  isLarge: ({ bytes }) => bytes.length > LARGE,
});

/** Reads a bank statement while others are served: as `readStatement`, on a thread of its own. */
export async function readStatementApart(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  if (bytes.length <= SHORT) return readStatement(bytes, options);
  try {
    const { result, parts } = await onThread({ bytes, options });
    return fromParts(result, parts);
  } catch (error) {
    if (error instanceof WorkTooLarge) return refusal('BROKEN_FILE', 'Reading this file took too long.');
    throw error;
  }
}
