import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Bucket } from './collected.ts';
import type { RankedRule } from './rules.ts';

const CONDITIONS = `t.workspace_id = $1 and t.deleted_at is null and not t.is_split
    and t.booked_on >= coalesce(r.first, '-infinity') and t.booked_on <= coalesce(r.last, 'infinity')
    and (r.accounts = '{}' or t.account_id = any(r.accounts))`;

/**
 * For each transaction the one project that it counts in: where a person put it, else the first whose rule fits. What was
 * decided about a split holds for its lines, unless they have a decision of their own.
 */
const COUNTED = `with rules as (
    select * from jsonb_to_recordset($2) as r(id uuid, rank int, tags uuid[], categories uuid[], accounts uuid[], first date, last date)
  ), decided as materialized (
    select h.transaction_id as row, h.project_id, h.place, h.paid_by from project_rows h where h.workspace_id = $1
    union all
    select t.id, h.project_id, h.place, h.paid_by from project_rows h
    join transactions t on t.workspace_id = $1 and t.parent_id = h.transaction_id and t.parent_id is not null
    where h.workspace_id = $1 and not exists (
      select from project_rows own where own.workspace_id = $1 and own.transaction_id = t.id)
  ), fitting as (
    select t.id as row, r.id as project_id, r.rank from rules r join transactions t on ${CONDITIONS}
      and t.tag_ids <> '{}' and t.tag_ids && r.tags and (r.categories = '{}' or t.category_id = any(r.categories))
    where r.tags <> '{}'
    union all
    select t.id, r.id, r.rank from rules r join transactions t on ${CONDITIONS} and t.category_id = any(r.categories)
    where r.tags = '{}' and r.categories <> '{}'
    union all
    select t.id, r.id, r.rank from rules r join transactions t on ${CONDITIONS}
      and t.account_id = any(r.accounts)
    where r.tags = '{}' and r.categories = '{}' and r.accounts <> '{}'
  ), counted as (
    select distinct on (f.row) f.row, f.project_id from fitting f
    where not exists (select from decided d where d.row = f.row and d.place <> 'by-rule')
    order by f.row, f.rank
  ), placed as (
    select row, project_id from counted
    union all
    select row, project_id from decided where place = 'in'
  )`;

function parameters(workspaceId: string, rules: readonly RankedRule[]): [string, string] {
  const rows = rules.map(({ id, tagIds, categoryIds, accountIds, from, to }, rank) => {
    return { id, rank, tags: tagIds, categories: categoryIds, accounts: accountIds, first: from, last: to };
  });
  return [workspaceId, JSON.stringify(rows)];
}

export type ProjectBucket = Bucket & { readonly projectId: string };

type Summed<Row> = Omit<Row, 'in' | 'out'> & { readonly in: string; readonly out: string };
const SUMS = `coalesce(sum(t.minor) filter (where t.minor > 0), 0)::text as in,
  coalesce(sum(t.minor) filter (where t.minor < 0), 0)::text as out, count(*)::int as count`;
/** Transfers between own accounts count nowhere. */
const LIVE = `join transactions t on t.workspace_id = $1 and t.id = p.row and t.deleted_at is null and not t.is_split
  and not exists (select from categories c where c.workspace_id = $1 and c.id = t.category_id and c.kind = 'transfer')`;
const exact = <Row>({ in: came, out: went, ...row }: Summed<Row>) => ({ ...row, in: BigInt(came), out: BigInt(went) });

const BUCKETS = `${COUNTED} select p.project_id as "projectId", t.booked_on::text as day, t.category_id as "categoryId",
        t.account_id as "accountId", t.currency, ${SUMS}
      from placed p ${LIVE} where ($3::uuid is null or p.project_id = $3) group by 1, 2, 3, 4, 5`;
