import type { Currency } from '#kernel/money.ts';
import type { CsvMapping } from '#modules/money/csv-detection/model.ts';
import type { Page } from '#modules/money/pdf-statements/model.ts';
import { answerJobs } from '#platform/answer-jobs.server.ts';
import type { Opened, Reading, Refusal } from './model.ts';
import { openFile } from './open-file.server.ts';
import { tablesOfPdf } from './open-pdf.ts';
import { inParts, type ReadingPart } from './reading-parts.ts';
import { readStatement, type ReadOptions } from './read.server.ts';
import { refusedPdf } from './pdf-refusal.ts';

/**
 * A file for the thread that reads statements: to be read, to be opened, or the text of a PDF to find tables in. `size` in
 * bytes says how much memory it leaves behind.
 */
export type ReadingJob = { readonly size: number } & (
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly options: ReadOptions }
  | { readonly kind: 'open'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'tables';
      readonly pages: readonly Page[];
      readonly currency: Currency | undefined;
      readonly mapping: CsvMapping | undefined;
    }
);

answerJobs(answer);

function* answer(job: ReadingJob): Generator<ReadingPart, Reading | Opened | Refusal | null> {
  switch (job.kind) {
    case 'read':
      return yield* inParts(readStatement(job.bytes, job.options));
    case 'open':
      return openFile(job.bytes);
    case 'tables':
      return tablesOfPdf(job.pages, job) ?? refusedPdf(job.pages.flatMap(({ runs }) => runs.map(({ text }) => text)));
  }
}
