import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { CoveringStatement } from './grid.ts';

/** What the newest statement from an import says was in the account, where its sign is sure. */
export async function newestStatement(
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<{ day: Day; balance: Money } | null> {
  const { rows } = await connectionOf(db).query<{ day: Day; minor: bigint; currency: string }>(
    `select b.day::text as day, b.minor, a.currency from bank_balances b
     join bank_accounts a on a.workspace_id = b.workspace_id and a.id = b.account_id
     where b.workspace_id = $1 and b.account_id = $2 and b.minor is not null and b.is_sign_sure
     order by b.day desc, b.created_at desc limit 1`,
    [workspaceId, accountId],
  );
  const [row] = rows;
  return row === undefined ? null : { day: row.day, balance: money(row.minor, row.currency) };
}

type CoverageRow = {
  importId: string;
  from: Day;
  to: Day;
  before: bigint | null;
  after: bigint | null;
};

/**
 * The statements of an account by import: from the first day that is theirs to the last, by what they state and by their
 * transactions. Several parts of one file for one account are one statement.
 */
export async function statementsOf(
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<Omit<CoveringStatement, 'isMismatched'>[]> {
  const { rows } = await connectionOf(db).query<CoverageRow>(
    `with brought as (
       select import_id, min(booked_on) as first_day, max(booked_on) as last_day from transactions
       where workspace_id = $1 and account_id = $2 and import_id is not null and deleted_at is null group by import_id
     ), stated as (
       select import_id, min(first_day) as first_day, max(day) as last_day,
         (array_agg(before_minor order by first_day nulls last))[1] as before,
         (array_agg(minor order by day desc))[1] as after
       from bank_balances where workspace_id = $1 and account_id = $2 and minor is not null group by import_id
     )
     select import_id as "importId", least(s.first_day, b.first_day, s.last_day)::text as "from",
       greatest(s.last_day, b.last_day)::text as "to", s.before, s.after
     from brought b full join stated s using (import_id) order by 2, 3`,
    [workspaceId, accountId],
  );
  return rows;
}
