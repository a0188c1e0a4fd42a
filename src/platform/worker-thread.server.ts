import { Worker } from 'node:worker_threads';
import { oneAtATime } from './semaphore.server.ts';

/** For what has just been made, in megabytes; what lives longer counts against the memory of the work. */
const YOUNG = 32;

type ThreadOptions<Job> = {
  /** Memory that one piece of work may take, in megabytes. */
  readonly memory: number;
  /** How long it may take, in milliseconds. */
  readonly patience: number;
  /** After so long without work, in milliseconds, the thread ends and gives its memory back. */
  readonly rest: number;
  /**
   * By how much the process may grow meanwhile, in megabytes: what lies outside of the thread's heap is limited by this
   * alone. It counts what others take in the same time too, so it is generous.
   */
  readonly growth?: number | undefined;
  /** Whether a job leaves so much behind that the thread ends at once. */
  readonly isLarge: (job: Job) => boolean;
};

/** What the work returned, and what it had yielded before. */
export type Answered<Part, Result> = { readonly result: Result; readonly parts: readonly Part[] };

/** A piece of work took more memory or more time than it may. */
export class WorkTooLarge extends Error {
  override readonly name = 'WorkTooLarge';
}

/**
 * Work that would keep everyone waiting, done on a thread of its own: one piece after the other. The file listens with
 * `answerJobs`.
 */
export function workerThread<Job, Part, Result>(
  file: URL,
  { memory, patience, rest, growth, isLarge }: ThreadOptions<Job>,
): (job: Job) => Promise<Answered<Part, Result>> {
  let worker: Worker | null = null;
  let resting: NodeJS.Timeout | undefined;
  const inTurn = oneAtATime();
  const end = () => {
    void worker?.terminate();
    worker = null;
  };
  const open = (): Worker => {
    const opened = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
    });
    // An error that comes between two jobs must find someone to hear it.
    opened.on('error', () => undefined);
    opened.once('exit', () => {
      if (worker === opened) worker = null;
    });
    return opened;
  };
  /** @throws WorkTooLarge; or the error that the work threw */
  return (job) =>
    inTurn(async () => {
      clearTimeout(resting);
      const thread = (worker ??= open());
      thread.ref();
      try {
        return await answerOf<Part, Result>(thread, job, { patience, growth });
      } catch (error) {
        end();
        throw error;
      } finally {
        thread.unref();
        // What a large job leaves behind goes with its thread, and not whenever it is collected.
        if (isLarge(job)) end();
        else resting = setTimeout(end, rest).unref();
      }
    });
}

type Message<Part, Result> = { readonly part: Part } | { readonly result: Result } | { readonly error: unknown };

/** How often the memory of the process is looked at, in milliseconds. */
const LOOK_MS = 20;

function answerOf<Part, Result>(
  thread: Worker,
  job: unknown,
  { patience, growth }: Pick<ThreadOptions<unknown>, 'patience' | 'growth'>,
): Promise<Answered<Part, Result>> {
  const before = growth === undefined ? 0 : process.memoryUsage.rss();
  return new Promise((resolve, reject) => {
    const parts: Part[] = [];
    const told = (answer: Message<Part, Result>) => {
      if ('part' in answer) parts.push(answer.part);
      else if ('result' in answer) settle(() => resolve({ result: answer.result, parts }));
      else settle(() => reject(answer.error));
    };
    const failed = (error: Error & { code?: string }) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkTooLarge('too much memory') : error));
    const ended = () => settle(() => reject(new Error('the thread ended without an answer')));
    const late = setTimeout(() => settle(() => reject(new WorkTooLarge('too much time'))), patience);
    const watch =
      growth === undefined
        ? undefined
        : setInterval(() => {
            if (process.memoryUsage.rss() - before > growth * 1_000_000)
              settle(() => reject(new WorkTooLarge('too much memory')));
          }, LOOK_MS);
    const settle = (then: () => void) => {
      clearTimeout(late);
      clearInterval(watch);
      thread.off('message', told).off('error', failed).off('exit', ended);
      then();
    };
    thread.on('message', told).on('error', failed).on('exit', ended);
    thread.postMessage(job);
  });
}
