import { index, integer, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * Secrets that work once. Of each only a keyed hash is kept; what it stands for is sealed, so that this table opens
 * nothing and says little about anybody.
 */
export const proofs = snakeCase.table(
  'proofs',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    email: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Proofs that count only together, such as those of the old and the new address. */
    about: uuid(),
    codeHash: text(),
    linkHash: text().notNull().unique(),
    /** Of the cookie of the browser that asked for it. */
    browserHash: text(),
    sealed: text().notNull(),
    tries: integer().notNull().default(0),
    usedAt: at(),
    expiresAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('proofs_by_email').on(table.kind, table.email),
    index('proofs_by_browser').on(table.browserHash),
    index('proofs_of_user').on(table.userId),
    index('proofs_by_end').on(table.expiresAt),
    rowsOfIdentity('proofs'),
  ],
);
