import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { categories } from '#modules/money/categories/table.server.ts';
import { idList } from '#modules/money/ledger/service.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Incoming } from './pledges.ts';
import { goalEntries, goalFeeds, goalPledges, goals } from './table.server.ts';

export type HeldGoal = Omit<typeof goals.$inferSelect, 'workspaceId'>;
export type HeldFeed = Omit<typeof goalFeeds.$inferSelect, 'workspaceId'>;
export type HeldPledge = Omit<typeof goalPledges.$inferSelect, 'workspaceId'>;

/** In their order. */
export function goalsIn(db: Database, workspaceId: string): Promise<HeldGoal[]> {
  return db
    .select()
    .from(goals)
    .where(eq(goals.workspaceId, workspaceId))
    .orderBy(asc(goals.position), asc(goals.createdAt), asc(goals.id));
}

export async function goalIn(db: Database, workspaceId: string, id: string): Promise<HeldGoal | null> {
  const [row] = await db
    .select()
    .from(goals)
    .where(and(eq(goals.workspaceId, workspaceId), eq(goals.id, id)));
  return row ?? null;
}

/** An entry as it counts: one with a transaction as much as that comes to, nothing where that is gone. */
export type HeldEntry = {
  readonly id: string;
  readonly goalId: string;
  readonly userId: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly day: Day;
  readonly minor: bigint;
  readonly transactionId: string | null;
  readonly note: string | null;
  readonly createdAt: Date;
};

/** The earliest first. A transaction that was moved to another account, or gives money out now, counts nothing. */
export async function entriesIn(db: Database, workspaceId: string): Promise<HeldEntry[]> {
  const rows = await db
    .select({
      id: goalEntries.id,
      goalId: goalEntries.goalId,
      userId: goalEntries.userId,
      accountId: goalEntries.accountId,
      currency: goalEntries.currency,
      day: sql<Day>`coalesce(${transactions.bookedOn}, ${goalEntries.day})::text`,
      minor: sql<string>`coalesce(${goalEntries.minor}, greatest(${transactions.minor}, 0), 0)::text`,
      transactionId: goalEntries.transactionId,
      note: goalEntries.note,
      createdAt: goalEntries.createdAt,
    })
    .from(goalEntries)
    .leftJoin(
      transactions,
      and(
        eq(transactions.workspaceId, goalEntries.workspaceId),
        eq(transactions.id, goalEntries.transactionId),
        eq(transactions.accountId, goalEntries.accountId),
        sql`${transactions.deletedAt} is null`,
      ),
    )
    .where(eq(goalEntries.workspaceId, workspaceId))
    .orderBy(asc(goalEntries.day), asc(goalEntries.createdAt), asc(goalEntries.id));
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}

export function feedsIn(db: Database, workspaceId: string): Promise<HeldFeed[]> {
  return db
    .select()
    .from(goalFeeds)
    .where(eq(goalFeeds.workspaceId, workspaceId))
    .orderBy(asc(goalFeeds.createdAt), asc(goalFeeds.id));
}

export function pledgesIn(db: Database, workspaceId: string): Promise<HeldPledge[]> {
  return db
    .select()
    .from(goalPledges)
    .where(eq(goalPledges.workspaceId, workspaceId))
    .orderBy(asc(goalPledges.createdAt), asc(goalPledges.id));
}

export type NamedIncoming = Incoming & { readonly description: string; readonly currency: Currency };

/**
 * Money that came to accounts from others of one's own, from a day on and not after another; the newest first. What is in
 * a category for transfers counts too: its other side may be at a bank that is not in the workspace.
 */
