import { daysBetween } from '#kernel/calendar.ts';
import type { DateOrder } from './model.ts';
import type { Movement } from './movements.ts';
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

/** The day of each row, with the clock time where every row has one. */
export function momentsOf(movements: readonly Movement[], order: DateOrder | null): (string | null)[] {
  const days = movements.map(({ day }) => (day === null || order === null ? null : dayIn(day, order)));
  if (movements.some(({ clock }) => clock === null)) return days;
  return days.map((day, at) => (day === null ? null : `${day} ${movements[at]?.clock ?? ''}`));
}
