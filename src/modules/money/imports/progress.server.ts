import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { Progress } from './model.ts';
import { importProgress } from './table.server.ts';

type Apart = <T>(work: (db: Database) => Promise<T>) => Promise<T>;
type Step = Pick<Progress, 'phase' | 'done' | 'total'>;

/** Without a word for this long, an import is no longer running: its process was killed. */
const SILENT_SECONDS = 60;

const theRow = (workspaceId: string, importId: string) =>
  and(eq(importProgress.workspaceId, workspaceId), eq(importProgress.importId, importId));

/**
 * Reports how far an import is, on a connection beside its transaction: others see it, and their wish to stop comes
 * back. Only these functions touch the row, never the import's own transaction, or the two would wait for each other.
 */
export function reporterOf(inSeparateTransaction: Apart, workspaceId: string, importId: string) {
  return {
    /** Begins anew; an earlier wish to stop is forgotten. */
    begin: (step: Step) =>
      inSeparateTransaction(async (db) => {
        const row = { ...step, cancelRequested: false, updatedAt: sql`now()` };
        await db
          .insert(importProgress)
          .values({ workspaceId, importId, ...row })
          .onConflictDoUpdate({ target: [importProgress.workspaceId, importProgress.importId], set: row });
      }),
    /** Answers whether to go on. */
    report: (step: Step): Promise<boolean> =>
      inSeparateTransaction(async (db) => {
        const [row] = await db
          .update(importProgress)
          .set({ ...step, updatedAt: sql`now()` })
          .where(theRow(workspaceId, importId))
          .returning({ isCancelling: importProgress.cancelRequested });
        return row?.isCancelling !== true;
      }),
    end: () =>
      inSeparateTransaction(async (db) => void (await db.delete(importProgress).where(theRow(workspaceId, importId)))),
  };
}

export async function progressOf(db: Database, workspaceId: string, importId: string): Promise<Progress | null> {
  const [row] = await db
    .select({
      phase: importProgress.phase,
      done: importProgress.done,
      total: importProgress.total,
      isCancelling: importProgress.cancelRequested,
    })
    .from(importProgress)
    .where(and(theRow(workspaceId, importId), isRunning));
  return row ?? null;
}

const isRunning = sql`${importProgress.updatedAt} > now() - make_interval(secs => ${SILENT_SECONDS})`;

/** Asks a running import to stop. False where none runs. */
export async function askToStop(db: Database, workspaceId: string, importId: string): Promise<boolean> {
  const rows = await db
    .update(importProgress)
    .set({ cancelRequested: true })
    .where(and(theRow(workspaceId, importId), isRunning))
    .returning({ importId: importProgress.importId });
  return rows.length > 0;
}
