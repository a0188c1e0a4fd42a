import { sql } from 'drizzle-orm';
import { boolean, date, index, snakeCase, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** People. These four tables have the shape that better-auth expects (decision 025); §3 names the further fields. */
export const users = snakeCase.table(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    firstName: text(),
    lastName: text(),
    userType: text().notNull().default('individual'),
    country: text().notNull().default('ZA'),
    dateOfBirth: date(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), rowsOfIdentity('users')],
);

export const sessions = snakeCase.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** How the person came in (`WayIn`). */
    via: text().notNull().default('password'),
    /** A second factor is owed. */
    isPending: boolean().notNull().default(false),
    /** When the person last showed that it is them. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('sessions_of_user').on(table.userId), rowsOfIdentity('sessions')],
);

export const credentials = snakeCase.table(
  'credentials',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index('credentials_of_user').on(table.userId),
    // An account elsewhere opens one account here, and nobody has two passwords.
    uniqueIndex('credentials_once').on(table.providerId, table.accountId),
    rowsOfIdentity('credentials'),
  ],
);

export const verifications = snakeCase.table(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index('verifications_identifier').on(table.identifier), rowsOfIdentity('verifications')],
);

/** Sign-ins that failed, by address: five in 15 minutes lock the account (§8, §9). */
export const failedSignIns = snakeCase.table(
  'failed_sign_ins',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    ipAddress: text(),
    userAgent: text(),
    reason: text().notNull(),
    at: at(),
  },
  (table) => [index('failed_sign_ins_by_email').on(table.email, table.at), rowsOfIdentity('failed_sign_ins')],
);
