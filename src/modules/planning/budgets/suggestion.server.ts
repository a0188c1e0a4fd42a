import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { periodAt, periodBefore, type PeriodRule, type Stretch } from '#kernel/period-rules.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type PastSpending, proposals } from './first-budget.ts';
import { HISTORY_PERIODS } from './limits.ts';
import type { Suggestion } from './model.ts';
import { periodsBy } from './periods.server.ts';
import { sumsOf } from './spending.server.ts';

type Asked = { readonly today: Day; readonly rule: PeriodRule; readonly country: string };

/** Limits from what was usually spent in the last whole periods, of categories that people spend on. */
export async function suggestionFor(
  db: Database,
  workspaceId: string,
  { today, rule, country }: Asked,
): Promise<Suggestion> {
  const periods = await periodsBy(db, rule, country);
  const period = periodAt(today, periods);
  const past: Stretch[] = [];
  for (let one = period; past.length < HISTORY_PERIODS; past.push(one)) one = periodBefore(one, periods);
  const sums = await sumsOf(db, workspaceId, await accountsIn(db, workspaceId), past, { today });
  // Periods before the first transaction say nothing.
  const known = sums.slice(0, sums.findLastIndex((of) => of.length > 0) + 1);
  const categories = new Map((await categoriesIn(db, workspaceId)).map((one) => [one.id, one]));
  const spent = new Map<string, PastSpending & { readonly periods: bigint[] }>();
  for (const [place, of] of known.entries())
    for (const { currency, key, in: came, out: went } of of) {
      const category = categories.get(key);
      if (category?.kind !== 'expense' || category.isArchived) continue;
      const one = spent.get(`${currency} ${key}`) ?? { categoryId: key, currency, periods: known.map(() => 0n) };
      one.periods[place] = -(came + went);
      spent.set(`${currency} ${key}`, one);
    }
  const lines = proposals([...spent.values()]).flatMap(({ categoryId, currency, minor }) => {
    const category = categories.get(categoryId);
    if (category === undefined) return [];
    const above = category.parentId === null ? category : (categories.get(category.parentId) ?? category);
    const months = spent.get(`${currency} ${categoryId}`)?.periods.filter((one) => one > 0n).length ?? 0;
    return [{ categoryId, name: category.name, group: above.name, limit: money(minor, currency), months }];
  });
  return {
    periods: known.length,
    period,
    lines: lines.toSorted((a, b) => a.group.localeCompare(b.group, 'en') || a.name.localeCompare(b.name, 'en')),
  };
}
