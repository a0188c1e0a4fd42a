import { and, eq } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import { refusedServices } from './table.server.ts';

// Out of reach of the role that works on books: every function here takes the role that keeps identities.

const theService = (userId: string, provider: string) =>
  and(eq(refusedServices.userId, userId), eq(refusedServices.provider, provider));

/** From now on the service is not let in by the address alone. */
export async function refuseService(db: Database, userId: string, provider: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.insert(refusedServices).values({ userId, provider }).onConflictDoNothing());
}

export async function allowService(db: Database, userId: string, provider: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.delete(refusedServices).where(theService(userId, provider)));
}

export async function isServiceRefused(db: Database, userId: string, provider: string): Promise<boolean> {
  const rows = await asRole(db, 'ilifa_auth', () =>
    db.select({ provider: refusedServices.provider }).from(refusedServices).where(theService(userId, provider)),
  );
  return rows.length > 0;
}
