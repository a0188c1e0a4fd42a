import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Stretch } from '#kernel/period-rules.ts';
import type { Item } from '#modules/money/recurring/model.ts';
import type { CommittedFact } from './facts.ts';

type Payment = Pick<Item, 'categoryId' | 'usualCategoryId' | 'occurrences'> & {
  readonly source: Pick<Item['source'], 'direction' | 'currency'>;
};

/** What confirmed recurring payments took from each line in a period, and will take. What is skipped or missing takes nothing. */
export function committedIn(
  payments: readonly Payment[],
  { from, to }: Pick<Stretch, 'from' | 'to'>,
  lineOf: (categoryId: string, currency: Currency) => string | null,
): ReadonlyMap<string, CommittedFact> {
  const found = new Map<string, CommittedFact>();
  const isIn = (day: Day) => from <= day && day <= to;
  for (const { source, categoryId, usualCategoryId, occurrences } of payments) {
    const category = categoryId ?? usualCategoryId;
    const lineId = category === null || source.direction === 'in' ? null : lineOf(category, source.currency);
    if (lineId === null) continue;
    for (const { due, state, expected, paid } of occurrences) {
      const before = found.get(lineId) ?? { minor: 0n, on: due, paid: 0n };
      if (paid !== null && isIn(paid.day)) found.set(lineId, { ...before, paid: before.paid + paid.amount.minor });
      if ((state === 'due' || state === 'late') && isIn(due)) {
        const on = before.minor === 0n || due < before.on ? due : before.on;
        found.set(lineId, { ...before, minor: before.minor + expected.minor, on });
      }
    }
  }
  return found;
}
