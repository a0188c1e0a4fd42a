import { ORPCError, os } from '@orpc/server';
import { type Caller, isFresh, type OpenWorkspace, type Person, underWhichGrant } from '#kernel/caller.ts';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { booksChanged, deedDone } from '#kernel/deed.ts';
import { notePages } from './pages-entered.server.ts';
import { doorOf } from '#kernel/modules.ts';
import { can, canOnSite, isSiteRole, restsInArchive } from '#kernel/permissions.ts';
import type { Tier } from '#kernel/tiers.ts';
import { appendAudit } from './audit.server.ts';
import { type Database, inTransaction } from './database.server.ts';
import { troubleOf } from './database-trouble.server.ts';
import { type Announce, announcer } from './events.server.ts';
import type { Arrival, Ground, SiteStanding } from './ground.server.ts';
import { refuseUnkeepable } from './keepable.server.ts';
import { exceeded, givenBack, networkOf } from './limits.server.ts';
import { once } from './once.server.ts';
import { type AnyProcedure, planTooSmall, refusal, signedOut } from './refusals.server.ts';
import { siteStandingOf } from './site-standing.server.ts';
import { turnAway } from './trespass.server.ts';
import { withoutAmounts } from './withheld-answer.server.ts';

/** Facts of one HTTP request. A batch is one request, so `once` remembers what was done for all its calls. */
export type RequestFacts = {
  readonly id: string;
  readonly headers: Headers;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly workspaceId: string | null;
  readonly isAtAdminHost?: boolean;
  readonly once: Map<string, Promise<unknown>>;
};

export type RequestContext = {
  readonly ground: Ground;
  readonly request: RequestFacts;
  /** Headers of the answer to the request as a whole; the adapter sends them, and no call of a batch has its own. */
  resHeaders?: Headers;
};

/** What a handler adds to the audit line; `person`: whose it is, where not the caller's; `isRepeat`: done before, so no line and no news. */
type Remembered = { id?: string; person?: string; isRepeat?: true; metadata?: Record<string, unknown> };
export type Remember = (what: Remembered) => void;

export type HandlerContext = {
  readonly db: Database;
  readonly announce: Announce;
  readonly remember: Remember;
  /** Does work that is kept even if the command fails, such as counting a failed sign-in. */
  readonly apart: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * Does something once the change is committed, and only then, such as sending a letter. The answer does not wait for
   * it: its time would tell whether there was something to send.
   */
  readonly afterwards: (work: () => Promise<unknown>) => void;
  /** Lets this call not count in the limit of its own; in that on all requests it does. */
  readonly uncounted: () => Promise<void>;
};

// Used on a module's implementer, before its procedures: behind a single procedure they would run after its input was read.
const guard = os.$context<RequestContext>();

/** For procedures whose access is `anyone`. */
export const openToAll = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = await admit(context, procedure, path);
  refuseUnkeepable(input);
  const { caller, found } = admitted;
  return work(context, path, admitted, (handler) => next({ context: { ...handler, caller, arrival: found } }));
});

/** For procedures about the person who calls, whichever books are open: access `person`, or a role on the site. */
export const openToPeople = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = await admit(context, procedure, path);
  const { found } = admitted;
  if (found === null) throw refusal('SIGNED_OUT');
  refuseUnkeepable(input);
  const { person, session } = found;
  const own = { person, session, userId: person.id, caller: admitted.caller };
  return work(context, path, admitted, (handler) => next({ context: { ...handler, ...own } }));
});

/** For procedures whose access is a permission in the books that are open. */
export const openToMembers = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = await admit(context, procedure, path);
  const { caller, found } = admitted;
  if (caller === null || found === null) throw refusal('SIGNED_OUT');
  refuseUnkeepable(input);
  const { person, workspace, tier }: { person: Person; workspace: OpenWorkspace; tier: Tier } = caller;
  const { session } = found;
  const books = { person, session, workspace, workspaceId: workspace.id, userId: person.id, tier };
  const answer = () => work(context, path, admitted, (handler) => next({ context: { ...handler, ...books } }));
  if (can(workspace.role, 'amounts.read')) return answer();
  return answerErrors(context, path, () => withoutAmounts(answer));
});

/**
 * For what asks somebody else over the network, who may not answer: no connection to the database is held meanwhile. The
 * handler changes what it has to `inOne` transaction, as any other does and with its audit line; a command that never
 * does has forgotten it, and fails. Who may call is as the procedure says.
 */
