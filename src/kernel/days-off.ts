import type { HolidaysKnown } from './period-rules.ts';
import type { DayOff } from './person-months.ts';
import type { GazettedDay } from './working-days.ts';

/**
 * What is known of holidays, with days of one's own. The same list for the same days: what follows from a list is
 * remembered by it.
 */
export function withDaysOff(known: HolidaysKnown, daysOff: readonly DayOff[]): HolidaysKnown {
  if (daysOff.length === 0) return known;
  const { country, gazetted } = known;
  const lists = joined.get(gazetted) ?? new Map<string, HolidaysKnown['gazetted']>();
  const key = `${country} ${daysOff.map(({ day }) => day).join(' ')}`;
  const list = lists.get(key) ?? [...gazetted, ...daysOff.map((one) => asHoliday(one, country))];
  // One list in memory for each of so many people; who comes later pushes the first out.
  if (!lists.has(key) && lists.size >= MOST_LISTS) lists.delete(lists.keys().next().value ?? '');
  joined.set(gazetted, lists.set(key, list));
  return { country, gazetted: list };
}

const MOST_LISTS = 200;
const joined = new WeakMap<HolidaysKnown['gazetted'], Map<string, HolidaysKnown['gazetted']>>();

/** A day off as rules go by it. */
export function asHoliday({ day }: DayOff, country: string): GazettedDay {
  return { country, day, isHoliday: true, occasion: null };
}
