import { implement } from '@orpc/server';
import { alertCountsKnown, siteAlerts } from '#modules/access/alerts/service.server.ts';
import { accountOf, failuresWithin, refuseSignIn, trackFailure } from '#modules/access/identity/service.server.ts';
import { sessionCounts } from '#modules/access/sessions/service.server.ts';
import { permitOperation } from '#modules/access/threat-detection/service.server.ts';
import { openAuditVerdict } from '#platform/audit.server.ts';
import { workspaceProcedure, userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { isCritical, riskLevelOfEvent } from './risk-level.ts';
import { MOST_EXPORTED, recordedOf, recordFile } from './record-file.server.ts';
import { actionCounts, countRecord, MOST_LINES, recordOf, siteActionCounts } from './store.server.ts';

const security = implement(contract).$context<RequestContext>();
const people = security.use(userProcedure);
const members = security.use(workspaceProcedure);

/** Actions that statistics name (§9). */
const TOP = 5;

export const securityRouter = {
  log: people.log.handler(({ input: { eventType, eventDescription, metadata }, context: { audit } }) => {
    const riskLevel = riskLevelOfEvent(eventType);
    audit({ metadata: { eventType, eventDescription, riskLevel, told: JSON.stringify(metadata) } });
    return { riskLevel };
  }),

  list: people.list.handler(async ({ input: { show, hours }, context: { db, userId, services } }) => {
    const since = hours === null ? null : hoursBefore(services.now(), hours);
    return (await recordOf(db, userId, { since, show })).map(recordedOf);
  }),

  export: people.export.handler(async ({ input: { show, hours }, context }) => {
    const { db, userId, services, audit } = context;
    const now = services.now();
    const chosen = { since: hours === null ? null : hoursBefore(now, hours), show };
    if ((await countRecord(db, userId, chosen)) > MOST_LINES) await permitOperation(context, 'data_export');
    const lines = (await recordOf(db, userId, chosen, MOST_EXPORTED)).map(recordedOf);
    audit({ metadata: { lines: lines.length, show, hours } });
    return recordFile(lines, now);
  }),

  statistics: people.statistics.handler(async ({ context: { db, userId, services } }) => {
    const now = services.now();
    return {
      ...figuresIn(await actionCounts(db, userId, now)),
      alerts: await alertCountsKnown(db, services.held, userId),
      sessions: await sessionCounts(db, userId, now),
    };
  }),

  siteStatistics: people.siteStatistics.handler(async ({ context: { db, services } }) => {
    const now = services.now();
    const [alerts, sessions] = [await siteAlerts(db), await sessionCounts(db, null, now)];
    return { ...figuresIn(await siteActionCounts(db, now)), alerts, sessions };
  }),

  verify: people.verify.handler(({ context: { db } }) => openAuditVerdict(db, 'person')),

  verifyBooks: members.verifyBooks.handler(({ context: { db } }) => openAuditVerdict(db, 'books')),

  trackFailedLogin: people.trackFailedLogin.handler(async ({ input, context: { db, emit, services } }) => {
    const { failureReason: reason, ...from } = input;
    const [failure, now] = [{ ...from, reason }, services.now()];
    await trackFailure(db, failure, now);
    await refuseSignIn(db, emit, failure, (await accountOf(db, failure.email))?.id ?? null, now);
    return { tracked: true } as const;
  }),

  checkSuspiciousLogin: people.checkSuspiciousLogin.handler(
    async ({ input: { email, windowMinutes, maxAttempts }, context: { db, services } }) =>
      (await failuresWithin(db, email, windowMinutes, services.now())) >= maxAttempts,
  ),
};

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 60 * 60_000);
}

/** What the counts of actions come to (§9); they come with the most frequent first. */
function figuresIn(counts: readonly { action: string; count: number; recent: number }[]) {
  const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
  return {
    inAll: sum(counts.map(({ count }) => count)),
    inLastHour: sum(counts.map(({ recent }) => recent)),
    critical: sum(counts.filter(({ action }) => isCritical(action)).map(({ count }) => count)),
    topActions: counts.slice(0, TOP).map(({ action, count }) => ({ action, count })),
  };
}