export const openWhileAsking = guard.middleware(async ({ context, procedure, path, next }, input) => {
  const admitted = await admit(context, procedure, path);
  refuseUnkeepable(input);
  const { meta, found } = admitted;
  const apart: HandlerContext['apart'] = (separate) =>
    inTransaction(context.ground.sidePool, scopeOf(admitted), separate);
  return answerErrors(context, path, async () => {
    let isRemembered = meta.audit === null;
    const inOne = async <T>(handle: (handler: HandlerContext) => Promise<T>): Promise<T> => {
      const result = await work(context, path, admitted, handle);
      isRemembered = true;
      return result;
    };
    const answer = await next({ context: { apart, inOne, arrival: found } });
    if (!isRemembered) throw new Error('a command was answered of which nothing is remembered');
    return answer;
  });
});

/** Who was let in. `found` without `caller`: signed in, but a second factor is owed or no books are open. */
type Admitted = { readonly meta: ProcedureMeta; readonly found: Arrival | null; readonly caller: Caller | null };

/** Session, rate limits, plan, permission, confirmation: in this order, before anything of the request is read. */
async function admit(context: RequestContext, procedure: AnyProcedure, path: readonly string[]): Promise<Admitted> {
  const meta = procedure['~orpc'].meta as ProcedureMeta;
  const { ground, request } = context;
  return answerErrors(context, path, async () => {
    const found = await arrivalOf(context);
    const within = async (limit: ProcedureMeta['limit'] & object) => {
      const resetAt = await exceeded(ground.pool, limit, asks(request, found));
      if (resetAt !== null) throw refusal('TOO_MANY_REQUESTS', { resetAt: resetAt.toISOString() });
    };
    // Counted and looked up at the same time; the count is heard first.
    const owes = found?.session.isPending === true;
    const looking = found === null || owes ? null : callerOf(context, found.person, meta.access === 'anyone');
    looking?.catch(() => undefined);
    await once(request, 'api_call', () => within(ground.apiCall));
    if (meta.limit !== null) await within(meta.limit);
    if (found !== null) await turnAway(context, found, () => siteStandingOf(context, found.person));
    const caller = await looking;
    if (meta.access === 'anyone') return { meta, found, caller };
    if (found === null) throw signedOut(procedure);
    if (owes && !meta.pending) throw refusal('SECOND_STEP_NEEDED');
    await once(request, 'pages', () => notePages(ground, request, found));
    checkAccess(meta, found.person, await siteStandingOf(context, found.person), caller);
    if (meta.fresh && !isFresh(found.session, ground.now())) throw refusal('CONFIRMATION_NEEDED');
    return { meta, found, caller };
  });
}

/** Whose calls a limit counts together. */
function asks(request: RequestFacts, found: Arrival | null): string {
  return found?.person.id ?? (request.ipAddress === null ? 'unknown' : networkOf(request.ipAddress));
}

/** Who comes with the request; asked once for all calls of a batch. The adapter asks first, and sends the cookies. */
export function arrivalOf({ ground, request, resHeaders }: RequestContext): Promise<Arrival | null> {
  return once(request, 'person', async () => {
    const found = await ground.doorkeeper.personOf(request);
    for (const cookie of found?.setCookie ?? []) resHeaders?.append('set-cookie', cookie);
    return found;
  });
}

/** What the person is on the site, of what type and on which plan, then what they are in the books that are open. */
function checkAccess(
  { access, module, tier }: ProcedureMeta,
  { userType }: Person,
  standing: SiteStanding,
  caller: Caller | null,
): void {
  if (access === 'admin' && !canOnSite(standing.roles, access)) throw refusal('ADMIN_NEEDED');
  if (access === 'superuser' && !canOnSite(standing.roles, access)) throw refusal('SUPERUSER_NEEDED');
  const ofBooks = access !== 'anyone' && access !== 'person' && !isSiteRole(access) ? access : null;
  if (ofBooks !== null && caller === null) throw refusal('NOT_A_MEMBER');
  // Also in a session that was open before the books began to ask.
  if (ofBooks !== null && caller?.workspace.owesFactor === true) throw refusal('SECOND_FACTOR_NEEDED');
  const door = module === null ? 'open' : doorOf(module, { userType, ...standing });
  // What a type may manage is said of its own books; in others' the membership decides (decisions, "Who owns a row").
  const own = ofBooks === null || caller?.workspace.role === 'owner';
  if (door === 'shut' && own) throw refusal('NOT_FOR_TYPE');
  if (door === 'locked') throw planTooSmall(tier);
  if (ofBooks !== null && caller !== null && !can(caller.workspace.role, ofBooks)) throw refusal('NOT_ALLOWED');
  // Who keeps the books themselves can still restore them.
  if (caller?.workspace.isArchived === true && restsInArchive(access)) throw refusal('BOOKS_ARCHIVED');
}

