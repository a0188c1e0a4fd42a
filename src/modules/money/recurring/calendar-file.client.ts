import { addDays, type Day } from '#kernel/calendar.ts';
import { download } from '#ui/charts/download.client.ts';
import type { Formats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { icsText } from './ics.ts';
import type { Item } from './model.ts';
import { dueBetween } from './summary.ts';
import { PAGE_WORDS } from './words.ts';

const YEAR = 366;

/** Hands the due days of the next twelve months to the person, as a file that calendars read; without those skipped. */
export function downloadCalendar(items: readonly Item[], today: Day, formats: Formats, stamp: Date): void {
  const events = dueBetween(items, today, addDays(today, YEAR))
    .filter(({ occurrence }) => occurrence.state !== 'skipped')
    .map(({ item, occurrence }) => ({
      uid: `${item.id}-${occurrence.on}`,
      day: occurrence.due,
      summary: `${item.name}, ${writeMoney(occurrence.expected, formats)}`,
      description: item.accountName,
    }));
  const text = icsText(events, { name: PAGE_WORDS.recurringHeading, stamp });
  download('recurring.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}
