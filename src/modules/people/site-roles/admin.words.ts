import type { UserType } from '#kernel/caller.ts';
import type { Day } from '#kernel/calendar.ts';
import type { SiteRole } from '#kernel/roles.ts';

/** What each role on the site is called on screens. */
export const ROLE_NAMES: Readonly<Record<SiteRole, string>> = { admin: 'Administrator', superuser: 'Superuser' };

export const TYPE_NAMES: Readonly<Record<UserType, string>> = {
  individual: 'Individual',
  business: 'Business',
  business_finance_manager: 'Business finance manager',
  advisor: 'Adviser',
  financial_planner: 'Financial planner',
};

/** The end of a day in the time zone of the person who chose it, as an instant; null where the field is empty. */
export function endOfDay(day: Day, timeZone: string): string | null {
  if (day === '') return null;
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).toInstant().toString();
}

/** The day that a role is held for last, given the instant at which it ends. */
export function lastDayOf(expiresAt: string, timeZone: string): Day {
  return Temporal.Instant.from(expiresAt)
    .subtract({ milliseconds: 1 })
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
