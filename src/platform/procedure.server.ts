import { ORPCError, os } from '@orpc/server';
import type { Caller, OpenWorkspace, Person } from '#kernel/caller.ts';
import { type GuardErrorCode, GUARD_ERRORS, type ProcedureMeta } from '#kernel/contract.ts';
import { can, type Permission } from '#kernel/permissions.ts';
import { opens, type Tier } from '#kernel/tiers.ts';
import { appendAudit } from './audit.server.ts';
import { type Database, inTransaction } from './database.server.ts';
import { troubleOf } from './database-trouble.server.ts';
import { type Announce, announcer } from './events.server.ts';
import type { Ground } from './ground.server.ts';
import { unkeepableTextIn } from './keepable.server.ts';
import { exceeded } from './limits.server.ts';

/** Facts of one HTTP request. A batch is one request, so `once` remembers what was done for all its calls. */
export type RequestFacts = {
  readonly id: string;
  readonly headers: Headers;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly workspaceId: string | null;
  readonly once: Map<string, Promise<unknown>>;
};

export type RequestContext = {
  readonly ground: Ground;
  readonly request: RequestFacts;
  /** Headers of the answer; the handler's adapter sends them. */
  resHeaders?: Headers;
};

/** What a handler adds to the audit line of its command. */
export type Remember = (what: { id?: string; metadata?: Record<string, unknown> }) => void;

export type HandlerContext = {
  readonly db: Database;
  readonly announce: Announce;
  readonly remember: Remember;
  /** Does work that is kept even if the command fails, such as counting a failed sign-in. */
  readonly apart: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Does something once the change is committed, and only then, such as sending a letter. */
  readonly afterwards: (work: () => Promise<void>) => void;
};

// Used on a module's implementer, before its procedures: behind a single procedure they would run after its input was read.
const guard = os.$context<RequestContext>();

/** For procedures whose access is `anyone`. */
export const openToAll = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const { meta, caller } = await admit(context, procedure, path);
  refuseUnkeepable(input);
  return work(context, meta, path, caller, (handler) => next({ context: { ...handler, caller } }));
});

/** For procedures whose access is a permission in the books that are open. */
export const openToMembers = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const { meta, caller } = await admit(context, procedure, path);
  if (caller === null) throw refusal('SIGNED_OUT');
  refuseUnkeepable(input);
  const { person, workspace, tier }: { person: Person; workspace: OpenWorkspace; tier: Tier } = caller;
  const books = { person, workspace, workspaceId: workspace.id, userId: person.id, tier };
  return work(context, meta, path, caller, (handler) => next({ context: { ...handler, ...books } }));
});

/** An error that the guard declares for every procedure. */
export function refusal(code: GuardErrorCode, data?: unknown): ORPCError<GuardErrorCode, unknown> {
  const { status, message } = GUARD_ERRORS[code];
  return new ORPCError(code, { defined: true, status, message, data });
}

/** In the form of input that a schema refuses: no schema has to remember what the database cannot keep. */
function refuseUnkeepable(input: unknown): void {
  const path = unkeepableTextIn(input);
  if (path === null) return;
  const issues = [{ path, message: 'This text contains a character that cannot be kept. Type it anew.' }];
  throw new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data: { issues } });
}

type AnyProcedure = { readonly '~orpc': { readonly meta: unknown } };

