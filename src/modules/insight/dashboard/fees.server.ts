import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { periodAt, type Periods } from '#kernel/period-rules.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { feeCategories } from '#modules/money/categories/rules.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { sumsByCategory } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { AccountFees } from './model.ts';

/** What was charged on an account, from kept sums; null where nothing was, or the account is not to be seen. */
export async function feesOf(
  db: Database,
  workspaceId: string,
  { accountId, today, months }: { readonly accountId: string; readonly today: Day; readonly months: Periods },
): Promise<AccountFees | null> {
  const account = (await accountsIn(db, workspaceId)).find(({ id }) => id === accountId);
  const categories = feeCategories(await categoriesIn(db, workspaceId));
  if (account === undefined || categories.length === 0) return null;
  const { currency } = account;
  const ids = categories.map(({ id }) => id);
  const { from, to } = periodAt(today, months);
  const year = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
  const scope = { workspaceId, accounts: { currency, id: accountId }, categories: { only: ids }, today };
  const [inMonth = [], inYear = []] = await sumsByCategory(db, scope, [{ from, to }, year]);
  if ([...inMonth, ...inYear].every(({ count }) => count === 0)) return null;
  const charged = (sums: typeof inMonth) =>
    money(
      sums.reduce((all, sum) => all - sum.in - sum.out, 0n),
      currency,
    );
  return {
    month: { from, to, amount: charged(inMonth) },
    year: { ...year, amount: charged(inYear) },
    categoryIds: categories.filter(({ parentId }) => parentId === null || !ids.includes(parentId)).map(({ id }) => id),
  };
}
