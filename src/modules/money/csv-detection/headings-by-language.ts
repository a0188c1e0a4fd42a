import { EASTERN } from './headings-east.ts';
import { FARTHER } from './headings-far.ts';
import { WESTERN } from './headings-west.ts';
import type { Meaning } from './heading-words.ts';
import type { ColumnRole } from './model.ts';

/** What a word of the tables means, and how sure it is. */
function meantBy(meaning: Meaning): [ColumnRole, number] {
  if (meaning === 'day-booked') return ['day', 4];
  return meaning === 'day-made' ? ['day', 2] : [meaning, 3];
}

/** As {@link NEIGHBOURS}: the words of a column, its role, and how sure they are. */
export const BY_LANGUAGE: readonly (readonly [string, ColumnRole, number])[] = [
  ...WESTERN,
  ...EASTERN,
  ...FARTHER,
].flatMap((words) =>
  (Object.entries(words) as [Meaning, string][]).map(([meaning, all]) => [all, ...meantBy(meaning)] as const),
);
