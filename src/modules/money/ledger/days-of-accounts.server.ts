import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

/** What an account's transactions of a category came to, day by day. `NO_CATEGORY` stands for none. */
type DaysOfCategory = {
  readonly accountId: string;
  readonly categoryId: string;
  /** Days after the first that was asked for, what came in and what went out on each, in minor units: three values a day. */
  readonly days: readonly number[];
};

/**
 * Kept sums by day of some accounts, from a day up to another, as estimates take them: as floating point, which is exact up to
 * nine quadrillion minor units. A text for each account and category: a tenth of the time that a row for each day takes.
 */
export async function daysOfAccounts(
  db: Database,
  workspaceId: string,
  { accountIds, from, to }: { readonly accountIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<DaysOfCategory[]> {
  const { rows } = await connectionOf(db).query<Omit<DaysOfCategory, 'days'> & { days: string }>({
    name: 'days_of_accounts',
    text: `select account_id as "accountId", category_id as "categoryId",
        string_agg((day - $3::date) || ',' || in_minor || ',' || out_minor, ',') as days
      from transaction_days
      where workspace_id = $1 and account_id = any ($2::uuid[]) and day between $3 and $4 and count <> 0
      group by account_id, category_id`,
    values: [workspaceId, accountIds, from, to],
  });
  return rows.map(({ days, ...row }) => ({ ...row, days: days.split(',').map(Number) }));
}

/** What is booked after a day already. */
export async function bookedAfter(
  db: Database,
  workspaceId: string,
  day: Day,
): Promise<{ readonly accountId: string; readonly categoryId: string; readonly day: Day; readonly minor: bigint }[]> {
  const { rows } = await connectionOf(db).query<{ accountId: string; categoryId: string; day: Day; minor: string }>({
    name: 'booked_after',
    text: `select account_id as "accountId", category_id as "categoryId", day, (in_minor + out_minor)::text as minor
      from transaction_days where workspace_id = $1 and day > $2 and count <> 0 order by day`,
    values: [workspaceId, day],
  });
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }));
}
