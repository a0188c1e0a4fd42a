import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Filing, StatementRow } from '#modules/money/statement-formats/model.ts';
import { pathKey, type Wanted } from './carried-categories.ts';

/** What rows bring with them from another program. */
export type CarriedCounts = { readonly splits: number; readonly transfers: number };

type Filed = Filing & { readonly amount: { readonly minor: bigint } };

/** Everything that rows are filed under: themselves, or the lines of their splits. */
export function filingsOf(rows: readonly StatementRow[]): Filed[] {
  return rows.flatMap(({ filing, amount, part }): Filed[] => {
    if (filing === undefined || part === 'opening') return [];
    return filing.lines.length > 0 ? filing.lines : [{ ...filing, amount }];
  });
}

/**
 * The categories of rows, each once in the order in which they appear. Where the program does not say whether one is for
 * income, it is if more came in under it than went out.
 */
export function wantedCategories(rows: readonly StatementRow[]): Wanted[] {
  const sums = new Map<string, { path: readonly string[]; isIncome: boolean | null; minor: bigint }>();
  for (const { category, isIncome, amount, pair } of filingsOf(rows)) {
    if (category.length === 0 || pair !== null) continue;
    const key = pathKey(category);
    const known = sums.get(key) ?? { path: category, isIncome, minor: 0n };
    sums.set(key, { ...known, isIncome: known.isIncome ?? isIncome, minor: known.minor + amount.minor });
  }
  return [...sums.values()].map(({ path, isIncome, minor }) => ({ path, kind: kindOf(isIncome, minor) }));
}

const kindOf = (isIncome: boolean | null, minor: bigint): CategoryKind =>
  (isIncome ?? minor > 0n) ? 'income' : 'expense';

export function tagsOf(rows: readonly StatementRow[]): string[] {
  return [
    ...new Set(
      rows.flatMap(({ filing }) => [...(filing?.tags ?? []), ...(filing?.lines ?? []).flatMap(({ tags }) => tags)]),
    ),
  ];
}

/** How many rows are split, and how many transfers there are: both sides count as one. */
export function carriedCounts(rows: readonly StatementRow[]): CarriedCounts {
  const splits = rows.filter(({ filing }) => (filing?.lines.length ?? 0) > 0).length;
  const sides = filingsOf(rows).flatMap(({ pair }) => pair ?? []);
  const pairs = Map.groupBy(sides, (pair) => pair);
  return { splits, transfers: [...pairs.values()].filter(({ length }) => length === 2).length };
}
