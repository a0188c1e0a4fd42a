import { dayAt } from '#kernel/calendar.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { fetchOutside, reasonOf } from '#platform/call-outside.server.ts';
import { type Database, inTransaction, orElse } from '#platform/database.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { lastFetch, noteFetch } from './fetches.store.server.ts';
import { LARGEST_FILE, MOST_RATES } from './limits.ts';
import {
  countOperatorRates,
  putOperatorRates,
  removeFetchedBefore,
  takeOperatorTurn,
} from './operator-store.server.ts';
import { readRateFile } from './rate-file.server.ts';
import { boundsAt, unreadableSentence } from './reading.ts';

const HOUR = 60 * 60_000;
/** A file that was read is fetched again after so long; one that was not, an hour later. */
const DAILY = 23 * HOUR;

type Fetcher = Pick<JobContext, 'pool' | 'now' | 'exchangeRatesUrl' | 'webhookOrigins'>;

/**
 * Fetches the operator's file of rates once a day, where there is an address. What goes wrong is noted for the operator, and
 * nothing else waits for it.
 */
export async function fetchExchangeRates({ pool, now, exchangeRatesUrl, webhookOrigins }: Fetcher): Promise<void> {
  if (exchangeRatesUrl === null) return;
  const url = exchangeRatesUrl;
  const asAuth = <T>(work: (db: Database) => Promise<T>) => inTransaction(pool, { role: 'ilifa_auth' }, work);
  const before = await asAuth(lastFetch);
  const isSame = before?.url === url;
  const doneAt = isSame ? before.doneAt : null;
  if (doneAt !== null && now().getTime() - doneAt.getTime() < DAILY) return;
  // No transaction is open while the other side is waited for.
  const fetched = await fileAt(url, webhookOrigins);
  await asAuth(async (db) => {
    const triedAt = now();
    const failure =
      'failure' in fetched
        ? fetched.failure
        : await orElse(
            db,
            () => takeIn(db, fetched.file, triedAt),
            (error) => {
              if (error instanceof TooManyRates) return error.message;
              throw error;
            },
          );
    await noteFetch(db, { url, triedAt, doneAt: failure === null ? triedAt : doneAt, failure });
  });
}

async function fileAt(url: string, origins: readonly string[]): Promise<{ file: Blob } | { failure: string }> {
  const headers = { accept: 'text/csv, text/plain, application/zip' };
  try {
    return { file: new Blob([await fetchOutside({ url, headers, origins, most: LARGEST_FILE })]) };
  } catch (error) {
    if (error instanceof Error) return { failure: reasonOf(error) };
    throw error;
  }
}

class TooManyRates extends Error {
  override readonly message = 'There would be more than 200 000 exchange rates. Nothing was saved. Delete some first.';
}

/** Writes the rates of a file, whole or not at all; answers why not. */
async function takeIn(db: Database, file: Blob, now: Date): Promise<string | null> {
  const bounds = boundsAt(dayAt(now, 'UTC'));
  const reading = await readRateFile(file, bounds);
  if (reading.kind === 'problems') return unreadableSentence(reading.problems);
  const rates = reading.rates.map((rate) => ({ ...rate, source: 'provider' as const }));
  await takeOperatorTurn(db);
  await removeFetchedBefore(db, bounds.since);
  const { added, changed } = await putOperatorRates(db, now, rates);
  if (added > 0 && (await countOperatorRates(db)) > MOST_RATES) throw new TooManyRates();
  if (added + changed === 0) return null;
  await appendAudit(db, {
    workspaceId: null,
    userId: null,
    action: 'operator-exchange-rates.fetched',
    resourceType: 'exchange-rates',
    resourceId: null,
    ipAddress: null,
    userAgent: null,
    metadata: { added, changed },
  });
  return null;
}

export const JOBS: readonly Job[] = [
  { name: 'exchange-rates.fetch', everyMs: HOUR, isExclusive: true, run: fetchExchangeRates },
];
