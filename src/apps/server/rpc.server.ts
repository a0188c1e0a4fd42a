import { onError, ORPCError, type AnyRouter } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { BatchHandlerPlugin, SimpleCsrfProtectionHandlerPlugin } from '@orpc/server/plugins';
import { LARGEST_ARCHIVE } from '#modules/leaving/model.ts';
import type { Ground } from '#platform/ground.server.ts';
import { arrivalOf } from '#platform/admission.server.ts';
import type { RequestContext, RequestFacts } from '#platform/procedure.server.ts';
import { BatchCheckPlugin } from './batch.server.ts';

/** The most a request may carry: a statement of 20 MB and what surrounds it. */
export const MOST_BYTES = 21 * 1024 * 1024;
/** An archive of everything that somebody owns, and what surrounds it. */
export const MOST_ARCHIVE_BYTES = LARGEST_ARCHIVE + 1024 * 1024;
/** What may be read of somebody who is not signed in: forms, and nothing else. */
export const MOST_BYTES_OF_ANYONE = 256 * 1024;
const MOST_CALLS_IN_A_BATCH = 20;

/** A request whose headers were looked at, and nothing of its body yet. */
export type Arrived = {
  readonly isSignedIn: boolean;
  readonly answer: (whole: Request) => Promise<Response>;
};

/** Answers calls below `/rpc`, in two steps: who calls decides how much of the request is read. */
export function rpcOf(router: AnyRouter, ground: Ground) {
  const handler = new RPCHandler<RequestContext>(router, {
    plugins: [
      new SimpleCsrfProtectionHandlerPlugin(),
      new BatchHandlerPlugin({ maxSize: MOST_CALLS_IN_A_BATCH }),
      new BatchCheckPlugin(),
    ],
    interceptors: [
      onError((error) => {
        // What the guard did not answer itself, such as a body that is not of our protocol.
        if (!(error instanceof ORPCError)) ground.log.warn({ err: error }, 'a call could not be read');
      }),
    ],
  });
  return async (
    request: Request,
    facts: Omit<RequestFacts, 'once' | 'headers' | 'workspaceId' | 'userAgent'>,
  ): Promise<Arrived | Response> => {
    if (isForeign(request)) return refused(403, 'FORBIDDEN', 'This call came from another site and was refused.');
    const resHeaders = new Headers();
    const context: RequestContext = {
      ground,
      resHeaders,
      request: {
        ...facts,
        headers: request.headers,
        userAgent: request.headers.get('user-agent'),
        workspaceId: request.headers.get('x-workspace-id'),
        once: new Map(),
      },
    };
    // Before the calls, so that a renewed cookie is there when the answer to a batch begins; the guard answers a failure.
    const found = await arrivalOf(context).catch(() => null);
    return {
      isSignedIn: found !== null && !found.session.isPending,
      async answer(whole) {
        const { matched, response } = await handler.handle(whole, { prefix: '/rpc', context });
        const answer = matched ? response : refused(404, 'NOT_FOUND', 'There is no such call.');
        return withCookies(await withRetryAfter(answer, ground.now()), resHeaders);
      },
    };
  };
}

/**
 * Cookies travel in the headers of the answer alone. The library would put those of a call in a batch into the body, where
 * a script can read what opens the session.
 */
function withCookies(response: Response, from: Headers): Response {
  const answer = new Response(response.body, response);
  // The last of each name: a session that was renewed as the call arrived may be another when it is answered.
  const cookies = new Map(from.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]));
  for (const cookie of cookies.values()) answer.headers.append('set-cookie', cookie);
  return answer;
}

/** Says in a header, for programs, when a limit opens again; to people the answer says it (§8). */
async function withRetryAfter(response: Response, now: Date): Promise<Response> {
  if (response.status !== 429) return response;
  const { json } = (await response.clone().json()) as { json?: { data?: { resetAt?: unknown } } };
  const resetAt = Date.parse(String(json?.data?.resetAt));
  if (!Number.isNaN(resetAt)) response.headers.set('retry-after', secondsUntil(resetAt, now));
  return response;
}

/** Whole seconds, at least one: a program that comes back at once would be refused again. */
export function secondsUntil(instant: number, now: Date): string {
  return String(Math.max(1, Math.ceil((instant - now.getTime()) / 1000)));
}

/** An answer in the form that our client reads as an error. */
export function refused(status: number, code: string, message: string): Response {
  return Response.json({ json: { defined: false, code, status, message } }, { status });
}

/** Another site's page is calling. Browsers say so; what says nothing is no browser and carries no one's cookie. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== request.headers.get('host')?.toLowerCase();
}
