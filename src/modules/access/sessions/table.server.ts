import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgPolicy, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

const seenByTheirPerson = (table: string) =>
  pgPolicy(`${table}_seen_by_their_person`, { for: 'select', to: appRole, using: sql`user_id = ${openUserId}` });

/**
 * What is known of a session beside what opens it (§3 `enhanced_sessions`), by the id that it has in `sessions`. A row
 * stays for a while after its session ended, so that its browser can be told why.
 */
export const enhancedSessions = snakeCase.table(
  'enhanced_sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of the token; the token itself is known to the browser alone. */
    sessionToken: text().notNull().unique(),
    /** The hash of the token before, which is taken until `overlap_until`, or until the one in force is first seen. */
    previousToken: text().unique(),
    overlapUntil: at(),
    renewedAt: at().notNull(),
    deviceFingerprint: text().notNull(),
    userAgent: text(),
    ipAddress: text(),
    riskScore: integer().notNull().default(0),
    riskRaisedAt: at(),
    requiresMfa: boolean().notNull().default(false),
    failedAuthAttempts: integer().notNull().default(0),
    lastActivity: at().notNull(),
    expiresAt: at().notNull(),
    createdAt: at().notNull(),
    isActive: boolean().notNull().default(true),
    terminatedAt: at(),
    terminationReason: text(),
  },
  (table) => [
    index('enhanced_sessions_of_user').on(table.userId, table.createdAt),
    rowsOfIdentity('enhanced_sessions'),
    seenByTheirPerson('enhanced_sessions'),
  ],
);
