import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfPerson, rowsOfWorkspace } from '#platform/tenancy.server.ts';

const found = () => ({
  overallScore: integer().notNull(),
  summary: text().notNull(),
  criticalIssues: text().array().notNull(),
  /** Each check with its evidence, in the words that were said then. */
  checks: jsonb().notNull(),
  generatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Reports about a person (§3). The application may add some and change none: they are compared with each other. */
export const complianceReports = snakeCase.table(
  'compliance_reports',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...found(),
  },
  (table) => [
    index('compliance_reports_of_person').on(table.userId, sql`generated_at desc`),
    rowsOfPerson('compliance_reports'),
  ],
);

/** The same about books. `user_id`: who had it made; kept when that person is gone. */
export const booksComplianceReports = snakeCase.table(
  'books_compliance_reports',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    ...found(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('books_compliance_reports_by_time').on(table.workspaceId, sql`generated_at desc`),
    rowsOfWorkspace('books_compliance_reports'),
  ],
);
