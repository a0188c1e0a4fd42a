import { ORPCError } from '@orpc/server';
import type { Context, Hono, Env } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { type Day, dayAt } from '#kernel/calendar.ts';
import { LIMITS } from '#kernel/limits.ts';
import { keyIn, prefixOf } from '#modules/sharing/integrations/api-keys.rules.ts';
import { type OpenedByKey, openedBy } from '#modules/sharing/integrations/api-keys.service.server.ts';
import {
  claimCall,
  dropCall,
  idFrom,
  requestHashOf,
  settleCall,
} from '#modules/sharing/integrations/public-api.calls.server.ts';
import { DESCRIPTION_PATH, openApiOf } from '#modules/sharing/integrations/public-api.description.ts';
import {
  type OperationName,
  type Operations,
  operationsAt,
  OPERATIONS,
} from '#modules/sharing/integrations/public-api.model.ts';
import type { Answer, Asked, Operation } from '#modules/sharing/integrations/public-api.operation.ts';
import { type Problem, PROBLEMS } from '#modules/sharing/integrations/public-api.problem.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { exceeded, networkOf } from '#platform/limits.server.ts';
import { type Api, apiOf, type Router } from './public-api.api.server.ts';
import { HANDLERS } from './public-api.handlers.server.ts';
import { secondsUntil } from './rpc.server.ts';

const MOST_BYTES = 256 * 1024;
/** Visible ASCII, as header values are. */
const IDEMPOTENCY_KEY = /^[!-~]{1,200}$/;

/** What was sent to an operation, before it is looked at. */
type Sent = {
  readonly id: string;
  readonly query: unknown;
  readonly body: string;
  readonly today: Day;
  readonly newId: string | undefined;
};

/** `/api/v1/…` for programs, with a key; cookies of people open nothing here, and keys nothing anywhere else. */
export function publicApi<E extends Env>(
  app: Hono<E>,
  { services, router, publicUrl }: { services: AppServices; router: Router; publicUrl: string },
  addressOf: (context: Context) => string | null,
): void {
  const description = openApiOf(publicUrl);
  app.get(DESCRIPTION_PATH, (context) => context.json(description));
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: () => answerProblem(PROBLEMS.TOO_LARGE) });
  app.all('/api/v1/*', limit, async (context) => {
    const ipAddress = addressOf(context);
    const key = keyIn(context.req.header('authorization') ?? null);
    if (key === null) return answerProblem(PROBLEMS.NO_KEY);
    const network = ipAddress === null ? 'unknown' : networkOf(ipAddress);
    const opened = prefixOf(key) === null ? null : await openedBy(services, key);
    if (opened === null) {
      // A network that guesses is told to wait; a caller with a key that opens goes on from there.
      const resetAt = await exceeded(services.sidePool, LIMITS.keyGuess, network);
      return resetAt === null ? answerProblem(PROBLEMS.KEY_REFUSED) : tooMany(resetAt, services.now());
    }
    const address = context.req.path.slice('/api/v1/'.length);
    const { id, names } = operationsAt(address);
    if (names.length === 0) return answerProblem(PROBLEMS.NOT_FOUND);
    const name = names.find((one) => OPERATIONS[one].method === context.req.method);
    if (name === undefined) {
      const allow = names.map((one) => OPERATIONS[one].method).join(', ');
      return answerProblem(PROBLEMS.METHOD_NOT_ALLOWED, { allow });
    }
    if (!opened.scopes.includes(OPERATIONS[name].scope)) return answerProblem(PROBLEMS.SCOPE_MISSING);
    const api = apiOf(services, router, opened, { ipAddress, userAgent: context.req.header('user-agent') ?? null });
    const { body: wanted }: Operation = OPERATIONS[name];
    if (wanted !== null && !/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return answerProblem(PROBLEMS.NOT_JSON);
    const today = dayAt(services.now(), 'UTC');
    const sent = { id, query: context.req.query(), body: await context.req.text(), today };
    const idempotencyKey = context.req.header('idempotency-key');
    if (OPERATIONS[name].method === 'GET' || idempotencyKey === undefined)
      return answerCall(name, api, { ...sent, newId: undefined }, services);
    if (!IDEMPOTENCY_KEY.test(idempotencyKey)) return answerProblem(PROBLEMS.BAD_IDEMPOTENCY_KEY);
    const url = new URL(context.req.url);
    return answerOnce({ name, opened, idempotencyKey, address: url.pathname + url.search }, api, sent, services);
  });
}

type Once = {
  readonly name: OperationName;
  readonly opened: OpenedByKey;
  readonly idempotencyKey: string;
  readonly address: string;
};

