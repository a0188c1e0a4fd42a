import { createRouterClient, ORPCError } from '@orpc/server';
import type { Context, Hono, Env } from 'hono';
import * as z from 'zod';
import { LIMITS } from '#kernel/limits.ts';
import { keyIn, prefixOf } from '#modules/sharing/integrations/api-keys.rules.ts';
import { type OpenedByKey, openedBy } from '#modules/sharing/integrations/api-keys.service.server.ts';
import {
  publicAccount,
  publicCategory,
  publicTotals,
  publicTransaction,
} from '#modules/sharing/integrations/public-api.answers.ts';
import { DESCRIPTION_PATH, openApiOf } from '#modules/sharing/integrations/public-api.description.ts';
import { type Answer, type Query, type ReadingName, READINGS } from '#modules/sharing/integrations/public-api.model.ts';
import { type Problem, PROBLEMS } from '#modules/sharing/integrations/public-api.problem.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { exceeded, networkOf } from '#platform/limits.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import type { routerOf } from './router.server.ts';
import { secondsUntil } from './rpc.server.ts';

type Router = ReturnType<typeof routerOf>;
type Api = ReturnType<typeof apiOf>;
type Readers = { readonly [Name in ReadingName]: (api: Api, query: Query<Name>) => Promise<Answer<Name>> };

/** How each is read: by a procedure of the screens, behind the same guard. */
const READERS: Readers = {
  accounts: async (api) => ({ data: (await api.accounts.list()).map(publicAccount) }),
  categories: async (api) => ({ data: (await api.categories.list()).map(publicCategory) }),
  async transactions(api, { uncategorised, currency, includeTransfers, page, pageSize, sort, order, ...chosen }) {
    const filter = {
      ...given(chosen),
      currency: currency ?? (await currencyOfBooks(api)),
      uncategorisedOnly: uncategorised === 'true',
      includeTransfers: includeTransfers === 'true',
      thorough: true,
    };
    const sorted = { column: sort ?? 'date', direction: order };
    const found = await api.transactions.list({ ...filter, sort: sorted, page, pageSize });
    const totals = publicTotals(await api.transactions.totals(filter));
    const { count, corrected } = found;
    return { data: found.rows.map(publicTransaction), page, pageSize, count, corrected, totals };
  },
};

function answerTo<Name extends ReadingName>(name: Name, api: Api, query: unknown): Promise<Answer<Name>> {
  return READERS[name](api, READINGS[name].query.parse(query) as Query<Name>);
}

function isReading(name: string): name is ReadingName {
  return Object.hasOwn(READINGS, name);
}

/** Without what was left out. */
function given<T extends object>(chosen: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

async function currencyOfBooks(api: Api): Promise<string> {
  const session = await api.identity.session();
  return session?.workspace.currency ?? 'ZAR';
}

/** The procedures as the maker of the key may call them; whatever else the request carries opens nothing. */
function apiOf(services: AppServices, router: Router, { person, workspaceId, keyId }: OpenedByKey, from: Caller) {
  // Never fresh and never remembered: such a session confirms nothing, and changes nothing.
  const session = { id: keyId, via: 'link', isPending: false, confirmedAt: null } as const;
  const personOf = () => Promise.resolve({ person, session, setCookie: [] });
  const ofKey = { ...services, apiCall: LIMITS.publicApi, accessResolver: { ...services.accessResolver, personOf } };
  const request = { id: crypto.randomUUID(), headers: new Headers(), ...from, workspaceId, once: new Map() };
  return createRouterClient(router, { context: { services: ofKey, request } satisfies RequestContext });
}

type Caller = { readonly ipAddress: string | null; readonly userAgent: string | null };

/** `GET /api/v1/…` for programs, with a key; cookies of people open nothing here, and keys nothing anywhere else. */
export function publicApi<E extends Env>(
  app: Hono<E>,
  { services, router, publicUrl }: { services: AppServices; router: Router; publicUrl: string },
  addressOf: (context: Context) => string | null,
): void {
  const description = openApiOf(publicUrl);
  app.get(DESCRIPTION_PATH, (context) => context.json(description));
  app.all('/api/v1/*', async (context) => {
    const ipAddress = addressOf(context);
    const name = context.req.path.slice('/api/v1/'.length);
    const key = keyIn(context.req.header('authorization') ?? null);
    if (key === null) return answerProblem(PROBLEMS.NO_KEY);
    const network = ipAddress === null ? 'unknown' : networkOf(ipAddress);
    const opened = prefixOf(key) === null ? null : await openedBy(services, key);
    if (opened === null) {
      // A network that guesses is told to wait; whoever has a key that opens goes on from there.
      const resetAt = await exceeded(services.sidePool, LIMITS.keyGuess, network);
      return resetAt === null ? answerProblem(PROBLEMS.KEY_REFUSED) : tooMany(resetAt, services.now());
    }
    if (!isReading(name)) return answerProblem(PROBLEMS.NOT_FOUND);
    if (context.req.method !== 'GET') return answerProblem(PROBLEMS.ONLY_READ, { allow: 'GET' });
    if (!opened.scopes.includes(READINGS[name].scope)) return answerProblem(PROBLEMS.SCOPE_MISSING);
    const api = apiOf(services, router, opened, { ipAddress, userAgent: context.req.header('user-agent') ?? null });
    try {
      return context.json(await answerTo(name, api, context.req.query()));
    } catch (error) {
      return refusedFor(error, services);
    }
  });
}

function refusedFor(error: unknown, { now, log }: AppServices): Response {
  if (error instanceof z.ZodError)
    return answerProblem({ ...PROBLEMS.BAD_QUERY, detail: z.prettifyError(error).replaceAll('\n', ' ') });
  if (!(error instanceof ORPCError)) {
    log.error({ err: error }, 'unforeseen error of the public API');
    return answerProblem(PROBLEMS.UNFORESEEN);
  }
  const { code, status, message, data }: ORPCError<string, unknown> = error;
  if (code === 'TOO_MANY_REQUESTS') return tooMany(new Date(String((data as { resetAt?: unknown }).resetAt)), now());
  if (code === 'BAD_REQUEST') return answerProblem({ ...PROBLEMS.BAD_QUERY, detail: firstIssueOf(data) });
  if (code === 'NOT_A_MEMBER' || code === 'SECOND_FACTOR_NEEDED') return answerProblem(PROBLEMS.BOOKS_CLOSED);
  return answerProblem({ status, code, title: 'Refused', detail: message });
}

function firstIssueOf(data: unknown): string {
  const { data: read } = z.object({ issues: z.array(z.object({ message: z.string() })).min(1) }).safeParse(data);
  return read?.issues[0]?.message ?? PROBLEMS.BAD_QUERY.detail;
}

function tooMany(resetAt: Date, now: Date): Response {
  return answerProblem(PROBLEMS.TOO_MANY_REQUESTS, { 'retry-after': secondsUntil(resetAt.getTime(), now) });
}

function answerProblem(problem: Problem, more: Record<string, string> = {}): Response {
  const challenge: Record<string, string> = problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  const headers = { ...challenge, ...more, 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), { status: problem.status, headers });
}
