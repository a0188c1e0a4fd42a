import { workerThread, WorkTooLarge } from '#platform/worker-thread.server.ts';
import type { PdfText } from './model.ts';
import type { PdfJob } from './pdf-thread.server.ts';

export type { PdfFault } from './model.ts';

const onThread = workerThread<PdfJob, never, PdfText>(new URL('pdf-thread.server.ts', import.meta.url), {
  memory: 256,
  patience: 9000,
  rest: 5000,
  growth: 384,
  isLarge: () => true,
});

/** Whether a file says that it is a PDF, within its first bytes as readers allow. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/**
 * Opens a PDF on a thread of its own, one at a time, which is ended with it, or as soon as it takes more memory or time than
 * a statement does.
 * @param password is passed to the thread and held nowhere
 */
export async function openPdf(bytes: Uint8Array, password: string | undefined): Promise<PdfText> {
  try {
    // The thread empties what it is given.
    const { result } = await onThread({ bytes: Uint8Array.from(bytes), password });
    return result;
  } catch (error) {
    if (error instanceof WorkTooLarge) return { fault: 'too-large' };
    throw error;
  }
}
