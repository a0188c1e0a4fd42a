import { setTimeout as delay } from 'node:timers/promises';
import type { AppServices } from './app-services.server.ts';
import { type Claim, claimJob, endClaim, type JobOutcome, renewClaim } from './job-claims.server.ts';

/** What jobs work with. */
export type JobContext = AppServices & {
  readonly publicUrl: string;
  /** Reads the keys that data is sealed with again. */
  readonly readDataKeys: () => Promise<void>;
};

/** Work that is done again and again without being asked for. It may be done twice: a process can end after any step. */
export type Job = {
  /** `noun.verb`, no other job's. */
  readonly name: `${string}.${string}`;
  /** The pause between one run and the next, in milliseconds. */
  readonly everyMs: number;
  /** True: of all processes on the database one does it at a time, once in each pause. False: each process for itself. */
  readonly isExclusive: boolean;
  /** Throws what goes wrong: the runner logs it, and tries again sooner. Holds no transaction open for longer than it must. */
  readonly run: (context: JobContext) => Promise<unknown>;
};

type RunnerOptions = {
  /** How long after the last sign of a process another may take its job, in milliseconds. A claim is renewed three times as often. */
  readonly leaseMs?: number;
  /** How long a job may take before another process may begin it, in milliseconds. */
  readonly limitMs?: number;
  /** The pause between the first runs of two jobs at the start, in milliseconds: together they would take all connections. */
  readonly spreadMs?: number;
};

const FIRST_RETRY = 5_000;
const LEASE = 60_000;
const LIMIT = 60 * 60_000;
const SPREAD = 200;
/** At least this much time passes before a job of another process is looked at again, in milliseconds. */
const SHORTEST_WAIT = 20;
/** How long work that has begun may go on when the application stops, in milliseconds. */
const LAST_WORK = 5_000;

/** Milliseconds until a job that failed so often in a row is tried again: 5 s, then each time twice as long, at most its schedule. */
export function retryDelay(failures: number, everyMs: number): number {
  return Math.min(FIRST_RETRY * 2 ** Math.min(Math.max(failures - 1, 0), 20), everyMs);
}

/** Does every piece of a job, also after one that failed. @throws AggregateError of those that failed */
export async function runEach(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const piece of pieces)
    try {
      await piece();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${pieces.length} pieces failed`);
}

/**
 * Runs each job on its schedule, and never beside itself. One that fails or hangs keeps no other from running.
 * The answer stops it: nothing more begins, and what is under way has five seconds to end.
 */
export function startJobs(
  jobs: readonly Job[],
  context: JobContext,
  { leaseMs = LEASE, limitMs = LIMIT, spreadMs = SPREAD }: RunnerOptions = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = jobs.map(async (job, place) => {
    const turn = job.isExclusive
      ? exclusiveTurn(job, context, { leaseMs, limitMs, stopping: signal })
      : ownTurn(job, context);
    await pause(place * spreadMs, signal);
    while (!signal.aborted) await pause(await turn(), signal);
  });
  let stopped: Promise<void> | null = null;
  return () => {
    stopping.abort();
    // What takes longer is cut off, undone by the database, and done after the next start.
    stopped ??= Promise.race([Promise.all(loops).then(() => undefined), delay(LAST_WORK, undefined, { ref: false })]);
    return stopped;
  };
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);

async function runOnce(job: Job, context: JobContext, failuresBefore: number): Promise<JobOutcome> {
  try {
    await job.run(context);
    return { failures: 0, waitMs: job.everyMs };
  } catch (error) {
    const failures = failuresBefore + 1;
    const waitMs = retryDelay(failures, job.everyMs);
    context.log.error({ err: error, job: job.name, failures, waitMs }, 'a job failed and is tried again');
    return { failures, waitMs };
  }
}

/** Does a job of this process, and answers in how many milliseconds it is due again. */
function ownTurn(job: Job, context: JobContext): () => Promise<number> {
  let failures = 0;
  return async () => {
    const outcome = await runOnce(job, context, failures);
    ({ failures } = outcome);
    return outcome.waitMs;
  };
}

type ExclusiveOptions = { readonly leaseMs: number; readonly limitMs: number; readonly stopping: AbortSignal };

/** Does a job where this process may, and answers in how many milliseconds to look again. */
function exclusiveTurn(job: Job, context: JobContext, options: ExclusiveOptions): () => Promise<number> {
  const { sidePool, log } = context;
  let failures = 0;
  const run = async (): Promise<number> => {
    const claim = await claimJob(sidePool, job.name, options.leaseMs);
    if ('waitMs' in claim) return Math.min(Math.max(claim.waitMs, SHORTEST_WAIT), job.everyMs);
    if (options.stopping.aborted) {
      await endClaim(sidePool, job.name, claim, { failures: claim.failures, waitMs: 0 });
      return job.everyMs;
    }
    const release = keepClaim(job, claim, context, options);
    const outcome = await runOnce(job, context, claim.failures);
    await endClaim(sidePool, job.name, await release(), outcome);
    return outcome.waitMs;
  };
  return async () => {
    try {
      const waitMs = await run();
      failures = 0;
      return waitMs;
    } catch (error) {
      failures += 1;
      const waitMs = retryDelay(failures, job.everyMs);
      log.error({ err: error, job: job.name, failures, waitMs }, 'a job could not be claimed or given back');
      return waitMs;
    }
  };
}

/** Renews a claim while its job works. The answer ends that, and gives the claim as it is then. */
function keepClaim(
  job: Job,
  claimed: Claim,
  { sidePool, log }: JobContext,
  { leaseMs, limitMs, stopping }: ExclusiveOptions,
): () => Promise<Claim> {
  const ended = new AbortController();
  const until = performance.now() + limitMs;
  let claim = claimed;
  const renew = async () => {
    for (;;) {
      await pause(leaseMs / 3, ended.signal);
      if (ended.signal.aborted || stopping.aborted) return;
      if (performance.now() > until) {
        log.error({ job: job.name, limitMs }, 'a job does not end, and another process may begin it');
        return;
      }
      try {
        const renewed = await renewClaim(sidePool, job.name, claim, leaseMs);
        if (renewed === null) return;
        claim = renewed;
      } catch (error) {
        log.warn({ err: error, job: job.name }, 'the claim of a job could not be renewed, and may run out');
      }
    }
  };
  const renewing = renew();
  return async () => {
    ended.abort();
    await renewing;
    return claim;
  };
}
