import { appendAudit, type AuditEntry } from './audit.server.ts';
import { type Database, inTransaction, orElse, type Pool } from './database.server.ts';
import type { Log } from './log.server.ts';
import { EVERY_LINE } from './log-thinning.server.ts';

/** Lines that are held at most; what comes then is in the operator's log alone. */
const MOST_HELD = 1000;

type Held = { readonly entry: AuditEntry; readonly since: Date };

/**
 * Holds lines of the audit log in memory while it cannot be written (§8), for what nobody may be kept from: signing out, and
 * ending a session that is over or in other hands. They are written when it can be again, with the time since when they were held.
 */
export function auditBuffer(log: Log, now: () => Date) {
  let held: Held[] = [];
  return {
    /** Appends in the transaction given; where that fails the transaction goes on, and the line is held once it is committed. */
    async appendOrHold(
      db: Database,
      entry: AuditEntry,
      afterCommit: (work: () => Promise<unknown>) => void,
    ): Promise<void> {
      const hold = (error: unknown) => {
        log.error(
          { [EVERY_LINE]: true, err: error, entry },
          'the audit log cannot be written; a line of it is held in memory',
        );
        afterCommit(() => {
          if (held.length < MOST_HELD) held.push({ entry, since: now() });
          return Promise.resolve();
        });
      };
      await orElse(db, () => appendAudit(db, entry), hold);
    },
    /** Writes what is held, once the log can be written again. */
    async flush(pool: Pool): Promise<void> {
      const waiting = held;
      if (waiting.length === 0) return;
      held = [];
      try {
        await inTransaction(pool, { role: 'ilifa_app' }, async (db) => {
          for (const { entry, since } of waiting)
            await appendAudit(db, { ...entry, metadata: { ...entry.metadata, heldSince: since.toISOString() } });
        });
      } catch (error) {
        held = [...waiting, ...held].slice(0, MOST_HELD);
        throw error;
      }
    },
  };
}

export type AuditBuffer = ReturnType<typeof auditBuffer>;
