import { randomUUIDv7 } from 'node:crypto';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import { asRole, connectionOf, type Database } from '#platform/database.server.ts';
import type { NewAlert } from './model.ts';
import { securityAlerts } from './table.server.ts';

/** Whom something is about: a person, or the mark of an address that has no account. */
export type Subject = { readonly userId: string } | { readonly mark: string };

/** Alerts that are listed at most (§7, default limit). */
const MOST_LISTED = 100;

/**
 * True for the first who asks, and for nobody else until the time is over: exact across processes, and given back when the
 * transaction fails.
 */
export async function firstWithin(
  db: Database,
  subject: Subject,
  name: string,
  minutes: number,
  now: Date,
): Promise<boolean> {
  const userId = 'userId' in subject ? subject.userId : null;
  const { rows } = await connectionOf(db).query<{ isOurs: boolean }>(
    'select take_alert_turn($1, $2, $3, $4, $5) as "isOurs"',
    ['userId' in subject ? subject.userId : subject.mark, userId, name, minutes * 60, now],
  );
  return rows[0]?.isOurs === true;
}

export async function addAlert(db: Database, subject: Subject, alert: NewAlert, now: Date): Promise<string> {
  const id = randomUUIDv7();
  const userId = 'userId' in subject ? subject.userId : null;
  await asRole(db, 'ilifa_auth', () => db.insert(securityAlerts).values({ id, userId, ...alert, createdAt: now }));
  return id;
}

/** A person's alerts, the newest first; only the open ones unless all are asked for. */
export function alertsOf(db: Database, userId: string, { all }: { all: boolean }) {
  const isOpen = all ? undefined : eq(securityAlerts.resolved, false);
  return db
    .select()
    .from(securityAlerts)
    .where(and(eq(securityAlerts.userId, userId), isOpen))
    .orderBy(desc(securityAlerts.createdAt), desc(securityAlerts.id))
    .limit(MOST_LISTED);
}

/** False where the person has no such open alert. */
export async function markResolved(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  const isTheirs = and(eq(securityAlerts.userId, userId), eq(securityAlerts.id, id));
  const rows = await asRole(db, 'ilifa_auth', () =>
    db
      .update(securityAlerts)
      .set({ resolved: true, resolvedAt: now })
      .where(and(isTheirs, eq(securityAlerts.resolved, false)))
      .returning({ id: securityAlerts.id }),
  );
  return rows.length > 0;
}

export function alertCounts(db: Database, userId: string) {
  return db
    .select({ severity: securityAlerts.severity, resolved: securityAlerts.resolved, count: count() })
    .from(securityAlerts)
    .where(eq(securityAlerts.userId, userId))
    .groupBy(securityAlerts.severity, sql`${securityAlerts.resolved}`);
}

/** Whose alert it is, and what it says, now that it is dealt with for them; null where there is no such open one. */
export async function resolveFor(
  db: Database,
  id: string,
  now: Date,
): Promise<{ userId: string | null; title: string } | null> {
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .update(securityAlerts)
      .set({ resolved: true, resolvedAt: now })
      .where(and(eq(securityAlerts.id, id), eq(securityAlerts.resolved, false)))
      .returning({ userId: securityAlerts.userId, title: securityAlerts.title }),
  );
  return row ?? null;
}

/** The open alerts of everybody and of nobody, with whom they are about, the newest first; beside those listed, how many there are. */
export function openAlerts(db: Database) {
  const isOpen = eq(securityAlerts.resolved, false);
  return asRole(db, 'ilifa_auth', async () => ({
    alerts: await db
      .select({ alert: securityAlerts, person: { id: users.id, name: users.name, email: users.email } })
      .from(securityAlerts)
      .leftJoin(users, eq(users.id, securityAlerts.userId))
      .where(isOpen)
      .orderBy(desc(securityAlerts.createdAt), desc(securityAlerts.id))
      .limit(MOST_LISTED),
    total: await db.$count(securityAlerts, isOpen),
  }));
}

/** Every open alert of a person, the oldest first. */
export async function openAlertIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ id: securityAlerts.id })
      .from(securityAlerts)
      .where(and(eq(securityAlerts.userId, userId), eq(securityAlerts.resolved, false)))
      .orderBy(asc(securityAlerts.createdAt), asc(securityAlerts.id)),
  );
  return rows.map(({ id }) => id);
}

/** How many alerts there are on the whole site. */
export function siteAlertCounts(db: Database) {
  return asRole(db, 'ilifa_auth', () =>
    db
      .select({ severity: securityAlerts.severity, resolved: securityAlerts.resolved, count: count() })
      .from(securityAlerts)
      .groupBy(securityAlerts.severity, sql`${securityAlerts.resolved}`),
  );
}
