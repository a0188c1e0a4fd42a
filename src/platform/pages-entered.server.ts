import { pagesEntered } from '#kernel/activity-events.ts';
import { PAGES_HEADER } from '#kernel/pages-header.ts';
import { inTransaction } from './database.server.ts';
import { emitterFor } from './events.server.ts';
import type { Arrival, AppServices } from './app-services.server.ts';

type Request = { readonly headers: Headers; readonly ipAddress: string | null; readonly userAgent: string | null };

/** More at once is believed of nobody. */
const MOST = 20;

/**
 * Announces the pages that a browser says its person went to (decisions: actions are pages entered and commands issued), in
 * a transaction of its own. Where that fails the request goes on: it is nothing that the person asked for.
 */
export async function notePages(
  { sidePool, listeners, log }: AppServices,
  { headers, ipAddress, userAgent }: Request,
  { person, session }: Arrival,
): Promise<void> {
  const said = headers.get(PAGES_HEADER);
  if (said === null || !/^[1-9]\d?$/.test(said) || session.isPending) return;
  const entered = {
    userId: person.id,
    sessionId: session.id,
    count: Math.min(Number(said), MOST),
    ipAddress,
    userAgent,
  };
  await inTransaction(sidePool, { role: 'ilifa_app', userId: person.id }, (db) =>
    emitterFor(db, listeners)(pagesEntered(entered)),
  ).catch((error: unknown) => log.error({ err: error }, 'the pages that somebody entered could not be written'));
}
