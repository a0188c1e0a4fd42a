import type { Database } from '#platform/database.server.ts';
import { exchangeRateFetches } from './table.server.ts';

type Fetched = Omit<typeof exchangeRateFetches.$inferSelect, 'one'>;

const { url, triedAt, doneAt, failure } = exchangeRateFetches;

/** How the last try went; null where there was none. */
export async function lastFetch(db: Database): Promise<Fetched | null> {
  const [row] = await db.select({ url, triedAt, doneAt, failure }).from(exchangeRateFetches);
  return row ?? null;
}

export async function noteFetch(db: Database, fetched: Fetched): Promise<void> {
  await db
    .insert(exchangeRateFetches)
    .values(fetched)
    .onConflictDoUpdate({ target: exchangeRateFetches.one, set: fetched });
}
