import { boolean, index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';
import type { State } from './model.ts';

const at = () => timestamp({ withTimezone: true });
const STATES = ['waiting', 'accepted', 'declined'] as const satisfies readonly State[];

/** Professionals who asked to be partners; the accepted ones who agreed are the providers that everybody sees. As `ilifa_auth`. */
export const partnerApplications = snakeCase.table(
  'partner_applications',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    practice: text().notNull(),
    email: text().notNull(),
    country: text().notNull(),
    place: text().notNull(),
    specialties: text().array().notNull(),
    licence: text().notNull(),
    charges: text().notNull(),
    about: text().notNull(),
    mayBeListed: boolean().notNull(),
    state: text({ enum: STATES }).notNull(),
    receivedAt: at().notNull(),
    decidedAt: at(),
  },
  (table) => [
    index('partner_applications_by_state').on(table.state, table.receivedAt),
    rowsOfIdentity('partner_applications'),
  ],
);
