import { bigint, boolean, index, primaryKey, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

/** Keys on a person's devices that sign them in. Only the public half is here. */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    name: text().notNull(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Uses as the authenticator counts them; one that goes back shows a copy. 0: it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Kept by the person's account at the maker, so that it is on their other devices too. */
    isSynced: boolean().notNull(),
    createdAt: at(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_of_user').on(table.userId), rowsOfIdentity('passkeys')],
);

/** Random bytes that a passkey has to sign, each good for one answer. */
export const passkeyChallenges = snakeCase.table(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** For whom, by which session; null for somebody who is signing in. */
    sessionId: uuid(),
    purpose: text({ enum: ['register', 'confirm', 'sign-in'] }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  () => [rowsOfIdentity('passkey_challenges')],
);
