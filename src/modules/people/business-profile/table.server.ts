import { integer, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaces } from '#modules/people/workspaces/table.server.ts';
import { rowsOfWorkspace } from '#platform/tenancy.server.ts';

/** What is said of the business behind books, once for each. */
export const businessDetails = snakeCase.table(
  'business_details',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    legalName: text().notNull(),
    tradingName: text().notNull(),
    entity: text().notNull(),
    industry: text().notNull(),
    country: text().notNull(),
    registrationNumber: text().notNull(),
    taxNumber: text().notNull(),
    vatNumber: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postalCode: text().notNull(),
    yearStart: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId] }), rowsOfWorkspace('business_details')],
);
