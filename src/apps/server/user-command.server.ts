import { asc } from 'drizzle-orm';
import { decimalOf } from '#kernel/money.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { firstPasswordEmailTo } from '#modules/access/passwords/service.server.ts';
import { endSubscriptions, startSubscription } from '#modules/people/billing/service.server.ts';
import { accountOf, addPerson, hashPassword } from '#modules/access/identity/service.server.ts';
import { PasswordSchema } from '#modules/access/identity/model.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { expiryOf } from '#modules/access/one-time-tokens/service.server.ts';
import { giveRole, holders, revokeRole } from '#modules/people/site-roles/service.server.ts';
import { undoFor } from '#modules/access/threat-detection/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import { asRole, type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { endOf, USAGE, type Wish, wishOf } from './user-words.ts';

/** Asks the operator for a password, or reads it where nobody is there to ask. Empty: the person chooses it by an e-mail. */
export type AskPassword = () => Promise<string>;

type Asked = {
  readonly words: readonly string[];
  readonly ask: AskPassword;
  /** Where e-mails lead. */
  readonly publicUrl: string;
};

/**
 * Accounts, roles and plans by an operator's words: how a new installation gets its first superuser. Answers the lines to
 * print. What it changes is audited in the chain of the system, since nobody is signed in.
 * @throws StartError with a sentence; then nothing was changed.
 */
export async function userCommand(services: AppServices, { words, ask, publicUrl }: Asked): Promise<string[]> {
  const wish = wishOf(words);
  if (typeof wish === 'string') throw new StartError(`${wish}\n\n${USAGE}`);
  if (wish.verb === 'list')
    return inTransaction(services.pool, { role: 'ilifa_auth' }, (db) => list(db, services, wish.role));
  // Asked for before the transaction: a person may take their time.
  const passwordHash = wish.verb === 'create' ? await hashOf(await ask()) : null;
  const lines = await inTransaction(services.pool, { role: 'ilifa_app' }, (db) =>
    carryOut({ db, services, wish, passwordHash, publicUrl }),
  );
  // What is not taken now goes while the product runs.
  await services.emails.deliver().catch((error: unknown) => {
    services.log.warn({ err: error }, 'sending e-mails failed, and is tried again while the product runs');
  });
  return lines;
}

type Work = {
  readonly db: Database;
  readonly services: AppServices;
  readonly wish: Exclude<Wish, { verb: 'list' }>;
  /** Null: the person chooses it by an e-mail. */
  readonly passwordHash: string | null;
  readonly publicUrl: string;
};

async function carryOut({ db, services, wish, passwordHash, publicUrl }: Work): Promise<string[]> {
  switch (wish.verb) {
    case 'create': {
      const { about, role, until } = wish;
      const emit = emitterFor(db, services.listeners);
      const userId = await addPerson(db, emit, { ...about, dateOfBirth: null, passwordHash });
      if (userId === null) throw new StartError(`${about.email} has an account already. Nothing was changed.`);
      const { country, userType } = about;
      await audit(db, 'person.created', userId, { country, userType });
      const { email } = about;
      if (passwordHash === null) {
        const account = { userId, email, name: `${about.firstName} ${about.lastName}` };
        const first = await firstPasswordEmailTo(db, services, account, publicUrl);
        await services.emails.add(db, first, { expiresAt: expiryOf('reset', services.now()) });
      }
      const next =
        passwordHash === null
          ? 'We e-mailed the person a link to choose a password'
          : 'The person can sign in with the password';
      const lines = [`${email} has an account (${userType}). ${next}.`];
      return role === null ? lines : [...lines, ...(await give(db, services, { ...about, userId }, role, until))];
    }
    case 'role':
      return give(db, services, await known(db, wish.email), wish.role, wish.until);
    case 'revoke': {
      const { userId, email } = await known(db, wish.email);
      const { role } = wish;
      const change = { userId, role, now: services.now(), except: null };
      const outcome = await revokeRole(db, emitterFor(db, services.listeners), change);
      if (outcome === 'not held') throw new StartError(`${email} is not ${withArticle(role)}. Nothing was changed.`);
      if (outcome === 'last superuser')
        throw new StartError(`${email} is the last superuser. Give someone else the role first. Nothing was changed.`);
      await audit(db, 'role.revoked', userId, { role, riskLevel: 'high' });
      return [`${email} is not ${withArticle(role)} any more, and has been signed out everywhere.`];
    }
    case 'unlock':
    case 'trust':
    case 'resolve':
      return undo(db, services, wish.verb, await known(db, wish.email));
    case 'plan':
      return plan(db, services, wish);
  }
}

type Account = { readonly userId: string; readonly email: string };

