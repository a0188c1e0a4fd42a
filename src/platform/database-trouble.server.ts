import { codeOf } from './start-error.server.ts';

export type Trouble = 'DISK_FULL' | 'DATABASE_AWAY' | 'DATABASE_BUSY' | 'TOO_MANY_OPEN';

/** What ails the database or the machine, where that is why something failed; null for every other error. */
export function troubleOf(error: unknown): Trouble | null {
  // Libraries wrap what the driver threw.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (code === '53100') return 'DISK_FULL';
    if (code === 'EMFILE' || code === 'ENFILE') return 'TOO_MANY_OPEN';
    if (BUSY.test(code)) return 'DATABASE_BUSY';
    if (AWAY.test(code) || LOST.test(cause.message)) return 'DATABASE_AWAY';
  }
  return null;
}

type TriggerRefusal = 'RECONCILED' | 'ACCOUNT_CLOSED' | 'LINKED';

/**
 * What a trigger refuses, in its own words: reconciled and linked transactions stay, closed accounts get no later ones; null
 * where something else went wrong.
 */
export function triggerRefusalOf(error: unknown): { code: TriggerRefusal; sentence: string } | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const refused = TRIGGER_REFUSALS.get(codeOf(cause));
    if (refused !== undefined) return { code: refused, sentence: cause.message };
  }
  return null;
}

/** By the error codes of `keep_reconciled` and `keep_opening`, `keep_closed`, and `keep_linked`. */
const TRIGGER_REFUSALS: ReadonlyMap<string, TriggerRefusal> = new Map([
  ['RC001', 'RECONCILED'],
  ['CL001', 'ACCOUNT_CLOSED'],
  ['LK001', 'LINKED'],
]);
/**
 * Stopping, crashed, not ready yet, out of connections or memory, taking no writes, its disk failing, or its connection
 * gone: codes of PostgreSQL, then of the network.
 */
const AWAY =
  /^(57P0[1-5]|53[0234]00|25P0[34]|25006|58030|08...|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;
/** The driver gives these no code: a connection lost or closed, an answer or a free connection not had in time, a pool that was closed. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout$|timeout exceeded when trying to connect$|timeout expired$|Cannot use a pool after calling end)/;
/** A statement past its limit, a deadlock, a lock or a moment that another change took: undone, and worth another try. */
const BUSY = /^(57014|40P01|40001|55P03)$/;
