import type { Handler } from 'hono';
import { z } from 'zod';
import { LIMITS, type RateLimit } from '#kernel/limits.ts';
import { ENTRY_LIMITS, type LogEntry } from '#kernel/log-entry.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { exceeded, networkOf } from '#platform/limits.server.ts';
import { refused, secondsUntil } from './rpc.server.ts';

/** An entry is small; what is larger is none. */
export const MOST_BYTES_OF_ENTRY = 16 * 1024;

const { message: longest, fields: most, name } = ENTRY_LIMITS;
const LogEntrySchema = z.strictObject({
  level: z.enum(['error', 'warn']),
  message: z.string().min(1).max(longest),
  timestamp: z.iso.datetime(),
  context: z
    .record(z.string().max(name), z.union([z.string().max(longest), z.number(), z.boolean(), z.null()]))
    .refine((context) => Object.keys(context).length <= most),
  // Accepted and never read (§3, decisions "Log entry userId"): the server writes whose session it is.
  userId: z.string().max(longest).nullish(),
}) satisfies z.ZodType<LogEntry>;

/**
 * `POST /api/logs` (§7): takes what went wrong in a browser into our own log. Anybody may call it, so it is limited by
 * network, believes nothing that it says about who it comes from, and asks for JSON: another site's form cannot send that.
 */
export function takeBrowserLog(
  services: AppServices,
  addressOf: (context: Parameters<Handler>[0]) => string | null,
): Handler {
  return async (context) => {
    const tooMany = await tooManyFrom(services, LIMITS.browserLogs, addressOf(context));
    if (tooMany !== null) return tooMany;
    const isJson = /^application\/json\b/i.test(context.req.header('content-type') ?? '');
    const text = isJson ? await context.req.text() : '';
    const { data: entry } = LogEntrySchema.safeParse(parsed(text));
    if (entry === undefined) return refused(400, 'BAD_REQUEST', 'The request is not a log entry. Nothing was saved.');
    const { level, message, timestamp, context: told } = entry;
    const { userId, setCookie } = await sessionOf(services, context, addressOf(context));
    for (const cookie of setCookie) context.header('set-cookie', cookie, { append: true });
    services.log[level]({ userId, told: { ...told, message, timestamp } }, 'a browser reports');
    return context.body(null, 204);
  };
}

/**
 * Who is signed in in the browser that reports, and the cookies of a session that was renewed meanwhile. A report is
 * worth keeping even where that cannot be found out.
 */
async function sessionOf(
  services: AppServices,
  { req }: Parameters<Handler>[0],
  ipAddress: string | null,
): Promise<{ userId: string | null; setCookie: readonly string[] }> {
  const visitor = { headers: req.raw.headers, ipAddress, userAgent: req.header('user-agent') ?? null };
  const found = await services.accessResolver.personOf(visitor).catch(() => null);
  return found === null ? { userId: null, setCookie: [] } : { userId: found.person.id, setCookie: found.setCookie };
}

/** Refuses what comes too often from one network; null where it may go on. */
export async function tooManyFrom(
  services: AppServices,
  limit: RateLimit,
  ipAddress: string | null,
): Promise<Response | null> {
  const resetAt = await exceeded(services.pool, limit, networkOf(ipAddress ?? 'unknown'));
  if (resetAt === null) return null;
  const answer = refused(429, 'TOO_MANY_REQUESTS', 'Too many log entries. Nothing was saved.');
  answer.headers.set('retry-after', secondsUntil(resetAt.getTime(), services.now()));
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
