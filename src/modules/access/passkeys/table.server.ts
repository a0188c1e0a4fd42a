import { bigint, boolean, index, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/access/identity/table.server.ts';
import { rowsOfIdentity } from '#platform/tenancy.server.ts';

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Keys on a person's devices that sign them in. Only the public half is here. */
export const passkeys = snakeCase.table(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
