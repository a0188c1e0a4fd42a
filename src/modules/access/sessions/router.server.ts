import { implement } from '@orpc/server';
import { WayInSchema } from '#kernel/caller.ts';
import { browserOf } from '#modules/access/devices/service.server.ts';
import { sessionsEnded } from '#modules/access/identity/events.ts';
import {
  type AuthSettings,
  closeSession,
  dropSessions,
  forgottenSessionCookies,
  newToken,
  replaceToken,
  sessionCookies,
  sessionToken,
  tokenHash,
} from '#modules/access/identity/service.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { publicProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { contract } from './contract.ts';
import { sessionCheckFailed, sessionRiskElevated } from './events.ts';
import { MFA_ABOVE } from './limits.ts';
import type { CurrentSession } from './model.ts';
import { countryOf } from './place.server.ts';
import { endsByReport, isElevated, OVERLAP, riskLevelOf } from './rules.ts';
import { endedFor, liveSessions, markOthersEnded, raiseRisk, renew } from './store.server.ts';

const sessions = implement(contract).$context<RequestContext>();
const people = sessions.use(userProcedure);
const everyone = sessions.use(publicProcedure);

/** The procedures of sessions; the settings sign their cookies. */
export function sessionsRouter(settings: AuthSettings) {
  return sessions.router({
    current: people.current.handler(({ context: { db, userId, session, services } }) =>
      currentOf(db, userId, session.id, services.now()),
    ),

    list: people.list.handler(({ context: { db, userId, session, services } }) =>
      presented(db, userId, session.id, services.now()),
    ),

    refresh: people.refresh.handler(async ({ context: { db, userId, session, request, resHeaders, services } }) => {
      const [now, token] = [services.now(), sessionToken(request.headers, settings)];
      const before = await currentOf(db, userId, session.id, now);
      const isRecent = before.renewedAt.getTime() > now.getTime() - OVERLAP;
      if (token !== null && !isRecent) {
        const next = newToken();
        const isOurs = await asRole(db, 'ilifa_auth', () =>
          renew(db, session.id, { presented: tokenHash(token), next: tokenHash(next) }, now),
        );
        if (isOurs) {
          await replaceToken(db, session.id, tokenHash(next));
          for (const cookie of await sessionCookies(next, settings)) resHeaders?.append('set-cookie', cookie);
        }
      }
      return currentOf(db, userId, session.id, now);
    }),

    end: people.end.handler(async ({ input, context, errors }) => {
      const { db, emit, audit, userId, session, resHeaders, services } = context;
      const own = await presented(db, userId, session.id, services.now());
      if (!own.some(({ id }) => id === input.sessionId)) throw errors.SESSION_NOT_FOUND();
      await closeSession(db, emit, input.sessionId, 'User requested termination of this session');
      if (input.sessionId === session.id)
        for (const cookie of await forgottenSessionCookies(settings)) resHeaders?.append('set-cookie', cookie);
      audit({ id: input.sessionId });
      return { ended: true } as const;
    }),

    endOthers: people.endOthers.handler(async ({ context: { db, emit, audit, userId, session, services } }) => {
      const reason = 'User requested termination of all sessions';
      const ended = await asRole(db, 'ilifa_auth', () =>
        markOthersEnded(db, userId, session.id, reason, services.now()),
      );
      await dropSessions(db, ended);
      await emit(sessionsEnded({ userId, except: session.id, reason }));
      audit({ metadata: { ended: ended.length } });
      return { ended: ended.length };
    }),

    // The cookie stays: forgetting it here could undo a sign-in that was answered a moment before.
    ending: everyone.ending.handler(async ({ context: { db, arrival, request } }) => {
      const token = sessionToken(request.headers, settings);
      if (token === null || arrival !== null) return null;
      return asRole(db, 'ilifa_auth', () => endedFor(db, tokenHash(token)));
    }),

    report: people.report.handler(async ({ input, context: { db, emit, audit, userId, session, services } }) => {
      const now = services.now();
      await asRole(db, 'ilifa_auth', () => raiseRisk(db, session.id, input.risk, now));
      audit({ id: session.id, metadata: { ...input, riskLevel: riskLevelOf(input.risk) } });
      const { riskScore, requiresMfa } = await currentOf(db, userId, session.id, now);
      const over = endsByReport(input);
      if (over !== null) await closeSession(db, emit, session.id, over);
      else if (isElevated(input))
        await emit(sessionRiskElevated({ userId, sessionId: session.id, threats: input.threats }));
      return { riskScore, requiresMfa: requiresMfa || riskScore > MFA_ABOVE, isOver: over !== null };
    }),

    reportFailure: people.reportFailure.handler(async ({ context: { emit, audit, userId, session } }) => {
      await emit(sessionCheckFailed({ userId, sessionId: session.id }));
      audit({ id: session.id, metadata: { riskLevel: 'high' } });
      return { reported: true } as const;
    }),
  });
}

/** The person's live sessions as they see them. */
async function presented(db: Database, userId: string, currentId: string, now: Date) {
  const rows = await asRole(db, 'ilifa_auth', () => liveSessions(db, userId, now));
  return rows.map(({ userAgent, via, ...row }) => {
    const { name, type } = browserOf(userAgent);
    return {
      ...row,
      isCurrent: row.id === currentId,
      device: { name, type },
      via: WayInSchema.parse(via),
      country: countryOf(row.ipAddress),
    };
  });
}

async function currentOf(
  db: Database,
  userId: string,
  currentId: string,
  now: Date,
): Promise<CurrentSession & { renewedAt: Date }> {
  const found = (await presented(db, userId, currentId, now)).find(({ isCurrent }) => isCurrent);
  if (found === undefined) throw refusal('SIGNED_OUT');
  return found;
}
