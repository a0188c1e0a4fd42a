import { eq } from 'drizzle-orm';
import type { DayOff } from '#kernel/person-months.ts';
import { type Preferences } from '#kernel/preferences.ts';
import { PreferencesSchema } from '#kernel/preference-schemas.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { PreferenceChange } from './model.ts';
import { userPreferences } from './table.server.ts';

/** What the person said; null where they said nothing. */
export async function preferencesOf(db: Database, userId: string): Promise<Preferences | null> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return row === undefined ? null : PreferencesSchema.parse(row);
}

/** The days off of the owner of the open workspace, for any member; without names, which stay with the owner. */
export async function daysOffOfOwner(db: Database): Promise<DayOff[]> {
  const { rows } = await connectionOf(db).query<DayOff>({
    name: 'days_off_of_owner',
    text: "select day, '' as name from days_off_of_owner() as day",
  });
  return rows;
}

type Saving = { readonly userId: string; readonly change: PreferenceChange; readonly defaults: Preferences };

/** Keeps the change; what was never said before is kept as the defaults have it. Two at once lose nothing. */
export async function savePreferences(
  db: Database,
  { userId, change, defaults }: Saving,
  now: Date,
): Promise<Preferences> {
  const [row] = await db
    .insert(userPreferences)
    .values({ userId, ...defaults, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt: now } })
    .returning();
  return PreferencesSchema.parse(row);
}
