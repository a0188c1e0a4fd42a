import { sql } from 'drizzle-orm';
import { type Day, dayAt } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { idList } from '#modules/money/ledger/service.server.ts';
import { transactionDays, transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Held } from './gains-report.ts';
import { ALL_OF_IT } from './model.ts';

type Account = {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly createdAt: Date;
};
type Row = { readonly account_id: string; readonly day: Day; readonly moved: string };

/**
 * What moved in accounts, by currency and day, as much of it as belongs to the workspace. What an account began with came
 * in on the day of its first transaction, or on the day on which it was added. Both sides of a linked transfer within a
 * currency count on the earlier of their days, so that money which only changes its account never leaves the currency.
 */
export async function movedIn(
  db: Database,
  workspaceId: string,
  accounts: readonly Account[],
  shares: ReadonlyMap<string, number>,
  today: Day,
): Promise<Held[]> {
  const ids = idList(accounts.map(({ id }) => id));
  const { rows } = await db.execute<Row>(sql`
    select account_id, day::text, sum(in_minor + out_minor)::text as moved
    from ${transactionDays} where workspace_id = ${workspaceId} and account_id = any(${ids}) and day <= ${today}
    group by 1, 2
    union all
    select side.account_id, days.day::text, (side.minor * days.sign)::text
    from ${transactions} side
    join ${transactions} other on other.workspace_id = side.workspace_id and other.transfer_id = side.transfer_id
      and other.id <> side.id and other.currency = side.currency and other.deleted_at is null
      and other.booked_on < side.booked_on
    cross join lateral (values (side.booked_on, -1), (other.booked_on, 1)) days (day, sign)
    where side.workspace_id = ${workspaceId} and side.account_id = any(${ids}) and side.transfer_id is not null
      and side.deleted_at is null and not side.is_split and side.booked_on <= ${today}
    order by 2`);
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id);
  const flows = accounts.map(({ id, name, currency, openingMinor, createdAt }) => {
    const moved = byAccount.get(id) ?? [];
    const added = dayAt(createdAt, 'UTC');
    const first = moved[0]?.day ?? (added < today ? added : today);
    const share = BigInt(shares.get(id) ?? ALL_OF_IT);
    const opening = { day: first, units: openingMinor * share };
    return {
      account: { id, name },
      currency,
      moved: [opening, ...moved.map((row) => ({ day: row.day, units: BigInt(row.moved) * share }))],
    };
  });
  return [...Map.groupBy(flows, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => ({
      currency,
      accounts: own.map(({ account }) => account),
      moved: byDay(own.flatMap(({ moved }) => moved)),
    }));
}

/** What moved on each day together. */
function byDay(moved: readonly { readonly day: Day; readonly units: bigint }[]) {
  return [...Map.groupBy(moved, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => ({ day, units: own.reduce((sum, { units }) => sum + units, 0n) }));
}
