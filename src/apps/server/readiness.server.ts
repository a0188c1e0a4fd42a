import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '#platform/database.server.ts';

/** How long the database may take to answer before the process counts as not ready, in milliseconds. */
const LIMIT = 1_500;

/**
 * Asks the database whether it answers, on a connection of its own: the pools may be taken up by work, and what measures
 * them must not take from them. However many ask at once, one question is under way.
 */
export function createReadiness(loginUrl: string) {
  const onError = () => undefined; // the next question tells
  const pool = openPool(loginUrl, { max: 1, statementTimeout: LIMIT, connectLimit: LIMIT, onError });
  let asking: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      return true;
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
