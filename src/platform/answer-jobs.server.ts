import { parentPort } from 'node:worker_threads';

/** Answers the jobs that `workerThread` sends, one after the other. */
export function answerJobs(work: (job: never) => unknown): void {
  parentPort?.on('message', (job: unknown) => {
    try {
      parentPort?.postMessage({ result: work(job as never) });
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
}
