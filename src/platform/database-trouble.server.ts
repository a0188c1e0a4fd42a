import { codeOf } from './start-error.server.ts';

/** What ails the database itself, where that is why something failed; null for every other error. */
export function troubleOf(error: unknown): 'DISK_FULL' | 'DATABASE_AWAY' | null {
  // Libraries wrap what the driver threw.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (code === '53100') return 'DISK_FULL';
    if (AWAY.test(code) || LOST.test(cause.message)) return 'DATABASE_AWAY';
  }
  return null;
}

/** Stopping, crashed, not ready yet, or its connection gone: codes of PostgreSQL, then of the network. */
const AWAY = /^(57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** The driver gives these no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error)/;
