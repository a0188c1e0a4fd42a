import { BOOKED as WORDS_FOR_BOOKED } from './headings-booked.ts';
import { EASTERN } from './headings-east.ts';
import { ENGLISH } from './headings-english.ts';
import { FARTHER } from './headings-far.ts';
import { NORTHERN } from './headings-north.ts';
import { WESTERN } from './headings-west.ts';
import type { Meaning } from './heading-words.ts';
import type { ColumnRole } from './model.ts';

/** How sure the names of the days on which something began and ended are those of a transaction: less than any other. */
export const BEGUN = 0.5;
export const ENDED = 0.75;
/** How sure the name of the day is on which a bank booked a transaction: more than any other. */
export const BOOKED = 4;

/** What the words of the tables mean, where it is no role by itself, or one that they are less sure of. */
const MEANT: Partial<Record<Meaning, readonly [ColumnRole, number]>> = {
  'day-booked': ['day', BOOKED],
  'day-made': ['day', 2],
  'day-begun': ['day', BEGUN],
  'day-ended': ['day', ENDED],
  kind: ['marker', 1],
  // Without a word for whose it is, it may be that of the other side.
  account: ['account', 2],
};

function meantBy(meaning: Meaning): readonly [ColumnRole, number] {
  return MEANT[meaning] ?? [meaning as ColumnRole, 3];
}

/** As {@link NEIGHBOURS}: the words of a column, its role, and how sure they are. */
export const BY_LANGUAGE: readonly (readonly [string, ColumnRole, number])[] = [
  ...ENGLISH,
  ...WESTERN,
  ...NORTHERN,
  ...EASTERN,
  ...FARTHER,
  ...WORDS_FOR_BOOKED,
].flatMap((words) =>
  (Object.entries(words) as [Meaning, string][]).map(([meaning, all]) => [all, ...meantBy(meaning)] as const),
);
