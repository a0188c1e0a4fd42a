import { type SQL, sql } from 'drizzle-orm';
import { type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categories } from '#modules/money/categories/table.server.ts';
import { idList, movedBefore, movedByAccount } from '#modules/money/ledger/service.server.ts';
import { transactionSums, transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { ALSO_BY_TEXT, type DebtRow, partOf, TELLING } from './actual.ts';

/** An account that something may be owed on. Amounts are minor units, zero where nothing is owed. */
export type OwedAccount = {
  readonly id: string;
  readonly name: string;
  readonly accountType: string;
  readonly currency: string;
  readonly isActive: boolean;
  readonly owed: bigint;
  /** Owed when this month began. */
  readonly opening: bigint;
};

/** What is owed on each account that the member sees, now and when the month of a day began. */
export async function owedAccounts(db: Database, workspaceId: string, today: Day): Promise<OwedAccount[]> {
  const moved = await movedByAccount(db, workspaceId);
  const before = await movedBefore(db, workspaceId, daysOf(monthOf(today)).first);
  return (await accountsIn(db, workspaceId)).map(({ id, name, accountType, currency, isActive, openingMinor }) => {
    const owedWith = (movement: bigint) => atLeastZero(-(openingMinor + movement));
    const [owed, opening] = [owedWith(moved.get(id)?.moved ?? 0n), owedWith(before.get(id) ?? 0n)];
    return { id, name, accountType, currency, isActive, owed, opening };
  });
}

const atLeastZero = (minor: bigint) => (minor < 0n ? 0n : minor);

const list = (slugs: readonly string[]) =>
  sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  );

type FoundRow = { id: string; day: Day; minor: string; text: string; slug: string | null };

/** Looked through for each row that is wanted: texts alone tell some purchases from charges. */
const PER_ROW = 8;

/** The latest payments and charges on an account from a day on, newest first; a split by its lines. */
export async function latestOn(
  db: Database,
  workspaceId: string,
  accountId: string,
  { from, most }: { readonly from: Day; readonly most: number },
): Promise<(DebtRow & { readonly id: string; readonly day: Day })[]> {
  const { rows } = await db.execute<FoundRow>(sql`
    select t.id, t.booked_on::text as day, t.minor::text as minor,
      coalesce(t.bank_text, t.description) as text, coalesce(c.slug, above.slug) as slug
    from ${transactions} t
    left join ${categories} c on c.workspace_id = t.workspace_id and c.id = t.category_id
    left join ${categories} above on above.workspace_id = c.workspace_id and above.id = c.parent_id
    where t.workspace_id = ${workspaceId} and t.account_id = ${accountId} and t.deleted_at is null
      and not t.is_split and t.booked_on >= ${from}
      and (t.minor > 0 or coalesce(c.slug, above.slug, '') in (${list(['', ...TELLING, ...ALSO_BY_TEXT])}))
    order by t.booked_on desc, t.id desc limit ${most * PER_ROW}`);
  return rows
    .map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }))
    .filter((row) => partOf(row) !== 'spending')
    .slice(0, most);
}

/** What moved in a month on an account and is alike: by category, and where the text decides by text. */
export type SumOfMonth = DebtRow & { readonly accountId: string; readonly month: Month };

type FoundSum = { account_id: string; month: Month; minor: string; text: string; slug: string | null };

/**
 * What moved on some accounts from a month on. The kept sums say it, but for what went out under a category that says too
 * little, or under none: there each text counts by itself.
 */
export async function sumsFrom(
  db: Database,
  workspaceId: string,
  accountIds: readonly string[],
  from: Month,
): Promise<SumOfMonth[]> {
  if (accountIds.length === 0) return [];
  const unclear = list([...ALSO_BY_TEXT]);
  // Each of the two has an index of its own.
  const outgoing = (slug: SQL, isUnclear: SQL) => sql`
    select t.account_id, t.booked_on, t.minor, coalesce(t.bank_text, t.description) as text, ${slug} as slug
    from ${transactions} t
    where t.workspace_id = ${workspaceId} and t.account_id = any(${idList(accountIds)}) and t.deleted_at is null
      and not t.is_split and t.booked_on >= ${daysOf(from).first} and t.minor < 0 and ${isUnclear}`;
  const { rows } = await db.execute<FoundSum>(sql`
    with named as (
      select c.id, coalesce(c.slug, above.slug) as slug from ${categories} c
      left join ${categories} above on above.workspace_id = c.workspace_id and above.id = c.parent_id
      where c.workspace_id = ${workspaceId}
    ), sums as (
      select s.account_id, s.month, s.in_minor, s.out_minor, n.slug from ${transactionSums} s
      left join named n on n.id = s.category_id
      where s.workspace_id = ${workspaceId} and s.account_id = any(${idList(accountIds)}) and s.month >= ${from}
    )
    select account_id, month, sum(in_minor)::text as minor, '' as text, null as slug
    from sums where in_minor > 0 group by 1, 2
    union all
    select account_id, month, sum(out_minor)::text, '', case when slug in (${list(TELLING)}) then slug else 'other' end
    from sums where out_minor < 0 and slug not in (${unclear}) group by 1, 2, 5
    union all
    select account_id, left(booked_on::text, 7), sum(minor)::text, text, slug
    from (
      ${outgoing(sql`null::text`, sql`t.category_id is null`)}
      union all
      ${outgoing(sql`(select n.slug from named n where n.id = t.category_id)`, sql`t.category_id = any(array(select n.id from named n where n.slug is null or n.slug in (${unclear})))`)}
    ) unclear
    group by 1, 2, 4, 5`);
  return rows.map(({ account_id: accountId, minor, ...row }) => ({ ...row, accountId, minor: BigInt(minor) }));
}
