import { answerJobs } from '#platform/answer-jobs.server.ts';
import { readRuns } from './read-runs.server.ts';

/** A file for the thread that opens PDFs. */
export type PdfJob = { readonly bytes: Uint8Array; readonly password: string | undefined };

answerJobs(({ bytes, password }: PdfJob) => readRuns(bytes, password));
