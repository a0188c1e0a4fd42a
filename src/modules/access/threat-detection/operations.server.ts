import type { Session } from '#kernel/caller.ts';
import { isFresh } from '#kernel/caller.ts';
import { raiseAlert, raiseOrHold } from '#modules/access/alerts/service.server.ts';
import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';
import { countryOf, deviceOfSession } from '#modules/access/sessions/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { takeTurn } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { alertAboutOperation, calmWords } from './operation-alert.ts';
import { type Operation, OPERATION_LIMIT, operationCheck } from './operation-check.ts';
import { alertAboutBrokenCheck } from './system-alerts.ts';
import { noteActivity, operationsSince } from './store.server.ts';

type Asking = RequestContext &
  Pick<HandlerContext, 'inSeparateTransaction'> & { readonly userId: string; readonly session: Session };

/**
 * Lets something sensitive be done (§4, "Security check of an operation"), or stops it; the person is told in either case,
 * and that is kept whatever becomes of the command. It writes beside the open transaction: call it before
 * anything that it might wait for.
 * @throws CONFIRMATION_NEEDED, OPERATION_STOPPED
 */
export async function permitOperation(
  { inSeparateTransaction, services, request, userId, session }: Asking,
  operation: Operation,
): Promise<void> {
  const now = services.now();
  if (!isFresh(session, now)) throw refusal('CONFIRMATION_NEEDED');
  const { ipAddress, userAgent } = request;
  const judged = inSeparateTransaction(async (db) => {
    // Two at once are counted one after the other.
    await takeTurn(db, `operations ${userId}`);
    const since = new Date(now.getTime() - OPERATION_LIMIT.minutes * 60_000);
    const times = await operationsSince(db, userId, operation, since);
    const verdict = operationCheck({
      operation,
      remaining: OPERATION_LIMIT.most - times - 1,
      isLoopback: isLoopback(ipAddress),
      isSameUserAgent: (await deviceOfSession(db, session.id))?.userAgent === userAgent,
    });
    const { risk, isAllowed, requirements } = verdict;
    const seen = { userId, ipAddress, userAgent, country: countryOf(ipAddress), riskScore: risk };
    await noteActivity(db, { ...seen, activityType: operation, source: 'operation' }, now);
    const action = isAllowed ? 'OPERATION_PERMITTED' : 'OPERATION_STOPPED';
    const metadata = { operation, riskScore: risk, riskLevel: isAllowed ? 'medium' : 'high', requirements };
    const about = { action, resourceType: 'sessions', resourceId: session.id, ipAddress, userAgent };
    await appendAudit(db, { workspaceId: null, userId, ...about, metadata });
    const emit = emitterFor(db, services.listeners);
    const calm = calmWords(operation, verdict);
    const told = { isTold: calm !== null };
    const alertId = await raiseAlert(db, emit, { userId }, alertAboutOperation(operation, verdict), now, told);
    if (calm !== null && alertId !== null)
      await emit(noticeGiven({ ...OF_ACCOUNT, userIds: [userId], key: `alert ${alertId}`, severity: 'low', ...calm }));
    // What was refused counts as well: before this time something of it may still weigh.
    return isAllowed ? null : new Date(now.getTime() + OPERATION_LIMIT.minutes * 60_000);
  });
  const resetAt = await judged.catch(async (error: unknown) => {
    // What cannot be judged is not done, and its person hears of it, now or once it can be written.
    await inSeparateTransaction((db) =>
      raiseOrHold(
        db,
        emitterFor(db, services.listeners),
        services.held,
        { userId },
        alertAboutBrokenCheck('operation'),
        now,
      ),
    ).catch(() => undefined);
    throw error;
  });
  if (resetAt !== null) throw refusal('OPERATION_STOPPED', { resetAt: resetAt.toISOString() });
}

function isLoopback(address: string | null): boolean {
  return address !== null && /^(::ffff:)?127\.|^::1$/.test(address);
}
