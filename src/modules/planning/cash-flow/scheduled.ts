import type { Item } from '#modules/money/recurring/model.ts';
import { type DayTable, placeOf } from './day-table.ts';
import { categoryOf, signed } from './known-moves.ts';
import type { Scheduled } from './outlook.ts';
import type { PaidItem } from './streams.ts';

/** The payments of recurring items that were found. */
export function paidItems(items: readonly Item[]): PaidItem[] {
  return items.flatMap((item) =>
    item.occurrences.flatMap(({ paid }): PaidItem[] =>
      paid === null
        ? []
        : [
            {
              accountId: item.source.accountId,
              categoryId: categoryOf(item),
              day: paid.day,
              minor: Number(signed(item, paid.amount.minor)),
            },
          ],
    ),
  );
}

/** What recurring items brought and took, and what each of their occurrences was expected to be before it came. */
export function scheduledOf(items: readonly Item[], table: DayTable): Scheduled[] {
  return items.map((item) => ({
    accountId: item.source.accountId,
    paid: item.occurrences.flatMap(({ paid }): [number, number][] =>
      paid === null ? [] : [[placeOf(table, paid.day), Number(signed(item, paid.amount.minor))]],
    ),
    due: item.occurrences.flatMap(({ due, state, expected, paid }) =>
      state === 'skipped'
        ? []
        : {
            place: placeOf(table, due),
            expected: Number(signed(item, expected.minor)),
            paid: paid === null ? null : placeOf(table, paid.day),
          },
    ),
  }));
}
