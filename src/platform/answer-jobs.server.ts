import { parentPort } from 'node:worker_threads';

/** Work that yields parts of its answer, or that takes its time. */
type Work = Generator<unknown, unknown> | Promise<unknown>;

/**
 * Answers the jobs that `workerThread` sends, one after the other. What the work yields is sent at once, before its
 * answer: a large answer in parts is never written out whole.
 */
export function answerJobs(work: (job: never) => Work): void {
  parentPort?.on('message', (job: unknown) => {
    void answer(() => work(job as never)).catch((error: unknown) => parentPort?.postMessage({ error }));
  });
}

async function answer(begin: () => Work): Promise<void> {
  const work = begin();
  if (work instanceof Promise) {
    parentPort?.postMessage({ result: await work });
    return;
  }
  let step = work.next();
  for (; step.done !== true; step = work.next()) parentPort?.postMessage({ part: step.value });
  parentPort?.postMessage({ result: step.value });
}
