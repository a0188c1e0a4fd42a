/** Reads with the eyes of the tables' owner: row level security would hide rows, and so differences. */
export type OwnerQuery = (text: string) => Promise<{ rows: unknown[] }>;

/** A kept sum that is not what its rows come to: of a month or a day. `categoryId` is null for the sum over all categories. */
export type SumDifference = {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly period: string;
  readonly categoryId: string | null;
  /** `in`, `out` and three counts, as the database keeps them, and as the rows say; null where there is none. */
  readonly kept: string | null;
  readonly fromRows: string | null;
};

export type SumCheck = {
  readonly rows: number;
  readonly sums: number;
  readonly workspaces: number;
  readonly differences: readonly SumDifference[];
};

const FIGURES = `concat_ws(' ', in_minor, out_minor, count, in_count, out_count)`;
const FROM_ROWS = `sum(greatest(minor, 0)) as in_minor, sum(least(minor, 0)) as out_minor, count(*) as count,
  count(*) filter (where minor > 0) as in_count, count(*) filter (where minor < 0) as out_count
  from transactions where deleted_at is null and not is_split`;
const SOMETHING = `count <> 0 or in_minor <> 0 or out_minor <> 0 or in_count <> 0 or out_count <> 0`;

/** Adds up every row, of a split its lines, and compares all three sets of kept sums with that, in both directions; names at most ten differences. */
export async function checkKeptSums(query: OwnerQuery): Promise<SumCheck> {
  const counted = await query(`select
    (select count(*) from transactions where deleted_at is null and not is_split)::int as rows,
    (select count(*) from transaction_sums)::int + (select count(*) from transaction_months)::int
      + (select count(*) from transaction_days)::int as sums,
    (select count(*) from workspaces)::int as workspaces`);
  const [counts] = counted.rows as Omit<SumCheck, 'differences'>[];
  const { rows } = await query(`
    with by_category as (
      select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month,
        coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category_id, ${FROM_ROWS}
      group by 1, 2, 3, 4
    ), by_month as (
      select workspace_id, account_id, to_char(booked_on, 'YYYY-MM') as month, ${FROM_ROWS} group by 1, 2, 3
    ), by_day as (
      select workspace_id, account_id, booked_on as day,
        coalesce(category_id, '00000000-0000-0000-0000-000000000000') as category_id, ${FROM_ROWS} group by 1, 2, 3, 4
    ), compared as (
      select workspace_id, account_id, month::text as period, category_id, kept.figures as kept, summed.figures as "fromRows"
      from (select *, ${FIGURES} as figures from transaction_sums where ${SOMETHING}) kept
      full join (select *, ${FIGURES} as figures from by_category) summed
        using (workspace_id, account_id, month, category_id)
      union all
      select workspace_id, account_id, month::text, null, kept.figures, summed.figures
      from (select *, ${FIGURES} as figures from transaction_months where ${SOMETHING}) kept
      full join (select *, ${FIGURES} as figures from by_month) summed using (workspace_id, account_id, month)
      union all
      select workspace_id, account_id, day::text, category_id, kept.figures, summed.figures
      from (select *, ${FIGURES} as figures from transaction_days where ${SOMETHING}) kept
      full join (select *, ${FIGURES} as figures from by_day) summed using (workspace_id, account_id, day, category_id)
    )
    select workspace_id as "workspaceId", account_id as "accountId", period, category_id as "categoryId", kept, "fromRows"
    from compared where kept is distinct from "fromRows" order by 1, 2, 3, 4 nulls last limit 10`);
  return {
    ...(counts ?? { rows: 0, sums: 0, workspaces: 0 }),
    differences: rows as SumDifference[],
  };
}
