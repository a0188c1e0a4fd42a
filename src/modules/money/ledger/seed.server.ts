import type { Day } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { transactions } from './table.server.ts';

/** A row of books that are made up, such as those of the demo. */
export type SeedRow = {
  /** In the order in which rows of one day should stand. */
  readonly id: string;
  readonly accountId: string;
  readonly bookedOn: Day;
  readonly description: string;
  readonly bankText: string;
  readonly categoryId: string | null;
  readonly categorySource: 'person' | 'learned' | 'pattern' | null;
  readonly amount: Money;
};

/** Far below the 65,535 parameters that one statement takes. */
const ROWS_AT_ONCE = 2000;

export async function addSeedRows(
  db: Database,
  workspaceId: string,
  userId: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const values = rows.map(({ amount: { minor, currency }, ...row }) => ({
    ...row,
    workspaceId,
    userId,
    minor,
    currency,
  }));
  for (let first = 0; first < values.length; first += ROWS_AT_ONCE)
    await db.insert(transactions).values(values.slice(first, first + ROWS_AT_ONCE));
}
