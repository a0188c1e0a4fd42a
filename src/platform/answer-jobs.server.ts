import { parentPort } from 'node:worker_threads';

/** Answers the jobs that `workerThread` sends, one after the other. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => {
    try {
      parentPort?.postMessage({ result: work(job) });
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
}
