import { type Caller, isFresh, type OpenWorkspace, type Person } from '#kernel/caller.ts';
import type { ProcedureMeta, RateLimit } from '#kernel/contract.ts';
import { doorOf } from '#kernel/modules.ts';
import { can, isPermission, isSiteRole, restsInArchive } from '#kernel/permissions.ts';
import { canOnSite } from '#kernel/roles.ts';
import { answerErrors } from './answer-errors.server.ts';
import type { Arrival, SiteStanding } from './app-services.server.ts';
import { exceeded, networkOf } from './limits.server.ts';
import { once } from './once.server.ts';
import { notePages } from './pages-entered.server.ts';
import { type AnyProcedure, planTooSmall, refusal, signedOut } from './refusals.server.ts';
import type { Admitted, RequestContext, RequestFacts } from './request-context.server.ts';
import { siteStandingOf } from './site-standing.server.ts';
import { rejectNonAdmin } from './non-admins.server.ts';

/** Session, rate limits, plan, permission, confirmation: in this order, before anything of the request is read. */
export async function admit(
  context: RequestContext,
  procedure: AnyProcedure,
  path: readonly string[],
): Promise<Admitted> {
  const meta = procedure['~orpc'].meta as ProcedureMeta;
  const { services, request } = context;
  const isCounted = context.counted === path.join('.');
  return answerErrors(context, path, async () => {
    const found = await arrivalOf(context);
    // Counted and looked up at the same time; the count is heard first.
    const owes = found?.session.isPending === true;
    const looking = found === null || owes ? null : callerOf(context, found.person, meta.access === 'anyone');
    looking?.catch(() => undefined);
    await countRequest(context);
    if (meta.limit !== null && !isCounted) await takePoint(context, meta.limit, found);
    if (found !== null) await rejectNonAdmin(context, found, () => siteStandingOf(context, found.person));
    const caller = await looking;
    if (meta.access === 'anyone') return { meta, found, caller };
    if (found === null) throw signedOut(procedure);
    if (owes && !meta.pending) throw refusal('SECOND_STEP_NEEDED');
    await once(request, 'pages', () => notePages(services, request, found));
    checkAccess(meta, found.person, await siteStandingOf(context, found.person), caller);
    if (isSiteRole(meta.access) && !isForAdministrators(context)) throw refusal('ADMIN_HOST_NEEDED');
    if (meta.fresh && !isFresh(found.session, services.now())) throw refusal('CONFIRMATION_NEEDED');
    return { meta, found, caller };
  });
}

/** Counts the request in the limit on all requests, once for all its calls. @throws ORPCError TOO_MANY_REQUESTS */
export function countRequest(context: RequestContext): Promise<void> {
  return once(context.request, 'api_call', async () =>
    takePoint(context, context.services.apiCall, await arrivalOf(context)),
  );
}

async function takePoint(
  { services, request }: RequestContext,
  limit: RateLimit,
  found: Arrival | null,
): Promise<void> {
  const resetAt = await exceeded(services.pool, limit, asks(request, found));
  if (resetAt !== null) throw refusal('TOO_MANY_REQUESTS', { resetAt: resetAt.toISOString() });
}

/** The same request once more, to be admitted by what holds now; its call of a procedure is not counted again. */
export function asOfNow(context: RequestContext, path: readonly string[]): RequestContext {
  const { request } = context;
  const counted = [...request.once].filter(([what]) => what === 'api_call' || what === 'pages');
  return { ...context, counted: path.join('.'), request: { ...request, once: new Map(counted) } };
}

/** Whose calls a limit counts together. */
export function asks(request: RequestFacts, found: Arrival | null): string {
  return found?.person.id ?? (request.ipAddress === null ? 'unknown' : networkOf(request.ipAddress));
}

/** Who comes with the request; asked once for all calls of a batch. The adapter asks first, and sends the cookies. */
export function arrivalOf({ services, request, resHeaders }: RequestContext): Promise<Arrival | null> {
  return once(request, 'person', async () => {
    const found = await services.accessResolver.personOf(request);
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
  const ofBooks = isPermission(access) ? access : null;
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

/**
 * Whether administrators work at this host: at their own, and on the main one only while the two share a name, as on
 * one's own machine. A main page that was broken into must not administer the site by the session of whoever opened it.
 */
function isForAdministrators({ services, request }: RequestContext): boolean {
  const { publicUrl, adminUrl } = services.installation;
  return request.isAtAdminHost === true || new URL(publicUrl).hostname === new URL(adminUrl).hostname;
}

/** `orOwn`: where the books asked for are not to be had (any more), the person's own. */
async function callerOf(context: RequestContext, person: Person, orOwn: boolean): Promise<Caller | null> {
  const { services, request } = context;
  const booksOf = async (id: string | null): Promise<OpenWorkspace | null> => {
    const found = await services.accessResolver.workspaceOf(person.id, id);
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
