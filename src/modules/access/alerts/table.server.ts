import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgPolicy, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SEVERITIES } from '#kernel/severity.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/** What a person should know of and do something about (§3). Of nobody: for those who run the site. */
export const securityAlerts = snakeCase.table(
  'security_alerts',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    alertType: text().notNull(),
    severity: text({ enum: SEVERITIES }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    metadata: jsonb().notNull().default({}),
    resolved: boolean().notNull().default(false),
    resolvedAt: at(),
    createdAt: at().notNull(),
  },
  (table) => [
    index('security_alerts_of_user').on(table.userId, table.createdAt),
    rowsOfIdentity('security_alerts'),
    pgPolicy('security_alerts_seen_by_their_person', {
      for: 'select',
      to: appRole,
      using: sql`user_id = ${openUserId}`,
    }),
  ],
);

/**
 * Until when something is not said again, by whom it is about. One row a kind, so that of several processes one alone has
 * its turn; `take_alert_turn` writes them.
 */
export const alertTurns = snakeCase
  .table(
    'alert_turns',
    {
      /** The person, or the mark of an address that has no account. */
      subject: text().notNull(),
      name: text().notNull(),
      userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
      until: at().notNull(),
    },
    (table) => [primaryKey({ columns: [table.subject, table.name] }), index('alert_turns_until').on(table.until)],
  )
  .enableRLS();
