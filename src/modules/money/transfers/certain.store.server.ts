import { eq, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { idsWithLinks } from '#modules/money/transaction-links/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { CERTAIN_GAP, type CertainRow, type Decided } from './certain.ts';
import type { PairIds } from './model.ts';
import { transferSettings } from './table.server.ts';

/** A transaction with what is decided of it already, but for days that agreed with a statement. */
export type UndecidedRow = Omit<CertainRow, 'isOpen'> & Decided;

/** Days around what came within which its other sides, what else fits those, and what fits that lie. */
const AROUND = 3 * CERTAIN_GAP;

/** Transactions of the amounts of those that came, some days around them: whatever they are, for a third one is a doubt. */
export async function rowsLike(db: Database, workspaceId: string, ids: readonly string[]): Promise<UndecidedRow[]> {
  const { rows } = await db.execute<UndecidedRow & { day: Day }>(sql`
    select t.id, t.account_id as "accountId", t.booked_on as day, t.minor, t.currency,
      coalesce(t.bank_text, t.description) as text, t.is_split as "isSplit", t.parent_id is not null as "isLine",
      t.status = 'booked' as "isBooked", t.transfer_id is not null as "isLinked",
      t.reconciliation_id is not null as "isLocked", t.id in ${idsWithLinks(workspaceId)} as "isRelated",
      c.kind, t.category_source as source, k.id as "certainId"
    from transactions t
    join (select currency, abs(minor) as size, min(booked_on) as first, max(booked_on) as last from transactions
      where workspace_id = ${workspaceId} and id = any(${sql.param(ids)}::uuid[]) and deleted_at is null and minor <> 0
      group by 1, 2) came
      on came.currency = t.currency and came.size = abs(t.minor)
        and t.booked_on between came.first - ${AROUND}::int and came.last + ${AROUND}::int
    left join categories c on c.workspace_id = ${workspaceId} and c.id = t.category_id
    left join transfers k on k.workspace_id = ${workspaceId} and k.id = t.transfer_id and k.how = 'certain'
    where t.workspace_id = ${workspaceId} and t.deleted_at is null`);
  return rows;
}

/** Whether certain transfers are linked without asking. */
export async function linksCertain(db: Database, workspaceId: string): Promise<boolean> {
  const [row] = await db.select().from(transferSettings).where(eq(transferSettings.workspaceId, workspaceId));
  return row?.linksCertain ?? true;
}

export async function putLinksCertain(db: Database, workspaceId: string, isOn: boolean): Promise<void> {
  await db
    .insert(transferSettings)
    .values({ workspaceId, linksCertain: isOn })
    .onConflictDoUpdate({ target: transferSettings.workspaceId, set: { linksCertain: isOn } });
}

/** One page of the transfers that were certain, the newest first, with how many there are; of imports those they brought a side of. */
export async function certainTransfers(
  db: Database,
  workspaceId: string,
  {
    importIds,
    page,
    pageSize,
  }: { readonly importIds?: readonly string[] | undefined; readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly PairIds[]; readonly count: number }> {
  const { rows } = await connectionOf(db).query<PairIds & { count: number }>(
    `select k.out_id as "outId", k.in_id as "inId", count(*) over ()::int as count
     from transfers k where k.workspace_id = $1 and k.how = 'certain' and k.ended_at is null
       and ($2::uuid[] is null or exists (select from transactions t
         where t.workspace_id = $1 and t.id in (k.out_id, k.in_id) and t.import_id = any($2)))
     order by k.created_at desc, k.id desc limit $3 offset $4`,
    [workspaceId, importIds ?? null, pageSize, (page - 1) * pageSize],
  );
  return { rows: rows.map(({ outId, inId }) => ({ outId, inId })), count: rows[0]?.count ?? 0 };
}