/** Session, rate limits, plan, permission: in this order, before anything of the request is read. */
async function admit(context: RequestContext, procedure: AnyProcedure, path: readonly string[]) {
  const meta = procedure['~orpc'].meta as ProcedureMeta;
  const { ground, request } = context;
  return answerErrors(context, path, async () => {
    const found = await once(request, 'person', () => ground.doorkeeper.personOf(request.headers));
    for (const cookie of found?.setCookie ?? []) context.resHeaders?.append('set-cookie', cookie);
    const asks = found?.person.id ?? request.ipAddress ?? 'unknown';
    const within = async (limit: ProcedureMeta['limit'] & object) => {
      const resetAt = await exceeded(ground.pool, limit, asks);
      if (resetAt !== null) throw refusal('TOO_MANY_REQUESTS', { resetAt: resetAt.toISOString() });
    };
    // Counted and looked up at the same time; the count is heard first.
    const looking = found === null ? null : callerOf(context, found.person);
    looking?.catch(() => undefined);
    await once(request, 'api_call', () => within(ground.apiCall));
    if (meta.limit !== null) await within(meta.limit);
    const caller = await looking;
    if (meta.access === 'anyone') return { meta, caller };
    if (found === null) throw refusal('SIGNED_OUT');
    if (caller === null) throw refusal('NOT_A_MEMBER');
    if (!opens(caller.tier, meta.tier)) throw refusal('PLAN_TOO_SMALL', { needs: meta.tier });
    if (!can(caller.workspace.role, meta.access satisfies Permission)) throw refusal('NOT_ALLOWED');
    return { meta, caller };
  });
}

async function callerOf({ ground, request }: RequestContext, person: Person): Promise<Caller | null> {
  return once(request, 'caller', async () => {
    const workspace = await ground.doorkeeper.workspaceOf(person.id, request.workspaceId);
    if (workspace === null) return null;
    return { person, workspace, tier: await ground.doorkeeper.tierOf(person.id) };
  });
}

/** One transaction: the handler, then the audit line; both or neither. */
async function work<T>(
  context: RequestContext,
  meta: ProcedureMeta,
  path: readonly string[],
  caller: Caller | null,
  handle: (handler: HandlerContext) => T | PromiseLike<T>,
): Promise<T> {
  const { ground, request } = context;
  const inBooks = meta.access !== 'anyone';
  const scope = {
    role: 'ilifa_app',
    ...(caller === null ? {} : { userId: caller.person.id, workspaceId: caller.workspace.id }),
  } as const;
  const apart: HandlerContext['apart'] = (separate) => inTransaction(ground.sidePool, scope, separate);
  const later: (() => Promise<void>)[] = [];
  const afterwards: HandlerContext['afterwards'] = (then) => void later.push(then);
  return answerErrors(context, path, async () => {
    const answer = await inTransaction(ground.pool, scope, async (db) => {
      let about: Parameters<Remember>[0] = {};
      const remember: Remember = (what) => {
        about = what;
      };
      const result = await handle({ db, announce: announcer(db, ground.listeners), remember, apart, afterwards });
      if (meta.audit !== null)
        await appendAudit(db, {
          workspaceId: inBooks && caller !== null ? caller.workspace.id : null,
          userId: caller?.person.id ?? null,
          action: meta.audit,
          resourceType: path[0] ?? 'system',
          resourceId: about.id ?? null,
          ipAddress: request.ipAddress,
          userAgent: request.userAgent,
          metadata: about.metadata ?? {},
        });
      return result;
    });
    for (const then of later) await then();
    return answer;
  });
}

/**
 * Declared errors and unreadable input pass; trouble of the database is named; anything unforeseen is logged whole and
 * answered with its id alone.
 */
async function answerErrors<T>(
  { ground, request }: RequestContext,
  path: readonly string[],
  go: () => Promise<T>,
): Promise<T> {
  try {
    return await go();
  } catch (error) {
    if (error instanceof ORPCError && (error.defined || error.code === 'BAD_REQUEST')) throw error;
    const id = crypto.randomUUID();
    const trouble = troubleOf(error);
    const what = trouble === null ? 'unforeseen error' : 'the database failed a call';
    ground.log.error({ err: error, errorId: id, requestId: request.id, procedure: path.join('.') }, what);
    throw trouble === null ? refusal('UNFORESEEN', { id }) : refusal(trouble);
  }
}

function once<T>(request: RequestFacts, what: string, find: () => Promise<T>): Promise<T> {
  const known = request.once.get(what);
  if (known !== undefined) return known as Promise<T>;
  const found = find();
  request.once.set(what, found);
  return found;
}