export async function transfersTo(
  db: Database,
  workspaceId: string,
  accountIds: readonly string[],
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<NamedIncoming[]> {
  if (accountIds.length === 0) return [];
  return db
    .select({
      id: transactions.id,
      accountId: transactions.accountId,
      day: transactions.bookedOn,
      minor: transactions.minor,
      currency: transactions.currency,
      userId: transactions.userId,
      description: transactions.description,
    })
    .from(transactions)
    .leftJoin(
      categories,
      and(eq(categories.workspaceId, transactions.workspaceId), eq(categories.id, transactions.categoryId)),
    )
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        inArray(transactions.accountId, [...accountIds]),
        sql`${transactions.bookedOn} between ${from} and ${to} and ${transactions.minor} > 0
          and ${transactions.deletedAt} is null and not ${transactions.isSplit}`,
        or(sql`${transactions.transferId} is not null`, eq(categories.kind, 'transfer')),
      ),
    )
    .orderBy(sql`${transactions.bookedOn} desc, ${transactions.id} desc`);
}

/** A transaction that came to an account; null where it is not there, or not seen. */
export async function incomingIn(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<(Omit<NamedIncoming, 'description'> & { readonly isSplit: boolean }) | null> {
  const [row] = await db
    .select({
      id: transactions.id,
      accountId: transactions.accountId,
      day: transactions.bookedOn,
      minor: transactions.minor,
      currency: transactions.currency,
      userId: transactions.userId,
      isSplit: transactions.isSplit,
    })
    .from(transactions)
    .where(
      and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, id), sql`${transactions.deletedAt} is null`),
    );
  return row ?? null;
}

/** What came on accounts on a day. */
export type OnDay = { readonly accountId: string; readonly day: Day; readonly minor: bigint; readonly count: bigint };

type Days = { readonly since: Day; readonly until: Day | null; readonly today: Day };
const within = (day: ReturnType<typeof sql>, { since, until, today }: Days) => {
  const last = until === null || until > today ? today : addDays(until, -1);
  return sql`${day} between ${since} and ${last}`;
};
type FoundDay = { account_id: string; day: Day; minor: string; count: string };
const onDay = ({ account_id: accountId, day, minor, count }: FoundDay): OnDay => {
  return { accountId, day, minor: BigInt(minor), count: BigInt(count) };
};

type Income = {
  readonly accountIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly containing: string | null;
};

/** Income under categories by account and day: from kept sums, or where its text matters from the transactions. */
export async function incomeOn(db: Database, workspaceId: string, income: Income, days: Days): Promise<OnDay[]> {
  const { accountIds, categoryIds, containing } = income;
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute<FoundDay>(
    containing === null
      ? sql`select account_id, day::text as day, sum(in_minor)::text as minor, sum(in_count)::text as count
          from transaction_days
          where workspace_id = ${workspaceId} and account_id = any(${idList(accountIds)})
            and category_id = any(${idList(categoryIds)}) and in_minor > 0 and ${within(sql`day`, days)}
          group by 1, 2`
      : sql`select account_id, booked_on::text as day, sum(minor)::text as minor, count(*)::text as count
          from transactions
          where workspace_id = ${workspaceId} and account_id = any(${idList(accountIds)})
            and category_id = any(${idList(categoryIds)}) and minor > 0 and deleted_at is null and not is_split
            and position(lower(${containing}) in search_text) > 0 and ${within(sql`booked_on`, days)}
          group by 1, 2`,
  );
  return rows.map(onDay);
}

/** What purchases on accounts lack to whole steps, by account and day; a split is one purchase, a transfer none. */
export async function roundUpsOn(
  db: Database,
  workspaceId: string,
  { accountIds, step }: { readonly accountIds: readonly string[]; readonly step: bigint },
  days: Days,
): Promise<OnDay[]> {
  const { rows } = await db.execute<FoundDay>(sql`
    select t.account_id, t.booked_on::text as day,
      sum((${String(step)}::bigint + t.minor % ${String(step)}::bigint) % ${String(step)}::bigint)::text as minor,
      count(*)::text as count
    from transactions t
    left join categories c on c.workspace_id = t.workspace_id and c.id = t.category_id
    where t.workspace_id = ${workspaceId} and t.account_id = any(${idList(accountIds)}) and t.deleted_at is null
      and t.parent_id is null and t.minor < 0 and t.transfer_id is null and coalesce(c.kind, 'expense') = 'expense'
      and ${within(sql`t.booked_on`, days)}
    group by 1, 2`);
  return rows.map(onDay);
}
