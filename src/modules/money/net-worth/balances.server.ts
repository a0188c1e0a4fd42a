import { sql } from 'drizzle-orm';
import { type Day, dayAt, daysOf, monthOf } from '#kernel/calendar.ts';
import { transactionDays, transactionMonths } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Step } from './rules.ts';

type Moved = { readonly account_id: string; readonly day: Day; readonly moved: string };

/** What is known of an account for its balance over time. */
type Opened = { readonly id: string; readonly openingMinor: bigint; readonly createdAt: Date };

/**
 * The balance of each account at the end of the months with transactions and of the days of this month, up to today. It
 * begins with the first transaction, or where there is none, on the day on which the account was added; today at the latest,
 * for in some places it is still the day before.
 */
export async function balancesOver(
  db: Database,
  workspaceId: string,
  accounts: readonly Opened[],
  today: Day,
): Promise<ReadonlyMap<string, Step[]>> {
  const { first } = daysOf(monthOf(today));
  const { rows } = await db.execute<Moved>(sql`
    select account_id, to_char(to_date(month, 'YYYY-MM') + interval '1 month - 1 day', 'YYYY-MM-DD') as day,
      (in_minor + out_minor)::text as moved
    from ${transactionMonths} where workspace_id = ${workspaceId} and month < ${monthOf(today)}
    union all
    select account_id, day::text, sum(in_minor + out_minor)::text
    from ${transactionDays} where workspace_id = ${workspaceId} and day >= ${first} and day <= ${today}
    group by account_id, day
    order by 1, 2`);
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id);
  return new Map(
    accounts.map(({ id, openingMinor, createdAt }) => {
      let minor = openingMinor;
      const steps = (byAccount.get(id) ?? []).map(({ day, moved }) => {
        minor += BigInt(moved);
        return { day, minor };
      });
      const added = dayAt(createdAt, 'UTC');
      return [id, steps.length > 0 ? steps : [{ day: added < today ? added : today, minor }]];
    }),
  );
}
