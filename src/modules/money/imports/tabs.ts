import type { Counts, DecisionKind } from '#modules/money/import-matching/model.ts';
import { DECISION_WORDS, DONE_WORDS, rowsIn } from './words.ts';

export type Shown = DecisionKind | 'all' | 'look-alike';
export type RowTab = { readonly value: Shown; readonly word: string; readonly count: number };

/** The parts of a file by what becomes of its rows. They add up to all; a part without rows is shown while it is open. */
export function tabsOf(
  counts: Counts,
  { lookAlikes, isDone, shown }: { lookAlikes: number; isDone: boolean; shown: Shown },
): RowTab[] {
  const words = isDone ? DONE_WORDS : DECISION_WORDS;
  const tabs: RowTab[] = [
    { value: 'all', word: 'All', count: rowsIn(counts) },
    { value: 'add', word: words.add, count: counts.added },
    { value: 'merge', word: words.merge, count: counts.merged },
    { value: 'skip', word: words.skip, count: counts.skipped },
    { value: 'fail', word: words.fail, count: counts.failed },
    { value: 'look-alike', word: 'Possible duplicates', count: lookAlikes },
  ];
  return tabs.filter(({ value, count }) => value === 'all' || count > 0 || value === shown);
}
