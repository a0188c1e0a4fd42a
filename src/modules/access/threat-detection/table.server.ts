import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgPolicy, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId } from '#platform/tenancy.server.ts';

/**
 * What a person did last (§3, activity record), by which threats are told; the function `note_activity` alone writes here,
 * and keeps the last hundred of each person (§9). The audit log remembers the rest.
 */
export const userActivities = snakeCase.table(
  'user_activities',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    activityType: text().notNull(),
    source: text().notNull(),
    riskScore: integer().notNull().default(0),
    /** By the address (§3: "may hold country"). */
    country: text(),
    metadata: jsonb().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    pgPolicy('user_activities_seen_by_their_person', {
      for: 'select',
      to: appRole,
      using: sql`user_id = ${openUserId}`,
    }),
  ],
);
