import { adminHostTrespassed } from '#kernel/activity-events.ts';
import { appendAudit } from './audit.server.ts';
import { inTransaction } from './database.server.ts';
import { emitterFor } from './events.server.ts';
import type { Arrival, AppServices, SiteStanding } from './app-services.server.ts';
import { once } from './once.server.ts';
import { refusal } from './refusals.server.ts';

type Came = {
  readonly services: AppServices;
  readonly request: {
    readonly isAtAdminHost?: boolean;
    readonly ipAddress: string | null;
    readonly userAgent: string | null;
    readonly once: Map<string, Promise<unknown>>;
  };
};

/**
 * §6: whoever is signed in at the administrators' host and has no role on the site is remembered there as trying to get in,
 * which is a high risk, and their session is over. Those who have one go on. @throws ADMIN_NEEDED
 */
export async function rejectNonAdmin(
  { services, request }: Came,
  found: Arrival,
  standingOf: () => Promise<SiteStanding>,
): Promise<void> {
  if (request.isAtAdminHost !== true || (await standingOf()).roles.length > 0) return;
  // Once for all calls of a batch.
  await once(request, 'trespass', () => endFor(services, request, found));
  throw refusal('ADMIN_NEEDED');
}

function endFor(
  services: AppServices,
  { ipAddress, userAgent }: Came['request'],
  { person, session }: Arrival,
): Promise<void> {
  const [userId, sessionId] = [person.id, session.id];
  return inTransaction(services.pool, { role: 'ilifa_app', userId }, async (db) => {
    await appendAudit(db, {
      workspaceId: null,
      userId,
      action: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT',
      resourceType: 'admin-host',
      resourceId: sessionId,
      ipAddress,
      userAgent,
      metadata: { riskLevel: 'high' },
    });
    // Last: who is signed out may not be told anything under their own name any more.
    await emitterFor(db, services.listeners)(adminHostTrespassed({ userId, sessionId, ipAddress }));
  });
}
