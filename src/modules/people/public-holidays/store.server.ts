import { asc, desc, eq } from 'drizzle-orm';
import type { GazettedDay } from '#kernel/working-days.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { NewPublicHoliday, PublicHoliday } from './model.ts';
import { publicHolidays } from './table.server.ts';

const { id, country, day, isHoliday, occasion, name, source } = publicHolidays;

/** What was announced, as rules go by it, in a fixed order. */
export async function gazettedDays(db: Database): Promise<readonly GazettedDay[]> {
  const days = await db
    .select({ country, day, isHoliday, occasion })
    .from(publicHolidays)
    .orderBy(asc(day), asc(country));
  const text = JSON.stringify(days);
  if (text !== latest.text) latest = { text, days };
  return latest.days;
}

/** The same list as long as it says the same: what follows from it is remembered by the list. */
let latest: { readonly text: string; readonly days: readonly GazettedDay[] } = { text: '[]', days: [] };

/** All of it, the latest day first. */
export async function allHolidays(db: Database): Promise<PublicHoliday[]> {
  return db
    .select({ id, country, day, isHoliday, occasion, name, source })
    .from(publicHolidays)
    .orderBy(desc(day), asc(country));
}

/** Null where it is gone. */
export async function holidayIn(db: Database, wanted: string): Promise<PublicHoliday | null> {
  return (await allHolidays(db)).find((one) => one.id === wanted) ?? null;
}

/** False where the country has an entry on this day already. */
export async function addHoliday(
  db: Database,
  holiday: NewPublicHoliday & { readonly id: string },
  now: Date,
): Promise<boolean> {
  const added = await asRole(db, 'ilifa_auth', () =>
    db
      .insert(publicHolidays)
      .values({ ...holiday, updatedAt: now })
      .onConflictDoNothing({ target: [country, day] })
      .returning({ id }),
  );
  return added.length > 0;
}

export async function changeHoliday(
  db: Database,
  { id: changed, ...holiday }: PublicHoliday,
  now: Date,
): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db
      .update(publicHolidays)
      .set({ ...holiday, updatedAt: now })
      .where(eq(id, changed)),
  );
}

export async function removeHoliday(db: Database, removed: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.delete(publicHolidays).where(eq(id, removed)));
}
