import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { Business } from './model.ts';
import { businessDetails } from './table.server.ts';

export async function businessIn(db: Database, workspaceId: string) {
  const [row] = await db.select().from(businessDetails).where(eq(businessDetails.workspaceId, workspaceId));
  return row ?? null;
}

export async function keepBusiness(db: Database, workspaceId: string, business: Business, now: Date): Promise<void> {
  const row = { ...business, updatedAt: now };
  await db
    .insert(businessDetails)
    .values({ ...row, workspaceId })
    .onConflictDoUpdate({ target: businessDetails.workspaceId, set: row });
}
