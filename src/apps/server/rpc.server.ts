import { onError, ORPCError, type AnyRouter } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { BatchHandlerPlugin, SimpleCsrfProtectionHandlerPlugin } from '@orpc/server/plugins';
import { admit, arrivalOf, asOfNow, countRequest } from '#platform/admission.server.ts';
import { answerErrors } from '#platform/answer-errors.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { RequestContext, RequestFacts } from '#platform/procedure.server.ts';
import { CapacityError, inTurnsOfEach } from '#platform/semaphore.server.ts';
import { BatchCheckPlugin } from './batch.server.ts';
import { everyContract } from './procedures.server.ts';
import { type Received, receiveForm, type UploadRule, uploadRuleOf } from './uploads.server.ts';

/** The most that a call may carry which is no upload. */
export const MOST_BYTES = 256 * 1024;
const MOST_CALLS_IN_A_BATCH = 20;
/** Calls of one person that are answered at the same time: the rest waits, and leaves connections to others. */
const AT_ONCE_FOR_ONE = 5;

/** A request whose headers were looked at, and nothing of its body yet. */
export type Arrived = {
  /** What it may bring where it is an upload. */
  readonly upload: UploadRule | null;
  readonly isSignedIn: boolean;
  readonly answer: (whole: Request) => Promise<Response>;
};

type CallContext = RequestContext & {
  /** Takes in the file of an upload; null for every other call, whose body was weighed before. */
  readonly upload: { readonly rule: UploadRule; readonly receive: () => Promise<Received> } | null;
};

/** Answers calls below `/rpc`: limits are asked and files refused by the headers of a request, before its body is read. */
export function rpcOf(router: AnyRouter, services: AppServices, uploadFolder: string) {
  const forOne = inTurnsOfEach(AT_ONCE_FOR_ONE);
  const handler = new RPCHandler<CallContext>(router, {
    plugins: [
      new SimpleCsrfProtectionHandlerPlugin(),
      new BatchHandlerPlugin({ maxSize: MOST_CALLS_IN_A_BATCH }),
      new BatchCheckPlugin(),
    ],
    interceptors: [
      onError((error) => {
        // What the guard did not answer itself, such as a body that is not of our protocol.
        if (!(error instanceof ORPCError)) services.log.warn({ err: error }, 'a call could not be read');
      }),
      async (options) => {
        const { context, request } = options;
        const called = PROCEDURES.get(request.url.pathname.replace(/^\/rpc\/|\/$/g, ''));
        if (called === undefined) return options.next();
        const { procedure, path } = called;
        const admitted = await admit(context, procedure, path);
        const { upload } = context;
        if (upload === null) {
          const answer = async () => options.next({ ...options, context: { ...context, admitted } });
          return admitted.found === null ? answer() : forOne(admitted.found.person.id, answer);
        }
        const received = await answerErrors(context, path, upload.receive);
        try {
          // Not among the person's other calls: while those stand still, this would keep the turn from everyone else.
          return await upload.rule.turn(async () => {
            const now = asOfNow(context, path);
            const still = await admit(now, procedure, path);
            const whole = { ...request, body: () => Promise.resolve(received.form) };
            return options.next({ ...options, context: { ...now, upload, admitted: still }, request: whole });
          });
        } catch (error) {
          throw error instanceof CapacityError
            ? new ORPCError('BUSY', { defined: true, status: 503, message: BUSY })
            : error;
        } finally {
          await received.discard();
        }
      },
    ],
  });
  return async (
    request: Request,
    facts: Omit<RequestFacts, 'once' | 'headers' | 'workspaceId' | 'userAgent'>,
  ): Promise<Arrived | Response> => {
    if (isForeign(request))
      return refused(403, 'FORBIDDEN', 'The request came from another website. Nothing was changed.');
    const resHeaders = new Headers();
    const rule = uploadRuleOf(request);
    const context: CallContext = {
      services,
      resHeaders,
      request: {
        ...facts,
        headers: request.headers,
        userAgent: request.headers.get('user-agent'),
        workspaceId: request.headers.get('x-workspace-id'),
        once: new Map(),
      },
      upload: rule && { rule, receive: () => receiveForm(request, rule, uploadFolder) },
    };
    const told = async (answer: Response) => withCookies(await withRetryAfter(answer, services.now()), resHeaders);
    // Before the calls, so that a renewed cookie is there when the answer to a batch begins; the guard answers a failure.
    const found = await arrivalOf(context).catch(() => null);
    try {
      await countRequest(context);
    } catch (error) {
      if (error instanceof ORPCError) return told(refusedWhole(request, error));
      // What else it may be, the guard hears again and names.
    }
    return {
      upload: rule,
      isSignedIn: found !== null && !found.session.isPending,
      async answer(whole) {
        const { matched, response } = await handler.handle(whole, { prefix: '/rpc', context });
        return told(matched ? response : refused(404, 'NOT_FOUND', 'There is no such API call.'));
      },
    };
  };
}

const BUSY = 'The server is busy with other files. Nothing was changed. Try again in a minute.';

/** Contracts by the path of their procedure. */
const PROCEDURES = new Map(everyContract().map((called) => [called.path.join('/'), called]));

/** Refuses a request by its headers; of a batch every call, however many it may hold. */
export function refusedWhole({ headers }: Request, error: ORPCError<string, unknown>): Response {
  const body = { json: error.toJSON() };
  const every = () => Array.from({ length: MOST_CALLS_IN_A_BATCH }, (_, index) => ({ index, body }));
  return Response.json(headers.has('x-orpc-batch') ? every() : body, { status: error.status });
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
  type Told = { json?: { data?: { resetAt?: unknown } } };
  const told = (await response.clone().json()) as Told | readonly { body: Told }[];
  const { json } = 'length' in told ? (told[0]?.body ?? {}) : told;
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