/** `orOwn`: where the books asked for are not to be had (any more), the person's own. */
async function callerOf(context: RequestContext, person: Person, orOwn: boolean): Promise<Caller | null> {
  const { ground, request } = context;
  const booksOf = async (id: string | null): Promise<OpenWorkspace | null> => {
    const found = await ground.doorkeeper.workspaceOf(person.id, id);
    return found === null && orOwn && id !== null ? booksOf(null) : found;
  };
  return once(request, orOwn ? 'caller or own' : 'caller', async () => {
    const [workspace, { tier, roles }] = await Promise.all([
      booksOf(request.workspaceId),
      siteStandingOf(context, person),
    ]);
    return workspace === null ? null : { person, workspace, tier, roles: [...roles] };
  });
}

/** Whose eyes the database looks through for this call. */
function scopeOf({ meta, found, caller }: Admitted) {
  const owes = found?.session.isPending === true && !meta.pending;
  return {
    role: 'ilifa_app',
    ...(owes || found === null ? {} : { userId: found.person.id }),
    ...(caller === null ? {} : { workspaceId: caller.workspace.id }),
  } as const;
}

/** One transaction: the handler, then the audit line; both or neither. */
async function work<T>(
  context: RequestContext,
  path: readonly string[],
  admitted: Admitted,
  handle: (handler: HandlerContext) => T | PromiseLike<T>,
): Promise<T> {
  const [{ ground, request }, { meta, found, caller }] = [context, admitted];
  const inBooks = meta.access !== 'anyone' && meta.access !== 'person' && !isSiteRole(meta.access);
  const scope = scopeOf(admitted);
  const apart: HandlerContext['apart'] = (separate) => inTransaction(ground.sidePool, scope, separate);
  const later: (() => Promise<unknown>)[] = [];
  const afterwards: HandlerContext['afterwards'] = (then) => void later.push(then);
  const uncounted = async (): Promise<void> => {
    if (meta.limit !== null) await givenBack(ground.sidePool, meta.limit, asks(request, found));
  };
  return answerErrors(context, path, async () => {
    const answer = await inTransaction(ground.pool, scope, async (db) => {
      let about: Remembered = {};
      const remember: Remember = (what) => {
        about = what;
      };
      const announce = announcer(db, ground.listeners);
      const result = await handle({ db, announce, remember, apart, afterwards, uncounted });
      if (meta.audit !== null && found !== null && scope.userId !== undefined) {
        const { ipAddress, userAgent } = request;
        const deed = { userId: scope.userId, sessionId: found.session.id, action: meta.audit, ipAddress, userAgent };
        await announce(deedDone(deed));
      }
      if (meta.audit !== null && about.isRepeat !== true) {
        const entry = {
          workspaceId: inBooks && caller !== null ? caller.workspace.id : null,
          userId: about.person ?? scope.userId ?? null,
          action: meta.audit,
          resourceType: path[0] ?? 'system',
          resourceId: about.id ?? null,
          ipAddress: request.ipAddress,
          userAgent: request.userAgent,
          metadata: { ...about.metadata, ...(inBooks ? underWhichGrant(caller) : {}) },
        };
        if (entry.workspaceId !== null)
          await announce(booksChanged({ workspaceId: entry.workspaceId, action: meta.audit, ids: idsOf(about) }));
        if (!meta.auditMayWait) await appendAudit(db, entry);
        else await ground.auditMemory.appendOrHold(db, entry, afterwards);
      }
      return result;
    });
    if (meta.audit !== null && !meta.auditMayWait) {
      later.push(() => ground.auditMemory.flush(ground.sidePool));
      later.push(() => ground.held.flush(ground.sidePool, ground.listeners));
    }
    for (const then of later)
      then().catch((error: unknown) => {
        const names = { requestId: request.id, procedure: path.join('.') };
        ground.log.error({ err: error, ...names }, 'what follows a change failed; the change is kept');
      });
    return answer;
  });
}

/** What a handler says it has changed: several by `ids`, else the one that it names. */
function idsOf({ id, metadata }: Remembered): string[] {
  const several: unknown = metadata?.['ids'];
  if (Array.isArray(several)) return several.map(String);
  return id === undefined ? [] : [id];
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
