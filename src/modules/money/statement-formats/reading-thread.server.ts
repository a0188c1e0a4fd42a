import { answerJobs } from '#platform/answer-jobs.server.ts';
import { inParts } from './reading-parts.ts';
import { readStatement, type ReadOptions } from './read.server.ts';

/** A file for the thread that reads statements. */
export type ReadingJob = { readonly bytes: Uint8Array; readonly options: ReadOptions };

answerJobs(({ bytes, options }: ReadingJob) => inParts(readStatement(bytes, options)));
