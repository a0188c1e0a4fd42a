import { ORPCError } from '@orpc/server';
import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import type { OpenedByKey } from '#modules/sharing/integrations/api-keys.service.server.ts';
import {
  claimCall,
  dropCall,
  idFrom,
  requestHashOf,
  settleCall,
} from '#modules/sharing/integrations/public-api.calls.server.ts';
import { type OperationName, type Operations, OPERATIONS } from '#modules/sharing/integrations/public-api.model.ts';
import type { Answer, Asked, Operation } from '#modules/sharing/integrations/public-api.operation.ts';
import { type Problem, PROBLEMS } from '#modules/sharing/integrations/public-api.problem.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Api } from './public-api.api.server.ts';
import { HANDLERS } from './public-api.handlers.server.ts';
import { secondsUntil } from './rpc.server.ts';

/** What was sent to an operation, before it is looked at. */
export type Sent = {
  readonly id: string;
  readonly query: unknown;
  /** The text of the body; of a file its name and hash. */
  readonly body: string;
  readonly file: File | null;
  readonly today: Day;
};

/** What tells one call from every other, where the program says so. */
export type Once = {
  readonly name: OperationName;
  readonly opened: OpenedByKey;
  readonly idempotencyKey: string;
  /** Path and query. */
  readonly address: string;
};

/** Makes the change of one `Idempotency-Key` once: sent again, it is answered as before. */
export async function answerOnce(
  { name, opened: { workspaceId, keyId }, idempotencyKey, address }: Once,
  api: Api,
  sent: Sent,
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

/** Makes the change, however often it is sent. @param sent with the id of what is made, where the call has one */
export async function answerCall(
  name: OperationName,
  api: Api,
  sent: Sent & { readonly newId: string | undefined },
  services: AppServices,
): Promise<Response> {
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
        issues.push({ code: 'custom', message: 'The request body is not JSON', input: json });
        return z.NEVER;
      }
    })
    .parse(text);
}

/** A refusal of a procedure, as a problem. @param bad where what was sent is not valid */
export function refusedFor(error: unknown, bad: Problem, { now, log }: AppServices): Response {
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
  return answerProblem({ status, code, title: 'Request refused', detail: message });
}

function firstIssueOf(data: unknown, bad: Problem): string {
  const { data: read } = z.object({ issues: z.array(z.object({ message: z.string() })).min(1) }).safeParse(data);
  return read?.issues[0]?.message ?? bad.detail;
}

export function tooMany(resetAt: Date, now: Date): Response {
  return answerProblem(PROBLEMS.TOO_MANY_REQUESTS, { 'retry-after': secondsUntil(resetAt.getTime(), now) });
}

export function answerProblem(problem: Problem, more: Record<string, string> = {}): Response {
  const challenge: Record<string, string> = problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  const headers = { ...challenge, ...more, 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), { status: problem.status, headers });
}
