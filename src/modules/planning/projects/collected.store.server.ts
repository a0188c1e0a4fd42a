import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { PaidBucket } from './payers.ts';
import type { RankedRule } from './rules.ts';

const COLUMNS = 't.id as row, t.booked_on, t.category_id, t.account_id, t.user_id, t.tag_ids, t.minor, t.currency';

/** Transactions that a rule may want, each arm by an index of its own: `offset 0` keeps the planner from reading all of them. */
const arm = (which: string, found: string) => `select f.*, r.id as project_id, r.rank from rules r cross join lateral (
    select ${COLUMNS} from transactions t
    where t.workspace_id = $1 and t.deleted_at is null and not t.is_split
      and t.booked_on >= r.first and t.booked_on <= r.last and ${found}
      and (r.accounts = '{}' or t.account_id = any(r.accounts)) offset 0
  ) f where ${which} and ($3::uuid is null or r.id = $3)`;

/** Whether rule `b` fits a transaction `f`. */
const FITS = `f.booked_on >= b.first and f.booked_on <= b.last and b.tags || b.categories || b.accounts <> '{}'
    and (b.tags = '{}' or f.tag_ids && b.tags) and (b.categories = '{}' or f.category_id = any(b.categories))
    and (b.accounts = '{}' or f.account_id = any(b.accounts))`;

const RULES = `with rules as materialized (
    select id, rank, tags, categories, accounts, coalesce(first, '-infinity') as first, coalesce(last, 'infinity') as last
    from jsonb_to_recordset($2) as r(id uuid, rank int, tags uuid[], categories uuid[], accounts uuid[], first date, last date)
  ), decided as materialized (
    select h.transaction_id as row, h.project_id, h.place, h.paid_by from project_rows h where h.workspace_id = $1
    union all
    select t.id, h.project_id, h.place, h.paid_by from project_rows h
    join transactions t on t.workspace_id = $1 and t.parent_id = h.transaction_id and t.parent_id is not null
    where h.workspace_id = $1 and not exists (
      select from project_rows own where own.workspace_id = $1 and own.transaction_id = t.id)
  )`;

/**
 * For each transaction the one project that it counts in: where a person put it, else the first whose rule fits. What was
 * decided about a split holds for its lines, unless they have a decision of their own. `$3`: of this project alone.
 */
const FITTING = `${RULES}, fitting as (
    ${arm(`r.tags <> '{}'`, `t.tag_ids <> '{}' and t.tag_ids && r.tags and (r.categories = '{}' or t.category_id = any(r.categories))`)}
    union all
    ${arm(`r.tags = '{}' and r.categories <> '{}'`, 't.category_id = any(r.categories)')}
    union all
    ${arm(`r.tags = '{}' and r.categories = '{}' and r.accounts <> '{}'`, 't.account_id = any(r.accounts)')}
  )`;

/** Transfers between own accounts count nowhere. */
const COUNTED = `${FITTING}, placed as (
    select f.*, null::uuid as paid_by, false as is_placed from fitting f
    where not exists (select from decided d where d.row = f.row)
      and not exists (select from rules b where b.rank < f.rank and ${FITS})
    union all
    select f.*, case when d.project_id = f.project_id then d.paid_by end, false
    from fitting f join decided d on d.row = f.row and d.place = 'by-rule'
    where not exists (select from rules b where b.rank < f.rank and ${FITS})
    union all
    select ${COLUMNS}, d.project_id, 0, d.paid_by, true from decided d
    join transactions t on t.workspace_id = $1 and t.id = d.row and t.deleted_at is null and not t.is_split
    where d.place = 'in' and ($3::uuid is null or d.project_id = $3)
  ), counting as (
    select p.* from placed p where not exists (
      select from categories c where c.workspace_id = $1 and c.id = p.category_id and c.kind = 'transfer')
  )`;

function parameters(workspaceId: string, rules: readonly RankedRule[]): [string, string] {
  const rows = rules.map(({ id, tagIds, categoryIds, accountIds, from, to }, rank) => {
    return { id, rank, tags: tagIds, categories: categoryIds, accounts: accountIds, first: from, last: to };
  });
  return [workspaceId, JSON.stringify(rows)];
}

/** Told apart by who recorded the transactions and who is said to have paid: what people paid adds up to what was spent. */
export type ProjectBucket = PaidBucket & { readonly projectId: string };

type Summed<Row> = Omit<Row, 'in' | 'out'> & { readonly in: string; readonly out: string };
const SUMS = `coalesce(sum(p.minor) filter (where p.minor > 0), 0)::text as in,
  coalesce(sum(p.minor) filter (where p.minor < 0), 0)::text as out, count(*)::int as count`;
const exact = <Row>({ in: came, out: went, ...row }: Summed<Row>) => ({ ...row, in: BigInt(came), out: BigInt(went) });

const BUCKETS = `${COUNTED} select p.project_id as "projectId", p.booked_on::text as day, p.category_id as "categoryId",
    p.account_id as "accountId", p.currency, p.user_id as "userId", p.paid_by as "paidBy", ${SUMS}
  from counting p group by 1, 2, 3, 4, 5, 6, 7`;

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
        t.currency, p.paid_by as "paidBy", p.is_placed as "isPlaced"
      from (select * from counting order by booked_on desc, row desc limit $4) p
      join transactions t on t.workspace_id = $1 and t.id = p.row order by p.booked_on desc, p.row desc`,
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
    `${RULES} select f.row, coalesce(d.project_id, first.id) as "projectId"
      from (select ${COLUMNS} from transactions t where t.workspace_id = $1 and t.id = any($3::uuid[])) f
      left join decided d on d.row = f.row and d.place <> 'by-rule'
      left join lateral (select b.id from rules b where ${FITS} order by b.rank limit 1) first on d.row is null
      where coalesce(d.place, 'in') = 'in' and coalesce(d.project_id, first.id) is not null`,
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
    `${FITTING} select coalesce(d.project_id, first.id) as "projectId", count(*)::int as count from fitting f
      left join decided d on d.row = f.row and d.place <> 'by-rule'
      left join lateral (
        select b.id from rules b where b.rank < f.rank and ${FITS} order by b.rank limit 1
      ) first on d.row is null
      where coalesce(d.place, 'in') = 'in' and coalesce(d.project_id, first.id) <> $3 group by 1 order by 2 desc, 1`,
    [...parameters(workspaceId, rules), projectId],
  );
  return rows;
}
