import { parentPort } from 'node:worker_threads';

/**
 * Answers the jobs that `workerThread` sends, one after the other. What the work yields is sent at once, before its
 * answer: a large answer in parts is never written out whole.
 */
export function answerJobs(work: (job: never) => Generator<unknown, unknown>): void {
  parentPort?.on('message', (job: unknown) => {
    try {
      const parts = work(job as never);
      let step = parts.next();
      for (; step.done !== true; step = parts.next()) parentPort?.postMessage({ part: step.value });
      parentPort?.postMessage({ result: step.value });
    } catch (error) {
      parentPort?.postMessage({ error });
    }
  });
}
