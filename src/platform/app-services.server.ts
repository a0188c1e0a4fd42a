import type { Operator } from '#kernel/operator.ts';
import type { OpenWorkspace, Person, Session } from '#kernel/caller.ts';
import type { RateLimit } from '#kernel/contract.ts';
import type { Price } from '#kernel/prices.ts';
import type { SiteRole } from '#kernel/roles.ts';
import type { Tier } from '#kernel/tiers.ts';
import type { AuditBuffer } from './audit-buffer.server.ts';
import type { Pool } from './database.server.ts';
import type { Listener } from './events.server.ts';
import type { RetryQueue } from './retry-queue.server.ts';
import type { Keyring } from './keyring.server.ts';
import type { Networks } from './networks.server.ts';
import type { Log } from './log.server.ts';
import type { EmailQueue } from './email-queue.server.ts';

/** What is known of who calls, before it is known who they are. */
export type Visitor = {
  readonly headers: Headers;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};

/** Who comes through a session. `setCookie` holds what a session that was renewed must send back. */
export type Arrival = { readonly person: Person; readonly session: Session; readonly setCookie: readonly string[] };

/** What a person may do on the whole site, by roles that are active and not expired, and what their plan opens. */
export type SiteStanding = { readonly tier: Tier; readonly roles: SiteRole[] };

/** Why somebody has to have a second factor: they run the site, or books that they are a member of ask for it. */
export type SecondFactorDemand = 'administrator' | 'books';

/** Who knows people and memberships; modules provide it, the guard asks it. */
export type AccessResolver = {
  /** The person whose session the request carries. */
  personOf(visitor: Visitor): Promise<Arrival | null>;
  /** The workspace asked for (null: the person's own), if the person is a member. */
  workspaceOf(userId: string, workspaceId: string | null): Promise<OpenWorkspace | null>;
  standingOf(userId: string): Promise<SiteStanding>;
  /** The roles of `standingOf` alone. */
  rolesOf(userId: string): Promise<readonly SiteRole[]>;
  /** Whether the person must have a second factor, and why. */
  secondFactorDemandOf(userId: string): Promise<SecondFactorDemand | null>;
  /** Those of these people who have no second factor. */
  withoutSecondFactor(userIds: readonly string[]): Promise<string[]>;
};

/** How an installation was set up; what its superusers read of it. */
export type Installation = {
  readonly environment: string;
  readonly publicUrl: string;
  readonly adminUrl: string;
  /** Networks that the administrators' host answers; empty: every one. */
  readonly adminNetworks: string[];
  /** False: e-mails are kept in the outbox. */
  readonly isMailSent: boolean;
  readonly isDatabaseEmbedded: boolean;
  readonly operator: Operator;
  readonly startedAt: Date;
};

/** What one running application stands on; made once, by an app or by a test. */
export type AppServices = {
  readonly pool: Pool;
  /**
   * A few connections for short work beside an open transaction. Never the pool that holds the transaction: all of
   * its connections could be waiting for one more.
   */
  readonly sidePool: Pool;
  readonly log: Log;
  readonly auditBuffer: AuditBuffer;
  readonly held: RetryQueue;
  readonly accessResolver: AccessResolver;
  readonly listeners: readonly Listener[];
  readonly keyring: Keyring;
  readonly emails: EmailQueue;
  /** Where what visitors write is sent; null: nobody named an address. */
  readonly contactEmail: string | null;
  /** Origins that take push messages beside those of the makers of browsers; the operator names them. */
  readonly pushServices: readonly string[];
  /** Origins that webhooks may call though they are inside, or without TLS; the operator names them. */
  readonly webhookOrigins: readonly string[];
  /** Where a file of exchange rates is fetched each day; null: nothing is fetched. */
  readonly exchangeRatesUrl: string | null;
  readonly installation: Installation;
  /** Whether administrators may work from this address (ADMIN_NETWORKS). */
  readonly isAdminNetwork: Networks;
  /** The limit on requests; an operator may change it. */
  readonly apiCall: RateLimit;
  /** Every limit that is counted, each once, `apiCall` first. */
  readonly rateLimits: readonly RateLimit[];
  /** From so many whole units of a base currency on no instruction moves money (§4); an operator may change it. */
  readonly paymentLimit: number;
  /** What plans cost, as the operator set it. */
  readonly prices: readonly Price[];
  readonly now: () => Date;
};
