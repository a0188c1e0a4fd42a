import { sql } from 'drizzle-orm';
import { boolean, check, pgPolicy, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * Who runs the site (§3, §6): a role counts while it is active and not expired. What became of a role over time is in
 * the audit log.
 */
export const userRoles = snakeCase.table(
  'user_roles',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['admin', 'superuser'] }).notNull(),
    isActive: boolean().notNull().default(true),
    /** Null: until it is taken away. */
    expiresAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check('user_roles_known', sql`role in ('admin', 'superuser')`),
    rowsOfIdentity('user_roles'),
    pgPolicy('user_roles_seen_by_the_person', { for: 'select', to: appRole, using: sql`user_id = ${openUserId}` }),
  ],
);
