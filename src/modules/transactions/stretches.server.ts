import { type SQL, sql } from 'drizzle-orm';
import { type Day, daysOf as daysOfMonth } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, idList, rowsOf } from './filter.server.ts';
import { monthsWithin, type Stretch } from './paging.ts';

/**
 * What the rows of the filter come to, search aside, newest stretch first: whole months from the kept sums, the days at
 * the edges and the rows of one import from the rows.
 */
export async function stretchesOf(db: Database, chosen: Chosen): Promise<Stretch[]> {
  if (chosen.importId !== null) return fromRows(db, chosen, {});
  const { months, edges } = monthsWithin(chosen.from, chosen.to);
  const whole = months === null ? [] : await fromSums(db, chosen, months);
  const parts: Stretch[] = [];
  for (const edge of edges) parts.push(...(await fromRows(db, chosen, edge)));
  return [...whole, ...parts].toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

type Months = { first: string | null; last: string | null };
type MonthRow = { month: string; count: number; in: string; out: string };

async function fromSums(db: Database, chosen: Chosen, { first, last }: Months): Promise<Stretch[]> {
  const { workspaceId, currency, accountId, categories, direction } = chosen;
  const [count, moneyIn, moneyOut] = {
    any: [sql`count`, sql`in_minor`, sql`out_minor`],
    in: [sql`in_count`, sql`in_minor`, sql`0`],
    out: [sql`out_count`, sql`0`, sql`out_minor`],
  }[direction ?? 'any'] as [SQL, SQL, SQL];
  const conditions = [
    sql`workspace_id = ${workspaceId}`,
    sql`account_id in (select id from bank_accounts where workspace_id = ${workspaceId} and currency = ${currency})`,
    ...(accountId === null ? [] : [sql`account_id = ${accountId}`]),
    ...(first === null ? [] : [sql`month >= ${first}`]),
    ...(last === null ? [] : [sql`month <= ${last}`]),
    ...(categories === null
      ? []
      : 'only' in categories
        ? [sql`category_id = any(${idList(categories.only)})`]
        : [sql`category_id <> all(${idList(categories.except)})`]),
  ];
  const { rows } = await db.execute<MonthRow>(sql`
    select month, sum(${count})::int as count, sum(${moneyIn})::text as in, sum(${moneyOut})::text as out
    from ${categories === null ? sql`transaction_months` : sql`transaction_sums`}
    where ${sql.join(conditions, sql` and `)} group by month having sum(${count}) <> 0 order by month desc`);
  return rows.map((row) => {
    const { first: from, last: to } = daysOfMonth(row.month);
    return { from, to, count: row.count, inMinor: BigInt(row.in), outMinor: BigInt(row.out) };
  });
}

type EdgeRow = { from: Day | null; to: Day; count: number; in: string; out: string };

async function fromRows(db: Database, chosen: Chosen, days: { from?: Day; to?: Day }): Promise<Stretch[]> {
  const { rows } = await db.execute<EdgeRow>(sql`
    select min(booked_on)::text as from, max(booked_on)::text as to, count(*)::int as count,
      coalesce(sum(greatest(minor, 0)), 0)::text as in, coalesce(sum(least(minor, 0)), 0)::text as out
    from transactions where ${rowsOf(chosen, days)}`);
  return rows.flatMap(({ from, to, count, ...sums }) =>
    from === null ? [] : [{ from, to, count, inMinor: BigInt(sums.in), outMinor: BigInt(sums.out) }],
  );
}