const PAID_BUCKETS = `${COUNTED} select t.booked_on::text as day, t.category_id as "categoryId", t.account_id as "accountId",
        t.currency, t.user_id as "userId", d.paid_by as "paidBy", ${SUMS}
      from placed p ${LIVE} left join decided d on d.row = p.row and d.project_id = $3
      where p.project_id = $3 group by 1, 2, 3, 4, 5, 6`;

/** What the transactions that the caller sees come to in each project, or in the `only` one. @param rules as they count */
export async function bucketsOf(
  db: Database,
  workspaceId: string,
  rules: readonly RankedRule[],
  only: string | null,
): Promise<ProjectBucket[]> {
  const { rows } = await connectionOf(db).query<Summed<ProjectBucket>>({
    name: 'projects_buckets',
    text: BUCKETS,
    values: [...parameters(workspaceId, rules), only],
  });
  return rows.map(exact<ProjectBucket>);
}

/** The same of one project, told apart by who recorded them and who is said to have paid. */
export type PaidBucket = Bucket & { readonly userId: string; readonly paidBy: string | null };

export async function paidBucketsOf(
  db: Database,
  workspaceId: string,
  rules: readonly RankedRule[],
  projectId: string,
): Promise<PaidBucket[]> {
  const { rows } = await connectionOf(db).query<Summed<PaidBucket>>({
    name: 'projects_paid_buckets',
    text: PAID_BUCKETS,
    values: [...parameters(workspaceId, rules), projectId],
  });
  return rows.map(exact<PaidBucket>);
}

export type FoundRow = {
  readonly id: string;
  readonly parentId: string | null;
  readonly day: Day;
  readonly description: string;
  readonly categoryId: string | null;
  readonly accountId: string;
  readonly userId: string;
  readonly minor: bigint;
  readonly currency: Currency;
  readonly paidBy: string | null;
  /** Put in by hand. */
  readonly isPlaced: boolean;
};

/** The transactions of a project, the newest first. */
export async function rowsOf(
  db: Database,
  workspaceId: string,
  rules: readonly RankedRule[],
  { projectId, most }: { readonly projectId: string; readonly most: number },
): Promise<FoundRow[]> {
  const { rows } = await connectionOf(db).query<Omit<FoundRow, 'minor'> & { minor: string }>(
    `${COUNTED} select t.id, t.parent_id as "parentId", t.booked_on::text as day, t.description,
        t.category_id as "categoryId", t.account_id as "accountId", t.user_id as "userId", t.minor::text as minor,
        t.currency, d.paid_by as "paidBy", coalesce(d.place = 'in', false) as "isPlaced"
      from placed p ${LIVE} left join decided d on d.row = p.row and d.project_id = $3
      where p.project_id = $3 order by t.booked_on desc, t.id desc limit $4`,
    [...parameters(workspaceId, rules), projectId, most],
  );
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}

/** By transaction, the project that it counts in; those that count in none are left out. */
export async function projectsOfRows(
  db: Database,
  workspaceId: string,
  rules: readonly RankedRule[],
  rowIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (rowIds.length === 0) return new Map();
  const { rows } = await connectionOf(db).query<{ row: string; projectId: string }>(
    `${COUNTED} select row, project_id as "projectId" from placed where row = any($3::uuid[])`,
    [...parameters(workspaceId, rules), rowIds],
  );
  return new Map(rows.map(({ row, projectId }) => [row, projectId]));
}

/** Transactions that the rule of a project fits and that count in another: by that other. */
export async function countedElsewhere(
  db: Database,
  workspaceId: string,
  rules: readonly RankedRule[],
  projectId: string,
): Promise<{ readonly projectId: string; readonly count: number }[]> {
  const { rows } = await connectionOf(db).query<{ projectId: string; count: number }>(
    `${COUNTED} select p.project_id as "projectId", count(distinct p.row)::int as count
      from fitting f join placed p on p.row = f.row and p.project_id <> f.project_id
      where f.project_id = $3 group by 1 order by 2 desc, 1`,
    [...parameters(workspaceId, rules), projectId],
  );
  return rows;
}
