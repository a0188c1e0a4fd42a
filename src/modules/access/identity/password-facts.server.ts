import { and, eq, isNotNull } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import { credentials, users } from './table.server.ts';

/** What is known of somebody's password. `changedAt`: null as long as it is the one they signed up with. */
export type PasswordFacts = { readonly changedAt: Date | null };

/** Null where the person has no password, as who signs in through a provider alone. */
export async function passwordFacts(db: Database, userId: string): Promise<PasswordFacts | null> {
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ since: credentials.createdAt, accountSince: users.createdAt })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(and(eq(credentials.userId, userId), isNotNull(credentials.password))),
  );
  if (row === undefined) return null;
  // The first password is written in the transaction of the account, whose clock stands still.
  return { changedAt: row.since > row.accountSince ? row.since : null };
}
