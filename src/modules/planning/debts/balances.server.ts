import { sql } from 'drizzle-orm';
import { type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categories } from '#modules/money/categories/table.server.ts';
import { idList, movedBefore, movedByAccount } from '#modules/money/ledger/service.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { ALSO_BY_TEXT, type DebtRow } from './actual.ts';

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

type FoundRow = { id: string; account_id: string; day: Day; minor: string; text: string; slug: string | null };
export type RowOfAccount = DebtRow & {
  readonly id: string;
  readonly accountId: string;
  readonly day: Day;
  readonly month: Month;
};

/** Transactions of some accounts between two days, both included, with their categories, newest first; a split by its lines. */
export async function rowsOn(
  db: Database,
  workspaceId: string,
  accountIds: readonly string[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<RowOfAccount[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute<FoundRow>(sql`
    select t.id, t.account_id, t.booked_on::text as day, t.minor::text as minor,
      coalesce(t.bank_text, t.description) as text, coalesce(c.slug, above.slug) as slug
    from ${transactions} t
    left join ${categories} c on c.workspace_id = t.workspace_id and c.id = t.category_id
    left join ${categories} above on above.workspace_id = c.workspace_id and above.id = c.parent_id
    where t.workspace_id = ${workspaceId} and t.account_id = any(${idList(accountIds)}) and t.deleted_at is null
      and not t.is_split and t.booked_on between ${from} and ${to}
    order by t.booked_on desc, t.id desc`);
  return rows.map(({ account_id: accountId, minor, day, ...row }) => {
    return { ...row, accountId, day, month: monthOf(day), minor: BigInt(minor) };
  });
}

/** Transactions of a month on an account that are alike: they have one category, or none and one text. */
export type SumOfMonth = DebtRow & { readonly accountId: string; readonly month: Month };

/**
 * What moved on some accounts from a month on, summed as far as the part of a transaction does not hang on its text: a card
 * has many purchases and few categories.
 */
export async function sumsFrom(
  db: Database,
  workspaceId: string,
  accountIds: readonly string[],
  from: Month,
): Promise<SumOfMonth[]> {
  if (accountIds.length === 0) return [];
  const slug = sql`coalesce(c.slug, above.slug)`;
  const { rows } = await db.execute<Omit<FoundRow, 'id' | 'day'> & { month: Month }>(sql`
    select t.account_id, to_char(t.booked_on, 'YYYY-MM') as month, ${slug} as slug, sum(t.minor)::text as minor,
      case when ${slug} is null or ${slug} in (${sql.join(
        [...ALSO_BY_TEXT].map((one) => sql`${one}`),
        sql`, `,
      )})
        then coalesce(t.bank_text, t.description) else '' end as text
    from ${transactions} t
    left join ${categories} c on c.workspace_id = t.workspace_id and c.id = t.category_id
    left join ${categories} above on above.workspace_id = c.workspace_id and above.id = c.parent_id
    where t.workspace_id = ${workspaceId} and t.account_id = any(${idList(accountIds)}) and t.deleted_at is null
      and not t.is_split and t.booked_on >= ${daysOf(from).first}
    group by 1, 2, 3, 5, t.minor > 0`);
  return rows.map(({ account_id: accountId, month, slug: own, minor, text }) => {
    return { accountId, month, slug: own, minor: BigInt(minor), text };
  });
}
