import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { transactionMerges } from '#modules/money/merges/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Match } from './model.ts';
import { recurringMatches } from './table.server.ts';

type Place = { readonly id: string; readonly accountId: string };

/** What was said of transactions, by the id of the item. Where one was merged into another, it is about that. */
export async function matchesIn(
  db: Database,
  workspaceId: string,
  itemId?: string,
): Promise<ReadonlyMap<string, Match[]>> {
  const ofWorkspace = eq(recurringMatches.workspaceId, workspaceId);
  const rows = await db
    .select({
      itemId: recurringMatches.itemId,
      on: recurringMatches.onDay,
      didPay: recurringMatches.didPay,
      transactionId: sql<string>`coalesce(${transactionMerges.keptId}, ${recurringMatches.transactionId})`,
    })
    .from(recurringMatches)
    .leftJoin(
      transactionMerges,
      and(
        eq(transactionMerges.workspaceId, workspaceId),
        eq(transactionMerges.mergedId, recurringMatches.transactionId),
      ),
    )
    .where(itemId === undefined ? ofWorkspace : and(ofWorkspace, eq(recurringMatches.itemId, itemId)))
    .orderBy(recurringMatches.onDay, recurringMatches.transactionId);
  const ofItems = Map.groupBy(rows, (row) => row.itemId);
  return new Map(
    [...ofItems].map(([id, own]) => [
      id,
      [...Map.groupBy(own, ({ on }) => on)].map(([on, said]): Match => {
        const paidBy = said.find(({ didPay }) => didPay)?.transactionId ?? null;
        const refused = said.filter(({ didPay, transactionId }) => !didPay && transactionId !== paidBy);
        return { on, paidBy, notPaidBy: [...new Set(refused.map(({ transactionId }) => transactionId))] };
      }),
    ]),
  );
}

/** Puts what is said of an occurrence in place of what was. A choice that another occurrence has stays there. */
export async function setMatch(
  db: Database,
  workspaceId: string,
  { id: itemId, accountId }: Place,
  { on, paidBy, notPaidBy }: Match,
): Promise<void> {
  await clearMatch(db, workspaceId, itemId, on);
  const said = [...new Set(notPaidBy)].map((transactionId) => ({ transactionId, didPay: false }));
  if (paidBy !== null) said.unshift({ transactionId: paidBy, didPay: true });
  if (said.length === 0) return;
  const values = said.map((one) => ({ workspaceId, itemId, accountId, onDay: on, ...one }));
  await db.insert(recurringMatches).values(values).onConflictDoNothing();
}

const ofOccurrence = (workspaceId: string, itemId: string, on: Day) =>
  and(
    eq(recurringMatches.workspaceId, workspaceId),
    eq(recurringMatches.itemId, itemId),
    eq(recurringMatches.onDay, on),
  );

/** Nothing is said of the transactions of an occurrence any more. */
export async function clearMatch(db: Database, workspaceId: string, itemId: string, on: Day): Promise<void> {
  await db.delete(recurringMatches).where(ofOccurrence(workspaceId, itemId, on));
}

/** Nobody says any more which transaction paid an occurrence; what did not pay it stays. */
export async function clearChoice(db: Database, workspaceId: string, itemId: string, on: Day): Promise<void> {
  await db
    .delete(recurringMatches)
    .where(and(ofOccurrence(workspaceId, itemId, on), eq(recurringMatches.didPay, true)));
}

/** What transactions of an account and some days are called, by their id. */
export async function namesBetween(
  db: Database,
  workspaceId: string,
  { accountId, from, to }: { readonly accountId: string; readonly from: Day; readonly to: Day },
): Promise<ReadonlyMap<string, string>> {
  const { id, description, bookedOn, workspaceId: workspace, accountId: account } = transactions;
  const rows = await db
    .select({ id, description })
    .from(transactions)
    .where(
      and(eq(workspace, workspaceId), eq(account, accountId), sql`${bookedOn} between ${from}::date and ${to}::date`),
    );
  return new Map(rows.map((row) => [row.id, row.description]));
}
