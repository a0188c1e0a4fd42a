import { integer, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';
import type { EntryKind } from './words.ts';

const KINDS = ['recorded', 'corrected', 'told', 'marked'] as const satisfies readonly EntryKind[];

/** The register of breaches: entries are added, and nobody may change or delete one. Read and written as `ilifa_auth`. */
export const breachEntries = snakeCase.table(
  'breach_entries',
  {
    breachId: uuid().notNull(),
    number: integer().notNull(),
    kind: text({ enum: KINDS }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for what a clock wrote; forgotten where the superuser leaves for good. */
    byUser: uuid().references(() => users.id, { onDelete: 'set null' }),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.breachId, table.number] }), rowsOfIdentity('breach_entries')],
);
