import type { Periods } from '#kernel/period-rules.ts';
import { gazettedDays } from '#modules/people/public-holidays/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { rulesIn } from './reading.store.server.ts';
import { datedRules } from './rule-rows.ts';

/** How the budget of a workspace puts days into periods; null where there is none, or it is not seen. */
export async function budgetPeriods(db: Database, workspaceId: string, country: string): Promise<Periods | null> {
  const rows = await rulesIn(db, workspaceId);
  return rows.length === 0 ? null : { rules: datedRules(rows), country, gazetted: await gazettedDays(db) };
}
