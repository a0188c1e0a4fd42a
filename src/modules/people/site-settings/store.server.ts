import { sql } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import { siteSettings } from './table.server.ts';

export type StoredSettings = {
  readonly signUpsOpen: boolean;
  readonly announcement: string | null;
  readonly announcedUntil: Date | null;
};

const NEVER_SET: StoredSettings = { signUpsOpen: true, announcement: null, announcedUntil: null };

/** What is set for the whole site. */
export async function settingsOf(db: Database): Promise<StoredSettings> {
  const { signUpsOpen, announcement, announcedUntil } = siteSettings;
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db.select({ signUpsOpen, announcement, announcedUntil }).from(siteSettings),
  );
  return row ?? NEVER_SET;
}

export async function setSettings(db: Database, settings: StoredSettings, now: Date): Promise<void> {
  const row = { ...settings, updatedAt: now };
  await asRole(db, 'ilifa_auth', () =>
    db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.one, set: row }),
  );
}

/** What the database says of itself, and how much work waits in it. */
export type DatabaseFacts = {
  readonly version: string;
  readonly bytes: bigint;
  readonly connections: number;
  readonly mostConnections: number;
  readonly emailsWaiting: number;
  /** Given up within the last seven days. */
  readonly emailsFailed: number;
  readonly overdueSince: Date | null;
  readonly erasuresDue: number;
  readonly accounts: number;
  readonly openSessions: number;
};

export async function databaseFacts(db: Database, now: Date): Promise<DatabaseFacts> {
  const at = now.toISOString();
  const { rows } = await asRole(db, 'ilifa_auth', () =>
    db.execute<Omit<DatabaseFacts, 'overdueSince'> & { overdueSince: string | null }>(sql`select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select count(*)::int from notification_deliveries where state = 'waiting' and email_id is null)
        + (select count(*)::int from emails where state in ('waiting', 'sending')) as "emailsWaiting",
      (select count(*)::int from emails where state = 'failed' and created_at > ${at}::timestamptz - interval '7 days') as "emailsFailed",
      least((select min(due_at) from notification_deliveries where state = 'waiting' and email_id is null and due_at < ${at}),
        (select min(created_at) from emails where state in ('waiting', 'sending') and created_at < ${at}))::text as "overdueSince",
      (select count(*)::int from erasures where erased_at is null and undone_at is null) as "erasuresDue",
      (select count(*)::int from users) as accounts,
      (select count(*)::int from enhanced_sessions where is_active and expires_at > ${at}) as "openSessions"`),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the database said nothing of itself');
  return { ...row, overdueSince: row.overdueSince === null ? null : new Date(row.overdueSince) };
}
