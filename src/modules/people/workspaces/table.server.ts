import { sql } from 'drizzle-orm';
import {
  check,
  boolean,
  char,
  index,
  pgPolicy,
  primaryKey,
  snakeCase,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { appRole, openUserId, openWorkspaceId, rowsOfIdentity } from '#platform/tenancy.server.ts';

/** Books that are kept together; they own the rows (decisions, "Who owns a row"). */
export const workspaces = snakeCase.table(
  'workspaces',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['personal', 'household', 'business', 'union'] }).notNull(),
    name: text().notNull(),
    country: char({ length: 2 }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Kept when that person is gone and the books are somebody else's. */
    createdBy: uuid().notNull(),
    /** Its members must have a second factor; asked for when they next sign in. */
    asksSecondFactor: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** From then on for reading only; a restore takes it away. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_personal_workspace')
      .on(table.createdBy)
      .where(sql`kind = 'personal'`),
    rowsOfIdentity('workspaces'),
    pgPolicy('workspaces_seen_by_members', {
      for: 'select',
      to: appRole,
      using: sql`id in (select workspace_id from members where user_id = ${openUserId})`,
    }),
  ],
);

export const members = snakeCase.table(
  'members',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    /** Sees only the accounts of `account_grants`. */
    isLimited: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('members_by_user').on(table.userId),
    // Who keeps categories would leave a removed one on rows they cannot see (decision 038).
    check('members_limited', sql`not is_limited or role in ('contributor', 'viewer', 'viewer-without-amounts')`),
    rowsOfIdentity('members'),
    pgPolicy('members_seen_by_members', {
      for: 'select',
      to: appRole,
      using: sql`user_id = ${openUserId} or workspace_id = ${openWorkspaceId}`,
    }),
  ],
);

/** Of the people on this installation one sees oneself and those one shares the open workspace with. */
export const usersSeenByMembers = pgPolicy('users_seen_by_members', {
  for: 'select',
  to: appRole,
  using: sql`id = ${openUserId} or id in (select user_id from members where workspace_id = ${openWorkspaceId})`,
}).link(users);

/** The workspace that a row is of, which takes the row with it. */
export const workspaceColumn = () =>
  uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });
