import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgPolicy, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/** Devices that a person has signed in on (§3). */
export const deviceRegistry = snakeCase.table(
  'device_registry',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceFingerprint: text().notNull(),
    deviceName: text().notNull(),
    deviceType: text({ enum: ['mobile', 'tablet', 'desktop'] }).notNull(),
    userAgent: text(),
    platform: text(),
    isTrusted: boolean().notNull().default(false),
    trustScore: integer().notNull().default(50),
    isActive: boolean().notNull().default(true),
    lastSeenAt: at().notNull(),
    metadata: jsonb().notNull().default({}),
    createdAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceFingerprint] }),
    rowsOfIdentity('device_registry'),
    pgPolicy('device_registry_seen_by_their_person', {
      for: 'select',
      to: appRole,
      using: sql`user_id = ${openUserId}`,
    }),
  ],
);
