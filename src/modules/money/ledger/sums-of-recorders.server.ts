import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

/** What transactions that a person recorded come to in a period, by category and currency. */
export type SumOfRecorder = {
  readonly userId: string;
  /** The place of the period among those that are asked for. */
  readonly at: number;
  readonly currency: Currency;
  readonly key: string;
  readonly in: bigint;
  readonly out: bigint;
  readonly count: number;
};

type Days = { readonly from: Day; readonly to: Day };

type Asked = {
  readonly workspaceId: string;
  readonly accountIds: readonly string[];
  readonly userIds: readonly string[];
};

/** By who wrote or imported them; kept sums do not tell people apart, so that transactions are read. Without a category: none. */
export async function sumsOfRecorders(
  db: Database,
  { workspaceId, accountIds, userIds }: Asked,
  periods: readonly Days[],
): Promise<SumOfRecorder[]> {
  if (userIds.length === 0 || periods.length === 0) return [];
  const { rows } = await connectionOf(db).query<Omit<SumOfRecorder, 'in' | 'out'> & { in: string; out: string }>({
    name: 'ledger_sums_of_recorders',
    text: `select t.user_id as "userId", (p.place - 1)::int as at, t.currency, t.category_id as key,
        coalesce(sum(t.minor) filter (where t.minor > 0), 0)::text as in,
        coalesce(sum(t.minor) filter (where t.minor < 0), 0)::text as out, count(*)::int as count
      from unnest($4::date[], $5::date[]) with ordinality p (first, last, place)
      join transactions t on t.workspace_id = $1 and t.account_id = any($2::uuid[]) and t.user_id = any($3::uuid[])
        and t.booked_on between p.first and p.last
      where t.deleted_at is null and not t.is_split and t.category_id is not null
      group by 1, 2, 3, 4`,
    values: [workspaceId, accountIds, userIds, periods.map(({ from }) => from), periods.map(({ to }) => to)],
  });
  return rows.map((row) => ({ ...row, in: BigInt(row.in), out: BigInt(row.out) }));
}
