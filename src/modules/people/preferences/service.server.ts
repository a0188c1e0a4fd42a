import { CALENDAR_MONTH, type MonthStart } from '#kernel/month-start.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import type { Database } from '#platform/database.server.ts';
import { savePreferences } from './store.server.ts';

export { preferencesOf, savePreferences } from './store.server.ts';

type NewPerson = { readonly userId: string; readonly country: string; readonly monthStart: MonthStart };

/** Saves what someone chose as they signed up. Who kept the calendar month goes on following the defaults of their country. */
export async function saveFirstPreferences(
  db: Database,
  { userId, country, monthStart }: NewPerson,
  now: Date,
): Promise<void> {
  if (monthStart === CALENDAR_MONTH) return;
  await savePreferences(db, { userId, change: { monthStart }, defaults: preferencesAt(country) }, now);
}
