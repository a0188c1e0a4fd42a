import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { TAKEN_UP_SECONDS } from './data-keys.server.ts';
import { inTransaction } from './database.server.ts';
import type { AppServices } from './app-services.server.ts';
import { type Job, type JobContext, runEach } from './jobs.server.ts';

const TEN_MINUTES = 10 * 60_000;
/** Deleting for good what many people deleted a month ago takes a while. In milliseconds. */
const DELETION_LIMIT = 10 * 60_000;
/** How long a stop waits until what is held in memory is written, in milliseconds. */
const LAST_WORK = 5_000;

type Buffers = Pick<AppServices, 'auditBuffer' | 'held' | 'sidePool' | 'listeners'>;
const writeAuditBuffer = ({ auditBuffer, sidePool }: Buffers) => auditBuffer.flush(sidePool);
const writeRetryQueue = ({ held, sidePool, listeners }: Buffers) => held.flush(sidePool, listeners);

/** Before the application stops: what is held in memory would be lost. */
export async function writeBuffers(services: AppServices): Promise<void> {
  const writing = runEach([() => writeAuditBuffer(services), () => writeRetryQueue(services)]).catch(
    (error: unknown) => {
      services.log.warn({ err: error }, 'what is held in memory cannot be written, and is lost');
    },
  );
  await Promise.race([writing, delay(LAST_WORK, undefined, { ref: false })]);
}

/** Calls one of the functions that delete what is over: the application may delete no such row by itself. */
const calling =
  (name: 'forget_old_limits' | 'forget_old_sessions' | 'forget_deleted') =>
  ({ pool }: Pick<JobContext, 'pool'>) =>
    inTransaction(pool, { role: 'ilifa_app', statementTimeout: DELETION_LIMIT }, (db) =>
      db.execute(sql`select ${sql.raw(name)}()`),
    );

export const PLATFORM_JOBS: readonly Job[] = [
  // Each process looks twice before a key that was added elsewhere seals.
  {
    name: 'data-keys.read',
    everyMs: (TAKEN_UP_SECONDS / 2) * 1000,
    isExclusive: false,
    run: ({ readDataKeys }) => readDataKeys(),
  },
  { name: 'emails.deliver', everyMs: 5_000, isExclusive: false, run: ({ emails }) => emails.deliver() },
  // Each process has an outbox folder of its own.
  { name: 'old-emails.delete', everyMs: TEN_MINUTES, isExclusive: false, run: ({ emails }) => emails.sweep() },
  { name: 'audit-buffer.write', everyMs: TEN_MINUTES, isExclusive: false, run: writeAuditBuffer },
  { name: 'retry-queue.write', everyMs: TEN_MINUTES, isExclusive: false, run: writeRetryQueue },
  { name: 'old-rate-limits.delete', everyMs: TEN_MINUTES, isExclusive: true, run: calling('forget_old_limits') },
  { name: 'old-sessions.delete', everyMs: TEN_MINUTES, isExclusive: true, run: calling('forget_old_sessions') },
  { name: 'deleted-rows.delete', everyMs: TEN_MINUTES, isExclusive: true, run: calling('forget_deleted') },
];
