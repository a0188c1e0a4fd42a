import { NO_OPERATOR } from '#kernel/operator.ts';
import { LIMITS, type RateLimit } from '#kernel/contract.ts';
import type { Price } from '#kernel/prices.ts';
import { standingsOn } from '#modules/people/site-roles/service.server.ts';
import { erasureListeners } from '#modules/people/account-deletion/service.server.ts';
import { secondStepAtTheDoor, withoutSecondFactor } from '#modules/access/two-factor/service.server.ts';
import { lockEmails } from '#modules/access/passwords/service.server.ts';
import type { AuthSettings } from '#modules/access/identity/auth.server.ts';
import { sessionLimit, sessionReader } from '#modules/access/sessions/service.server.ts';
import { PAYMENT_LIMIT } from '#modules/access/threat-detection/rules.ts';
import { booksAskSecondFactor, workspaceOf } from '#modules/people/workspaces/service.server.ts';
import { within } from '#platform/networks.server.ts';
import { auditBuffer } from '#platform/audit-buffer.server.ts';
import { openPool } from '#platform/database.server.ts';
import type { AccessResolver, AppServices, Installation } from '#platform/app-services.server.ts';
import { retryQueue } from '#platform/retry-queue.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Log } from '#platform/log.server.ts';
import { createEmailQueue } from '#platform/email-queue.server.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { listenersOf } from './modules.server.ts';
import { everyRateLimit } from './rate-limits.server.ts';

/** Whose session it is, is looked up by keys: a database that takes longer, in milliseconds, is not waited for. */
const SESSION_LIMIT = 8_000;

export type ServicesOptions = {
  readonly loginUrl: string;
  readonly auth: AuthSettings;
  readonly keyring: Keyring;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly contactEmail?: string | null;
  readonly pushServices?: readonly string[];
  readonly webhookOrigins?: readonly string[];
  readonly exchangeRatesUrl?: string | null;
  readonly installation?: Installation;
  readonly apiCall?: RateLimit;
  readonly paymentLimit?: number;
  readonly prices?: readonly Price[];
  readonly now?: () => Date;
};

/** Puts together what the application stands on; `close` lets go of its connections. */
export function createServices({
  loginUrl,
  auth,
  keyring,
  log,
  mailer,
  contactEmail = null,
  pushServices = [],
  webhookOrigins = [],
  exchangeRatesUrl = null,
  now = () => new Date(),
  installation = installedAt({ publicUrl: auth.publicUrl, adminUrl: auth.publicUrl }, now()),
  apiCall = LIMITS.apiCall,
  paymentLimit = PAYMENT_LIMIT,
  prices = [],
}: ServicesOptions) {
  const onError = (error: Error) => log.warn({ err: error }, 'an idle database connection broke and is replaced');
  const pool = openPool(loginUrl, { max: 10, onError });
  const sidePool = openPool(loginUrl, { max: 4, onError });
  const sessionPool = openPool(loginUrl, { max: 6, onError, role: 'ilifa_auth', statementTimeout: SESSION_LIMIT });
  const [memory, held] = [auditBuffer(log, now), retryQueue(log, now)];
  const standingOf = standingsOn(sessionPool, now);
  const isAdmin = async (userId: string) => (await standingOf(userId)).roles.length > 0;
  const lacksFactor = async (userId: string) => (await withoutSecondFactor(sessionPool, [userId])).length > 0;
  const emails = createEmailQueue({ pool: sidePool, mailer, keyring, log, now, listeners: () => services.listeners });
  const accessResolver: AccessResolver = {
    personOf: sessionReader({
      pool: sessionPool,
      settings: auth,
      now,
      isAdmin,
      memory,
      listeners: () => services.listeners,
    }),
    workspaceOf: (userId, workspaceId) => workspaceOf(sessionPool, userId, workspaceId, lacksFactor),
    withoutSecondFactor: (userIds) => withoutSecondFactor(sessionPool, userIds),
    standingOf,
    rolesOf: (userId) => standingOf(userId).then(({ roles }) => roles),
    async secondFactorDemandOf(userId) {
      if ((await accessResolver.rolesOf(userId)).length > 0) return 'administrator';
      return (await booksAskSecondFactor(sessionPool, userId)) ? 'books' : null;
    },
  };
  const secondStep = secondStepAtTheDoor({ accessResolver, keyring, publicUrl: auth.publicUrl, now });
  const services: AppServices = {
    pool,
    sidePool,
    log,
    auditBuffer: memory,
    held,
    // Which session is too many, and whether signing in undoes a deletion, is for who has heard what it owes.
    listeners: [
      ...listenersOf({ auth, now, held }),
      secondStep,
      ...sessionLimit(now),
      lockEmails({ emails, keyring, publicUrl: auth.publicUrl, now }),
      ...erasureListeners(now),
    ],
    keyring,
    emails,
    contactEmail,
    pushServices,
    webhookOrigins,
    exchangeRatesUrl,
    installation,
    isAdminNetwork: within(installation.adminNetworks),
    apiCall,
    rateLimits: everyRateLimit(apiCall),
    paymentLimit,
    prices,
    now,
    accessResolver,
  };
  const close = async () => {
    await emails.stop();
    await Promise.all([pool.end(), sidePool.end(), sessionPool.end()]);
  };
  return { services, close };
}

/** Of an application that was put together without the network, as by a command. */
export function installedAt(hosts: Pick<Installation, 'publicUrl' | 'adminUrl'>, startedAt: Date): Installation {
  return {
    environment: 'development',
    ...hosts,
    adminNetworks: [],
    isMailSent: false,
    isDatabaseEmbedded: true,
    operator: NO_OPERATOR,
    startedAt,
  };
}
