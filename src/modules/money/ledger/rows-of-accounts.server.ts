import type { Day } from '#kernel/calendar.ts';
import type { BooksBalance } from '#modules/money/accounts/rules.ts';
import type { AskedBalance, AskedStatement, RowsOfAccounts } from '#modules/money/accounts/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { hasRows } from './arrivals-match.server.ts';

/** What accounts ask of their transactions. */
export const rowsOfAccounts: RowsOfAccounts = {
  sums: movedByAccount,
  has: hasRows,
  lastDay,
  cardFigures,
  balances: booksBalances,
};

/** By account: what its transactions moved, and how many they are. */
export async function movedByAccount(db: Database, workspaceId: string) {
  const { rows } = await connectionOf(db).query<{ id: string; moved: string; count: string }>(
    `select account_id as id, sum(in_minor + out_minor)::text as moved, sum(count)::text as count
     from transaction_months where workspace_id = $1 group by account_id`,
    [workspaceId],
  );
  return new Map(rows.map(({ id, moved, count }) => [id, { moved: BigInt(moved), count: Number(count) }]));
}

/** Of these accounts, those into which a statement brought a transaction that is there. */
export async function accountsWithStatements(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(db).query<{ id: string }>(
    `select asked.id from unnest($2::uuid[]) asked(id) where exists (select from transactions t where t.workspace_id = $1
      and t.account_id = asked.id and t.import_id is not null and t.deleted_at is null)`,
    [workspaceId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function lastDay(db: Database, workspaceId: string, accountId: string): Promise<Day | null> {
  const { rows } = await connectionOf(db).query<{ day: Day | null }>(
    `select max(day)::text as day from transaction_days where workspace_id = $1 and account_id = $2 and count <> 0`,
    [workspaceId, accountId],
  );
  return rows[0]?.day ?? null;
}

/** By account: what its transactions before a day moved, pending ones too; accounts without any are left out. */
export async function movedBefore(db: Database, workspaceId: string, day: Day): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await connectionOf(db).query<{ id: string; moved: string }>(
    `select account_id as id, sum(in_minor + out_minor)::text as moved from (
       select account_id, in_minor, out_minor from transaction_months
       where workspace_id = $1 and month < to_char($2::date, 'YYYY-MM')
       union all
       select account_id, in_minor, out_minor from transaction_days
       where workspace_id = $1 and day >= date_trunc('month', $2::date)::date and day < $2::date
     ) sums group by account_id`,
    [workspaceId, day],
  );
  return new Map(rows.map(({ id, moved }) => [id, BigInt(moved)]));
}

/**
 * What cards owed at the end of the days of statements, without what was pending, and what came in from then to `until`:
 * what was pending then and comes in is paid after the statement too.
 */
async function cardFigures(db: Database, workspaceId: string, asked: readonly AskedStatement[]) {
  if (asked.length === 0) return [];
  const wanted = asked.map(({ accountId, day, until }, place) => ({ place, account_id: accountId, day, until }));
  const { rows } = await connectionOf(db).query<{ minor: string; came: string }>(
    `select (a.opening_minor + ${UP_TO('q.day', '<=')})::text as minor, ((
         select coalesce(sum(d.in_minor), 0) from transaction_days d
         where d.workspace_id = $1 and d.account_id = q.account_id and d.day > q.day and d.day <= q.until
       ) + (
         select coalesce(sum(t.minor), 0) from transactions t
         where ${OF_ACCOUNT} and t.status = 'pending' and t.booked_on <= q.day and t.minor > 0
       ))::text as came
     from jsonb_to_recordset($2) as q(place int, account_id uuid, day date, until date)
     join bank_accounts a on a.workspace_id = $1 and a.id = q.account_id
     order by q.place`,
    [workspaceId, JSON.stringify(wanted)],
  );
  return rows.map(({ minor, came }) => ({ minor: BigInt(minor), cameIn: BigInt(came) }));
}

type BooksRow = { place: number; has_earlier: boolean } & Record<
  'upto' | 'later' | 'other' | 'before' | 'other_before' | 'earlier_before',
  string
>;

/**
 * What the books say for the days of statements, in their order: from the kept sums, and from the rows what is pending or
 * came by other files.
 */
export async function booksBalances(
  db: Database,
  workspaceId: string,
  asked: readonly AskedBalance[],
): Promise<BooksBalance[]> {
  if (asked.length === 0) return [];
  const wanted = asked.map(({ accountId, importId, day, before, at }, place) => ({
    place,
    account_id: accountId,
    import_id: importId,
    day,
    first_day: before?.day ?? day,
    at,
  }));
  const { rows } = await connectionOf(db).query<BooksRow>(
    `select q.place, (a.opening_minor + ${UP_TO('q.day', '<=')})::text as upto,
       (a.opening_minor + ${UP_TO('q.first_day', '<')})::text as before,
       ${FROM_OTHERS('q.day')} as other, ${FROM_OTHERS('q.day', 't.created_at > q.at')} as later,
       ${FROM_OTHERS('q.first_day')} as other_before, ${FROM_OTHERS('q.first_day', 't.created_at < q.at')} as earlier_before,
       exists (select from transactions t where ${OF_ACCOUNT} and t.booked_on < q.first_day) as has_earlier
     from jsonb_to_recordset($2) as q(place int, account_id uuid, import_id uuid, day date, first_day date, at timestamptz)
     join bank_accounts a on a.workspace_id = $1 and a.id = q.account_id
     order by q.place`,
    [workspaceId, JSON.stringify(wanted)],
  );
  return rows.map((row): BooksBalance => {
    const othersBefore = [row.earlier_before, row.other_before].map(BigInt);
    return {
      minor: BigInt(row.upto),
      others: [row.later, row.other].map(BigInt),
      before: BigInt(row.before),
      othersBefore,
      hasEarlier: row.has_earlier || othersBefore.some((other) => other !== 0n),
    };
  });
}

/** As the bank has them: a split as one. */
const OF_ACCOUNT =
  't.workspace_id = $1 and t.account_id = q.account_id and t.deleted_at is null and t.parent_id is null';
const UP_TO = (day: string, compared: '<' | '<=') => `(
  select coalesce(sum(m.in_minor + m.out_minor), 0) from transaction_months m
  where m.workspace_id = $1 and m.account_id = q.account_id and m.month < to_char(${day}, 'YYYY-MM')
) + (
  select coalesce(sum(d.in_minor + d.out_minor), 0) from transaction_days d
  where d.workspace_id = $1 and d.account_id = q.account_id
    and d.day >= date_trunc('month', ${day})::date and d.day ${compared} ${day}
) - (
  select coalesce(sum(t.minor), 0) from transactions t
  where ${OF_ACCOUNT} and t.status = 'pending' and t.booked_on ${compared} ${day}
)`;
/** What rows of a day come to that other files brought. */
const FROM_OTHERS = (day: string, when = 'true') => `(
  select coalesce(sum(t.minor), 0) from transactions t
  where ${OF_ACCOUNT} and t.booked_on = ${day} and t.status = 'booked' and t.import_id <> q.import_id and ${when}
)::text`;
