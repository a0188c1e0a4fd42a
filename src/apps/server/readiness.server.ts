import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '#platform/database.server.ts';

/** How long the database may take to answer before the process counts as not ready, in milliseconds. */
const LIMIT = 1_500;

/**
 * Asks the database whether it answers and takes writes, on a connection of its own: the pools may be taken up by work, and what measures
 * them must not take from them. However many ask at once, one question is under way.
 */
export function createReadiness(loginUrl: string) {
  const onError = () => undefined; // the next question tells
  const pool = openPool(loginUrl, { max: 1, statementTimeout: LIMIT, connectLimit: LIMIT, onError });
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      // A standby that nobody made the first, or a server that its host closed since its disk filled up, answers all the same.
      const { rows } = await pool.query<{ isClosed: boolean }>(
        `select current_setting('transaction_read_only')::boolean as "isClosed"`,
      );
      return rows[0]?.isClosed === false;
    } catch {
      return false;
    } finally {
      asking = null;
    }
  };
  return {
    isReady(): Promise<boolean> {
      asking ??= ask();
      return Promise.race([asking, delay(LIMIT, false, { ref: false })]);
    },
    close: () => pool.end(),
  };
}
