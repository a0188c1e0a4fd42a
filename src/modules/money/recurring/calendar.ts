import { addDays, type Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import type { DayEvent } from './ics.ts';
import type { Item, PlannedPayment } from './model.ts';
import { CALENDAR_WORDS } from './words.ts';

/** How far back and ahead a calendar goes: what was due lately stays in it, paid or not. */
const PAST_DAYS = 92;
const COMING_DAYS = 366;

/** The payments that a calendar shows on a day, the earliest first; skipped ones too, so that calendars take them out. */
export function plannedOf(items: readonly Item[], today: Day): PlannedPayment[] {
  const [from, to] = [addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS)];
  return items
    .flatMap(({ id, name, accountName, occurrences }) =>
      occurrences
        .filter(({ due }) => from <= due && due <= to)
        .map(({ on, due, span, state, expected, paid }) => {
          const amount = paid?.amount ?? expected;
          return { itemId: id, on, due, span, name, accountName, amount, state };
        }),
    )
    .toSorted((a, b) => (a.due === b.due ? (a.itemId < b.itemId ? -1 : 1) : a.due < b.due ? -1 : 1));
}

/**
 * The same payments as events. One that is moved keeps its `uid`, which goes by its day as the cadence has it.
 * @param write null of an amount that is not shared with the reader
 */
export function eventsOf(planned: readonly PlannedPayment[], write: (amount: Money) => string | null): DayEvent[] {
  return planned.map(({ itemId, on, due, span, name, accountName, amount, state }) => {
    const written = write(amount);
    return {
      uid: `${itemId}-${on}`,
      day: due,
      summary: written === null ? name : `${name}, ${written}`,
      description:
        state === 'paid'
          ? CALENDAR_WORDS.paid(accountName)
          : span === null
            ? accountName
            : CALENDAR_WORDS.canMove(accountName),
      isCancelled: state === 'skipped',
    };
  });
}
