import { type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import type { StoredDebt } from './model.ts';

type RecordedMonth = { readonly month: Month; readonly owedMinor: bigint };

/**
 * What a debt without an account owed from each day on, below zero, the earliest first: the months that were recorded, and
 * its balance from the day of that on. A balance that was corrected stands for all of its month and those after it.
 * Before the first amount that is known nothing is, but for a debt that was agreed earlier: it owed that amount since then.
 */
export function owedFrom(
  { balance, balanceOn, agreedOn }: Pick<StoredDebt, 'balance' | 'balanceOn' | 'agreedOn'>,
  recorded: readonly RecordedMonth[],
): { readonly day: Day; readonly minor: bigint }[] {
  const known = [
    ...recorded
      .filter(({ month }) => month < monthOf(balanceOn))
      .map(({ month, owedMinor }) => ({ day: daysOf(month).first, minor: -owedMinor }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    { day: balanceOn, minor: -balance.minor },
  ];
  const [first] = known;
  if (first === undefined || agreedOn === null || agreedOn >= first.day) return known;
  return [{ day: agreedOn, minor: first.minor }, ...known];
}
