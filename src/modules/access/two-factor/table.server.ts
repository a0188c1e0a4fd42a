import { bigint, index, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The secret that a person's authenticator app and we share; one a person. */
export const totpSecrets = snakeCase.table(
  'totp_secrets',
  {
    userId: ofUser().primaryKey(),
    /** Sealed with the operator's key, for this person's place alone. */
    sealed: text().notNull(),
    /** The last step of 30 seconds whose code was accepted: it and those before are never accepted again. */
    lastStep: bigint({ mode: 'number' }),
    /** Null until a first code has shown that the app has it: until then it is no factor. */
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: at(),
  },
  () => [rowsOfIdentity('totp_secrets')],
);

/** Codes to come in with when the other factors are out of reach, by keyed hash; each opens once. */
export const backupCodes = snakeCase.table(
  'backup_codes',
  { userId: ofUser(), hash: text().notNull(), usedAt: timestamp({ withTimezone: true }) },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), rowsOfIdentity('backup_codes')],
);

/** The code that was last sent by e-mail for a session, by keyed hash; good in that session alone. */
export const emailCodes = snakeCase.table(
  'email_codes',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => [rowsOfIdentity('email_codes')],
);

/** Browsers in which a person need not show a second factor, by the keyed hash of their cookie. */
export const trustedDevices = snakeCase.table(
  'trusted_devices',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    ipAddress: text(),
    createdAt: at(),
    lastUsedAt: at(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('trusted_devices_of_user').on(table.userId), rowsOfIdentity('trusted_devices')],
);

/** Second factors that were shown wrongly: few lock the second step for a while. */
export const failedFactors = snakeCase.table(
  'failed_factors',
  { id: uuid().primaryKey(), userId: ofUser(), at: at() },
  (table) => [index('failed_factors_of_user').on(table.userId, table.at), rowsOfIdentity('failed_factors')],
);