/** Makes the change of one `Idempotency-Key` once: sent again, it is answered as before. */
async function answerOnce(
  { name, opened: { workspaceId, keyId }, idempotencyKey, address }: Once,
  api: Api,
  sent: Omit<Sent, 'newId'>,
  services: AppServices,
): Promise<Response> {
  const call = { workspaceId, keyId, idempotencyKey };
  const claim = await claimCall(services, call, requestHashOf(OPERATIONS[name].method, address, sent.body));
  if (claim.kind === 'reused') return answerProblem(PROBLEMS.IDEMPOTENCY_KEY_REUSED);
  if (claim.kind === 'running') return answerProblem(PROBLEMS.CALL_IN_PROGRESS, { 'retry-after': '2' });
  if (claim.kind === 'answered') return replayed(claim.status, claim.answer);
  // What has no id of its own that it could be found by is not done a second time.
  const { isRepeatable }: Operation = OPERATIONS[name];
  if (claim.kind === 'cut-off' && isRepeatable !== true) return answerProblem(PROBLEMS.OUTCOME_UNKNOWN);
  const newId = idFrom(call, claim.startedAt);
  const answer = await answerCall(name, api, { ...sent, newId }, services);
  // A refusal to come back later, or a failure of ours, is no outcome.
  if (answer.status === 429 || answer.status >= 500) await dropCall(services, call);
  else await settleCall(services, call, answer.status, await answer.clone().text());
  return answer;
}

function replayed(status: number, answer: string): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(answer, { status, headers: { 'content-type': type, 'idempotent-replayed': 'true' } });
}

async function answerCall(name: OperationName, api: Api, sent: Sent, services: AppServices): Promise<Response> {
  try {
    const answer: unknown = await answerTo(name, api, sent);
    return answer instanceof Blob ? fileAnswer(answer) : Response.json(answer);
  } catch (error) {
    return refusedFor(error, OPERATIONS[name].method === 'GET' ? PROBLEMS.BAD_QUERY : PROBLEMS.BAD_BODY, services);
  }
}

/** A browser that is led here saves it and shows nothing. */
function fileAnswer(file: Blob): Response {
  return new Response(file, { headers: { 'content-type': file.type, 'content-disposition': 'attachment' } });
}

function answerTo<Name extends OperationName>(name: Name, api: Api, sent: Sent): Promise<Answer<Operations[Name]>> {
  const { query, body }: Operation = OPERATIONS[name];
  const asked = { ...sent, query: query.parse(sent.query), body: body === null ? null : body.parse(jsonIn(sent.body)) };
  return HANDLERS[name](api, asked as Asked<Operations[Name]>);
}

/** @throws ZodError where it is no JSON */
function jsonIn(text: string): unknown {
  return z
    .string()
    .transform((json, { issues }): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        issues.push({ code: 'custom', message: 'The body is not JSON', input: json });
        return z.NEVER;
      }
    })
    .parse(text);
}

function refusedFor(error: unknown, bad: Problem, { now, log }: AppServices): Response {
  if (error instanceof z.ZodError)
    return answerProblem({ ...bad, detail: z.prettifyError(error).replaceAll('\n', ' ') });
  if (!(error instanceof ORPCError)) {
    log.error({ err: error }, 'unforeseen error of the public API');
    return answerProblem(PROBLEMS.UNFORESEEN);
  }
  const { code, status, message, data }: ORPCError<string, unknown> = error;
  if (code === 'TOO_MANY_REQUESTS') return tooMany(new Date(String((data as { resetAt?: unknown }).resetAt)), now());
  if (code === 'BAD_REQUEST') return answerProblem({ ...bad, detail: firstIssueOf(data, bad) });
  if (code === 'NOT_A_MEMBER' || code === 'SECOND_FACTOR_NEEDED') return answerProblem(PROBLEMS.BOOKS_CLOSED);
  return answerProblem({ status, code, title: 'Refused', detail: message });
}

function firstIssueOf(data: unknown, bad: Problem): string {
  const { data: read } = z.object({ issues: z.array(z.object({ message: z.string() })).min(1) }).safeParse(data);
  return read?.issues[0]?.message ?? bad.detail;
}

function tooMany(resetAt: Date, now: Date): Response {
  return answerProblem(PROBLEMS.TOO_MANY_REQUESTS, { 'retry-after': secondsUntil(resetAt.getTime(), now) });
}

function answerProblem(problem: Problem, more: Record<string, string> = {}): Response {
  const challenge: Record<string, string> = problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  const headers = { ...challenge, ...more, 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), { status: problem.status, headers });
}