async function give(db: Database, { now, listeners }: AppServices, to: Account, role: SiteRole, until: string | null) {
  const expiresAt = endOf(until);
  if (expiresAt !== null && expiresAt <= now())
    throw new StartError(`${until} is in the past already. Nothing was changed.`);
  const { userId, email } = to;
  await giveRole(db, emitterFor(db, listeners), { userId, role, expiresAt, now: now(), except: null });
  await audit(db, 'role.given', userId, { role, expiresAt: expiresAt?.toISOString() ?? null, riskLevel: 'high' });
  return [`${email} is ${withArticle(role)}${until === null ? '' : ` until the end of ${until}`}.`];
}

/** What was done about threats, taken back. */
async function undo(
  db: Database,
  services: AppServices,
  verb: 'unlock' | 'trust' | 'resolve',
  { userId, email }: Account,
) {
  const done = await undoFor(db, emitterFor(db, services.listeners), { verb, userId, email }, services.now());
  if (done === 0) throw new StartError(`${NOTHING_TO_UNDO[verb](email)} Nothing was changed.`);
  await audit(db, UNDONE[verb], userId, { count: done, riskLevel: 'high' });
  return [`${UNDONE_SAID[verb](email, done)} They have been told.`];
}

const UNDONE = {
  unlock: 'lock.lifted',
  trust: 'device.trusted-again',
  resolve: 'alert.resolved-for-person',
} as const;
const NOTHING_TO_UNDO = {
  unlock: (email: string) => `${email} is not locked.`,
  trust: (email: string) => `${email} has no device that lost its trust in a security alert.`,
  resolve: (email: string) => `${email} has no open alert.`,
} as const;
const UNDONE_SAID = {
  unlock: (email: string) => `${email} can sign in again.`,
  trust: (email: string, count: number) =>
    count === 1
      ? `Marked 1 device of ${email} as trusted again.`
      : `Marked ${count} devices of ${email} as trusted again.`,
  resolve: (email: string, count: number) =>
    `${counted(count, 'alert')} of ${email} ${count === 1 ? 'is' : 'are'} resolved.`,
} as const;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

async function plan(db: Database, { now }: AppServices, wish: Extract<Wish, { verb: 'plan' }>): Promise<string[]> {
  const { planName, price, interval, until } = wish;
  const { userId, email } = await known(db, wish.email);
  if (planName === null) {
    const ended = await asRole(db, 'ilifa_auth', () => endSubscriptions(db, userId, now()));
    if (ended === 0) throw new StartError(`${email} has no plan that could end. Nothing was changed.`);
    await audit(db, 'subscription.ended', userId, {});
    return [`${email} no longer has a paid plan. The free modules stay available.`];
  }
  if (until !== null && until < now().toISOString().slice(0, 10))
    throw new StartError(`${until} is in the past already. Nothing was changed.`);
  const wanted = { userId, planName, price, billingInterval: interval, endDate: until, now: now() };
  const { tier } = await asRole(db, 'ilifa_auth', () => startSubscription(db, wanted));
  const cost = price === null ? null : `${decimalOf(price)} ${price.currency}`;
  await audit(db, 'subscription.started', userId, { planName, price: cost, interval, until });
  const end = until === null ? '' : ` until the end of ${until}`;
  return [`${email} has the plan "${planName}"${end}, which opens what is ${tier}.`];
}

async function known(db: Database, email: string): Promise<Account> {
  const account = await accountOf(db, email);
  if (account === null) throw new StartError(`${email} has no account here. Nothing was changed.`);
  return { userId: account.id, email: account.email };
}

async function list(db: Database, { now, accessResolver }: AppServices, role: SiteRole | null): Promise<string[]> {
  const [people, held] = [
    await db
      .select({ id: users.id, email: users.email, name: users.name, type: users.userType })
      .from(users)
      .orderBy(asc(users.email)),
    await holders(db, now()),
  ];
  const rolesOf = (id: string) => held.filter(({ userId }) => userId === id);
  const shown = people.filter(({ id }) => role === null || rolesOf(id).some((one) => one.role === role));
  const lines: string[] = [];
  for (const { id, email, name, type } of shown) {
    const roles = rolesOf(id).map((one) => (one.expiresAt === null ? one.role : `${one.role} until ${one.expiresAt}`));
    const { tier } = await accessResolver.standingOf(id);
    lines.push([email, name, type, tier, roles.join(', ')].filter((part) => part !== '').join('  ·  '));
  }
  return lines.length === 0 ? ['Nobody.'] : lines;
}

async function hashOf(password: string): Promise<string | null> {
  if (password === '') return null;
  const { error } = PasswordSchema.safeParse(password);
  if (error !== undefined)
    throw new StartError(`${error.issues.map(({ message }) => message).join('. ')}. No account was made.`);
  return hashPassword(password);
}

function audit(db: Database, action: string, userId: string, metadata: Record<string, unknown>): Promise<void> {
  return appendAudit(db, {
    workspaceId: null,
    userId: null,
    action,
    resourceType: 'users',
    resourceId: userId,
    ipAddress: null,
    userAgent: 'command line',
    metadata,
  });
}

function withArticle(role: SiteRole): string {
  return role === 'admin' ? 'an administrator' : 'a superuser';
}
