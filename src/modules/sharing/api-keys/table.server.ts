import { index, primaryKey, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfIdentity, rowsOfWorkspace } from '#platform/tenancy.server.ts';
import { SCOPES } from './words.ts';

const at = () => timestamp({ withTimezone: true });

/** Keys by which programs read books. Of the key only a hash is kept, and what people know it again by. */
export const apiKeys = snakeCase.table(
  'api_keys',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** Who made it; it reads what they may read, and goes with them. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    keyHash: text().notNull(),
    scopes: text({ enum: SCOPES }).array().notNull(),
    createdAt: at().notNull(),
    expiresAt: at(),
    revokedAt: at(),
    lastUsedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_of_person').on(table.userId),
    rowsOfWorkspace('api_keys'),
    rowsOfIdentity('api_keys'),
  ],
);
