import { type Job, startJobs } from '#platform/jobs.server.ts';
import { createLog } from '#platform/log.server.ts';
import { startTestApp } from './app.server.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;
type Line = { level: string; msg: string; job?: string; failures?: number; waitMs?: number };

/** A job of each process. */
export const own = (name: Job['name'], everyMs: number, run: Job['run']): Job => ({
  name,
  everyMs,
  isExclusive: false,
  run,
});
/** A job of one process at a time. */
export const exclusive = (name: Job['name'], everyMs: number, run: Job['run']): Job => ({
  ...own(name, everyMs, run),
  isExclusive: true,
});

/** For what may take long on a machine that is busy. */
export const soon = { timeout: 20_000, interval: 10 };

/** Two processes on one database, and what the tests of the job runner do with them. */
export async function startJobRunners() {
  const one = await startTestApp();
  const other = await startTestApp({ beside: one });
  const lines: Line[] = [];
  const stops: (() => Promise<void>)[] = [];
  let held = Promise.withResolvers<void>();
  const clear = async () => {
    held.resolve();
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await one.owner.query('delete from job_runs');
    held = Promise.withResolvers();
    lines.length = 0;
  };
  return {
    one,
    other,
    /** Warnings and errors of both. */
    lines,
    /** Runs jobs in a process; the answer stops it. */
    start(app: App, jobs: readonly Job[], options: Parameters<typeof startJobs>[2] = {}): () => Promise<void> {
      const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) });
      const context = { ...app.services, log, publicUrl: 'http://localhost', readDataKeys: () => Promise.resolve() };
      const stop = startJobs(jobs, context, { spreadMs: 0, ...options });
      stops.push(stop);
      return stop;
    },
    /** Ends with the test. */
    hang: () => held.promise,
    /** What the database knows of a job. */
    async rowOf(name: string) {
      const { rows } = await one.owner.query<{ failures: number; isClaimed: boolean; dueIn: number }>(
        `select failures, claimed_until is not null as "isClaimed",
           extract(epoch from next_at - clock_timestamp())::float8 as "dueIn" from job_runs where name = $1`,
        [name],
      );
      return rows[0];
    },
    clear,
    async close() {
      await clear();
      await other.close();
      await one.close();
    },
  };
}
