import type { Month } from '#kernel/calendar.ts';

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** A month as it is read, `Mar 2027`, the same in all the languages of our markets. */
export function monthWords(month: Month): string {
  return `${NAMES[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
