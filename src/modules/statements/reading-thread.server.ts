import { answerJobs } from '#platform/answer-jobs.server.ts';
import type { Reading } from './model.ts';
import { readStatement, type ReadOptions } from './read.server.ts';

/** A file for the thread that reads statements. */
export type ReadingJob = { readonly bytes: Uint8Array; readonly options: ReadOptions };

answerJobs<ReadingJob, Reading>(({ bytes, options }) => readStatement(bytes, options));
