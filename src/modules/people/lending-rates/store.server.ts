import { asc, desc, eq } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import type { EnteredRate } from './model.ts';
import { lendingRates } from './table.server.ts';

const { id, country, kind, day, rate, source } = lendingRates;

/** What operators entered, the latest day first. */
export async function enteredRates(db: Database): Promise<EnteredRate[]> {
  return db
    .select({ id, country, kind, day, rate, source })
    .from(lendingRates)
    .orderBy(desc(day), asc(country), asc(kind));
}

/** Null where it is gone. */
export async function enteredRate(db: Database, wanted: string): Promise<EnteredRate | null> {
  return (await enteredRates(db)).find((one) => one.id === wanted) ?? null;
}

/** False where there is an entry on this day already. */
export async function addRate(db: Database, entered: EnteredRate, now: Date): Promise<boolean> {
  const added = await asRole(db, 'ilifa_auth', () =>
    db
      .insert(lendingRates)
      .values({ ...entered, updatedAt: now })
      .onConflictDoNothing({ target: [country, kind, day] })
      .returning({ id }),
  );
  return added.length > 0;
}

export async function changeRate(db: Database, { id: changed, ...entered }: EnteredRate, now: Date): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db
      .update(lendingRates)
      .set({ ...entered, updatedAt: now })
      .where(eq(id, changed)),
  );
}

export async function removeRate(db: Database, removed: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.delete(lendingRates).where(eq(id, removed)));
}
