import type { Day } from '#kernel/calendar.ts';
import { download } from '#ui/charts/download.client.ts';
import type { Formats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { eventsOf, plannedOf } from './calendar.ts';
import { icsText } from './ics.ts';
import type { Item } from './model.ts';
import { CALENDAR_WORDS } from './words.ts';

/** Hands the due days of the next twelve months to the person, as a file that calendars read. */
export function downloadCalendar(items: readonly Item[], today: Day, formats: Formats, stamp: Date): void {
  const events = eventsOf(plannedOf(items, today), (amount) =>
    amount.withheld === true ? null : writeMoney(amount, formats),
  );
  const text = icsText(events, { name: CALENDAR_WORDS.name(null), stamp });
  download('recurring.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
