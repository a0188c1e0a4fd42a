import { daysBetween } from '#kernel/calendar.ts';
import { dayIn, SLASHED, type OrderDecision, type WrittenDay } from './dates.ts';

/** A row is booked at most so many days before or after it counts for interest, or was made. */
const NEAR_DAYS = 10;

/** The order in which each day is near the other day of its row, where that one is written so that nothing is open. */
export function orderByOther(rows: readonly { day: WrittenDay | null; valueDay: WrittenDay | null }[]): OrderDecision {
  const pairs = rows.flatMap(({ day, valueDay }) => {
    const [open, plain] = day?.kind === 'open' ? [day, valueDay] : [valueDay, day];
    return open?.kind === 'open' && plain?.kind === 'day' ? [{ open, plain: plain.day }] : [];
  });
  const [only, another] = SLASHED.filter((order) =>
    pairs.every(({ open, plain }) => {
      const day = dayIn(open, order);
      return day !== null && Math.abs(daysBetween(day, plain)) <= NEAR_DAYS;
    }),
  );
  return pairs.length === 0 || only === undefined || another !== undefined
    ? { order: null }
    : {
        order: only,
        because: 'Only this order of day and month puts each date near the other date of its transaction.',
      };
}
