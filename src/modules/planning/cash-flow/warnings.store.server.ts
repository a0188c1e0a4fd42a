import { and, eq, sql } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { cashFlowWarnings } from './table.server.ts';

/** Notes that the forecast is below the floor; false where that was told already. */
export async function noteBelow(db: Database, workspaceId: string, currency: Currency, now: Date): Promise<boolean> {
  const added = await db
    .insert(cashFlowWarnings)
    .values({ workspaceId, currency, toldAt: now })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return added.length > 0;
}

/** The forecast is above the floor again, so that the next time is told. */
export async function noteAbove(db: Database, workspaceId: string, currency: Currency): Promise<void> {
  await db
    .delete(cashFlowWarnings)
    .where(and(eq(cashFlowWarnings.workspaceId, workspaceId), eq(cashFlowWarnings.currency, currency)));
}
