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

type Used = Pick<Wanted, 'path'> & { readonly isIncome: boolean | null; readonly into: number; readonly out: number };

/** The categories of rows, each once in the order in which they appear. */
export function wantedCategories(rows: readonly StatementRow[]): Wanted[] {
  const used = new Map<string, Used>();
  for (const { category, isIncome, amount, pair } of filingsOf(rows)) {
    if (category.length === 0 || pair !== null) continue;
    const key = pathKey(category);
    const known = used.get(key) ?? { path: category, isIncome, into: 0, out: 0 };
    used.set(key, {
      ...known,
      isIncome: known.isIncome ?? isIncome,
      into: known.into + (amount.minor > 0n ? 1 : 0),
      out: known.out + (amount.minor < 0n ? 1 : 0),
    });
  }
  const all = [...used.values()];
  const groups = Map.groupBy(all, groupOf);
  return all.map((one) => ({
    path: one.path,
    kind: kindOf(one, groups.get(groupOf(one)) ?? [one]),
    isSure: one.isIncome !== null,
  }));
}

/** A category without a group is one of its own. */
const groupOf = ({ path }: Used): string => (path.length > 1 ? pathKey(path.slice(0, 1)) : `\n${pathKey(path)}`);

const SURELY_INCOME = 3;

/**
 * Income or expense, where the program does not say: whether money came in more often than it went out. In a group that is
 * mostly for spending, a few refunds make no income of a category.
 */
function kindOf({ isIncome, into, out }: Used, group: readonly Used[]): CategoryKind {
  if (isIncome !== null) return isIncome ? 'income' : 'expense';
  const surplus = group.reduce((sum, each) => sum + each.into - each.out, 0);
  const isOften = into > out && (surplus > 0 || (into >= SURELY_INCOME && out === 0));
  return isOften ? 'income' : 'expense';
}

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
