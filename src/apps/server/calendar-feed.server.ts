import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { Context, Env, Hono } from 'hono';
import { eventsOf } from '#modules/money/recurring/calendar.ts';
import { FEED_PATH, isUnchanged, tokenIn } from '#modules/money/recurring/calendar-address.ts';
import { feedOf } from '#modules/money/recurring/calendar-address.service.server.ts';
import { icsText } from '#modules/money/recurring/ics.ts';
import { CALENDAR_FEED_LIMIT, CALENDAR_GUESS_LIMIT } from '#modules/money/recurring/rate-limits.ts';
import { CALENDAR_WORDS } from '#modules/money/recurring/words.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { exceeded, networkOf } from '#platform/limits.server.ts';
import { writeMoney } from '#ui/written-money.ts';
import { type Api, apiOf, contextOfKey, type Router } from './public-api.api.server.ts';
import { secondsUntil } from './rpc.server.ts';

/** How often a calendar should look again. */
const REFRESH = 'PT6H';
/** For comparing two states of a feed, which differ in the moment of writing too. */
const NO_MOMENT = new Date(0);

type Served = { readonly services: AppServices; readonly router: Router };

/**
 * `/feeds/recurring/TOKEN.ics` for calendars that subscribe: the answer of the procedure `recurring.calendar`, asked through
 * the guard as the owner of the address each time. Whatever refuses it answers as an address that there never was.
 */
export function calendarFeeds<E extends Env>(
  app: Hono<E>,
  { services, router }: Served,
  addressOf: (context: Context) => string | null,
): void {
  app.get(`${FEED_PATH}:file`, async (context) => {
    const ipAddress = addressOf(context);
    const token = tokenIn(context.req.param('file') ?? '');
    const opened = token === null ? null : await feedOf(services, token);
    if (opened === null) {
      const network = ipAddress === null ? 'unknown' : networkOf(ipAddress);
      const resetAt = await exceeded(services.sidePool, CALENDAR_GUESS_LIMIT, network);
      return resetAt === null ? notFound() : tooMany(resetAt, services.now());
    }
    const { id, workspaceId, person } = opened;
    const from = { ipAddress, userAgent: context.req.header('user-agent') ?? null };
    const ofOwner = contextOfKey(services, { keyId: id, workspaceId, person }, from, CALENDAR_FEED_LIMIT);
    const api = apiOf(router, ofOwner);
    try {
      return await feed(api, context.req.header('if-none-match') ?? null, services.now());
    } catch (error) {
      return refusedFor(error, services);
    }
  });
}

async function feed(api: Api, ifNoneMatch: string | null, stamp: Date): Promise<Response> {
  const { workspaceName, locale, payments } = await api.recurring.calendar();
  const events = eventsOf(payments, (amount) => (amount.withheld === true ? null : writeMoney(amount, { locale })));
  const written = (at: Date) =>
    icsText(events, { name: CALENDAR_WORDS.name(workspaceName), stamp: at, refresh: REFRESH });
  // Weak: the moment of writing in each event differs from answer to answer.
  const etag = `W/"${createHash('sha256').update(written(NO_MOMENT)).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (isUnchanged(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const disposition = 'attachment; filename="recurring.ics"';
  return new Response(written(stamp), {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': disposition },
  });
}

function refusedFor(error: unknown, { now, log }: AppServices): Response {
  if (!(error instanceof ORPCError)) {
    log.error({ err: error }, 'unforeseen error of a calendar feed');
    return plain(500, 'Try again later.');
  }
  const { code, status, data }: ORPCError<string, unknown> = error;
  if (code === 'TOO_MANY_REQUESTS') return tooMany(new Date(String((data as { resetAt?: unknown }).resetAt)), now());
  return status >= 500 ? plain(status, 'Try again later.') : notFound();
}

const notFound = () => plain(404, 'Not found');

function tooMany(resetAt: Date, now: Date): Response {
  return plain(429, 'Too many requests.', { 'retry-after': secondsUntil(resetAt.getTime(), now) });
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...more, 'content-type': 'text/plain; charset=utf-8' } });
}
