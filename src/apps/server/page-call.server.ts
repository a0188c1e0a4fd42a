import { createRouterClient, ORPCError, type RouterClient } from '@orpc/server';
import type { FormState } from '#kernel/form-marks.ts';
import type { FirstAnswer } from '#browser/first-answers.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { RequestContext, RequestFacts } from '#platform/procedure.server.ts';
import { secondsUntil } from './rpc.server.ts';
import type { Router } from './router.server.ts';

export type Api = RouterClient<Router>;

/** What a page without script asks of the procedures: the same calls as a page with script makes, through the same guard. */
export type PageCall = {
  readonly api: Api;
  /** Cookies that the calls want set; they go with whatever answer follows. */
  readonly cookies: () => readonly string[];
};

/** @param heard hears what each call answered */
export function pageCall(
  services: AppServices,
  router: Router,
  request: Request,
  ipAddress: string | null,
  heard: (answer: FirstAnswer) => void = () => undefined,
): PageCall {
  const resHeaders = new Headers();
  const facts: RequestFacts = {
    id: crypto.randomUUID(),
    ipAddress,
    headers: request.headers,
    userAgent: request.headers.get('user-agent'),
    workspaceId: null,
    once: new Map(),
  };
  const context: RequestContext = { services, resHeaders, request: facts };
  return {
    api: createRouterClient(router, {
      context: () => context,
      interceptors: [
        async (called) => {
          const output = await called.next();
          heard({ path: called.path, input: called.input, output });
          return output;
        },
      ],
    }),
    // The last of each name: see the answers to calls.
    cookies: () => [
      ...new Map(resHeaders.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line])).values(),
    ],
  };
}

const KEPT = ' Nothing was sent; what you typed is still here.';

/** A refusal as a page says it. */
export type Refused = Pick<FormState, 'errors' | 'notice'> & {
  readonly status: number;
  readonly code: string;
  /** Seconds until a limit opens again. */
  readonly retryAfter: string | null;
};

type Issue = { readonly path?: readonly unknown[]; readonly message?: string };

/** What a page says of a call that was refused. @param nothingWasSent what became of what was typed */
export function refusedOf(error: unknown, now: Date, nothingWasSent = KEPT): Refused {
  if (!(error instanceof ORPCError)) throw error;
  const { code, status, message, data } = error as ORPCError<
    string,
    { issues?: Issue[]; resetAt?: string } | undefined
  >;
  if (code === 'BAD_REQUEST' && Array.isArray(data?.issues)) {
    const errors = Object.fromEntries(
      data.issues
        .toReversed()
        .map(({ path = [], message: why = '' }) => [typeof path[0] === 'string' ? path[0] : '', sentence(why)]),
    );
    const count = Object.keys(errors).length;
    const fields = count === 1 ? 'one field' : `${count} fields`;
    const notice = `Check ${fields}.${nothingWasSent}`;
    return { status: 422, code, errors, notice, retryAfter: null };
  }
  if (code === 'TOO_MANY_REQUESTS') {
    const retryAfter = secondsUntil(Date.parse(data?.resetAt ?? ''), now);
    const minutes = Math.ceil(Number(retryAfter) / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    const notice = `Too many attempts. Try again in ${wait}.${nothingWasSent}`;
    return { status, code, errors: {}, notice, retryAfter };
  }
  return { status, code, errors: {}, notice: message, retryAfter: null };
}

/** `name is required` as a sentence. */
function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(whole) ? whole : `${whole}.`;
}
