import type { Person } from '#kernel/caller.ts';
import { type MonthStart } from '#kernel/month-start.ts';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import type { HolidaysKnown, Periods } from '#kernel/period-rules.ts';
import { withDaysOff } from '#kernel/days-off.ts';
import { monthsOf } from '#kernel/person-months.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { gazettedDays } from '#modules/people/public-holidays/service.server.ts';
import { type Database, readTogether } from '#platform/database.server.ts';
import { daysOffOfOwner, preferencesOf, savePreferences } from './store.server.ts';

export { preferencesOf, savePreferences } from './store.server.ts';

type NewPerson = { readonly userId: string; readonly country: string; readonly monthStart: MonthStart };

/** Saves what someone chose as they signed up. Who kept the calendar month goes on following the defaults of their country. */
export async function saveFirstPreferences(
  db: Database,
  { userId, country, monthStart }: NewPerson,
  now: Date,
): Promise<void> {
  if (monthStart === CALENDAR_MONTH) return;
  await savePreferences(
    db,
    { userId, change: { monthStarts: [{ since: null, start: monthStart }] }, defaults: preferencesAt(country) },
    now,
  );
}

/** The months of a person, with the public holidays that were announced. */
export async function monthsOfPerson(db: Database, { id, country }: Pick<Person, 'id' | 'country'>): Promise<Periods> {
  const [own, gazetted] = await readTogether(db, [() => preferencesOf(db, id), () => gazettedDays(db)]);
  const { monthStarts, daysOff } = own ?? preferencesAt(country);
  return monthsOf(monthStarts, withDaysOff({ country, gazetted }, daysOff));
}

/** What moves paydays in the open workspace: public holidays that were announced, and the days off of its owner. */
export async function paydayHolidays(db: Database, country: string): Promise<HolidaysKnown> {
  return withDaysOff({ country, gazetted: await gazettedDays(db) }, await daysOffOfOwner(db));
}
