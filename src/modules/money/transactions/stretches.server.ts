import { type SQL, sql } from 'drizzle-orm';
import { type Day, daysOf as daysOfMonth } from '#kernel/calendar.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, idList, kindOf, rowsOf } from './filter.server.ts';
import { monthsWithin, type Stretch } from './paging.ts';
import { countsAs, type KindSum } from '#modules/money/ledger/rules.ts';

/**
 * How many rows the filter has, search aside, newest stretch first: whole months from the kept sums, the days at the
 * edges and the rows of one import from the rows.
 */
export async function stretchesOf(db: Database, chosen: Chosen): Promise<Stretch[]> {
  const stretches = await partsOf(chosen, async (part) => {
    if ('days' in part || chosen.direction === null) return countsIn(db, chosen, part);
    const byMonth = Map.groupBy(await keptSums(db, chosen, part.months), ({ month }) => month);
    return [...byMonth].map(([month, sums]) => ({
      ...spanOf(month),
      count: sums.reduce((all, { count }) => all + count, 0),
    }));
  });
  return stretches.toSorted((a, b) => (a.from < b.from ? 1 : -1));
}

/** What the rows of the filter come to, search aside, by kind of category. */
export function kindSumsOf(db: Database, chosen: Chosen): Promise<KindSum[]> {
  return partsOf(chosen, (part) =>
    'days' in part
      ? rowSums(db, sql`transactions where ${rowsOf(chosen, part.days)}`, chosen)
      : keptSums(db, chosen, part.months),
  );
}

type Months = { readonly first: string | null; readonly last: string | null };
type Days = { readonly from?: Day; readonly to?: Day };
/** What is added up from kept sums, or from rows. */
type Part = { readonly months: Months } | { readonly days: Days };

async function partsOf<Sum>({ importId, from, to }: Chosen, sumsIn: (part: Part) => Promise<Sum[]>): Promise<Sum[]> {
  if (importId !== null) return sumsIn({ days: {} });
  const { months, edges } = monthsWithin(from, to);
  const sums = months === null ? [] : await sumsIn({ months });
  for (const days of edges) sums.push(...(await sumsIn({ days })));
  return sums;
}

function conditionsOf({ workspaceId, currency, accountId, categories }: Chosen, { first, last }: Months): SQL {
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
  return sql.join(conditions, sql` and `);
}

/** Only how many: without a category among the filters, from a hundredth of the kept sums. */
async function countsIn(db: Database, chosen: Chosen, part: Part): Promise<Stretch[]> {
  if ('days' in part) {
    const { rows } = await db.execute<Omit<Stretch, 'from'> & { from: Day | null }>(sql`
      select min(booked_on)::text as from, max(booked_on)::text as to, count(*)::int as count
      from transactions where ${rowsOf(chosen, part.days)}`);
    return rows.flatMap(({ from, ...rest }) => (from === null ? [] : [{ from, ...rest }]));
  }
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select month, sum(count)::int as count
    from ${chosen.categories === null ? sql`transaction_months` : sql`transaction_sums`}
    where ${conditionsOf(chosen, part.months)} group by month having sum(count) <> 0`);
  return rows.map(({ month, count }) => ({ ...spanOf(month), count }));
}

const spanOf = (month: string) => {
  const { first: from, last: to } = daysOfMonth(month);
  return { from, to };
};

type Added = { kind: CategoryKind | null; count: number; in: string; out: string };
type KeptRow = Added & { month: string; inCount: number; outCount: number };

async function keptSums(db: Database, chosen: Chosen, months: Months): Promise<(KindSum & { month: string })[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select month, ${kindOf(chosen)} as kind, sum(count)::int as count, sum(in_count)::int as "inCount",
      sum(out_count)::int as "outCount", sum(in_minor)::text as in, sum(out_minor)::text as out
    from transaction_sums where ${conditionsOf(chosen, months)} group by 1, 2 having sum(count) <> 0`);
  return rows.flatMap((row) => {
    const sum = inDirection(row, chosen);
    return sum === null ? [] : [{ month: row.month, ...sum }];
  });
}

/** The part of a kept sum that counts in the direction asked for; null where nothing does. */
function inDirection(row: KeptRow, { direction, includeTransfers }: Chosen): KindSum | null {
  const { kind, count, inCount, outCount } = row;
  const [came, went] = [BigInt(row.in), BigInt(row.out)];
  const counts = (minor: bigint) => direction === null || countsAs(direction, kind, minor, { includeTransfers });
  if (counts(0n)) return { kind, in: came, out: went, count };
  if (counts(1n)) return inCount === 0 ? null : { kind, in: came, out: 0n, count: inCount };
  return counts(-1n) && outCount > 0 ? { kind, in: 0n, out: went, count: outCount } : null;
}

/** Rows of a source added up by kind of category. @param source `from` and what follows: rows with `minor` and `category_id` */
export async function rowSums(db: Database, source: SQL, chosen: Chosen): Promise<KindSum[]> {
  const { rows } = await db.execute<Added>(sql`
    select ${kindOf(chosen)} as kind, count(*)::int as count, coalesce(sum(greatest(minor, 0)), 0)::text as in,
      coalesce(sum(least(minor, 0)), 0)::text as out from ${source} group by 1`);
  return rows.map((row) => ({ ...row, in: BigInt(row.in), out: BigInt(row.out) }));
}
