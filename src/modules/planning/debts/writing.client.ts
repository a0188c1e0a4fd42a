import type { Month } from '#kernel/calendar.ts';
import type { Formats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { monthAt } from './kept-plan.ts';
import { monthWords } from './month-words.ts';
import type { Writing } from './outcome.ts';

/** How a plan is written for a person. @param first its first month */
export function writingOf(formats: Formats, first: Month): Writing {
  return {
    amount: (value) => writeMoney(value, formats),
    figure: (value) => writeMoney(value, formats, { whole: true }),
    month: (number) => monthWords(monthAt(first, number)),
  };
}
