import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { filedAsLargest, lastLineOf } from './lines.ts';
import { endSplit } from './splits.server.ts';
import { transactions } from './table.server.ts';

type Change = { readonly id: string; readonly from: { readonly description: string } };

/**
 * Lets lines follow where the bank has said something else of their whole: day, state and words; what the amount differs by
 * goes to the last line. Where nothing would be left of that, the split ends.
 */
export async function letLinesFollow(db: Database, workspaceId: string, changes: readonly Change[]): Promise<void> {
  const changed = new Map(changes.map(({ id, from }) => [id, from]));
  const wholes = await db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        inArray(transactions.id, [...changed.keys()]),
        eq(transactions.isSplit, true),
      ),
    );
  for (const whole of wholes) {
    const lines = await db
      .select()
      .from(transactions)
      .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.parentId, whole.id)))
      .orderBy(desc(transactions.id))
      .for('update');
    const last = lastLineOf(whole.minor, lines);
    if (last === null) {
      await endSplit(db, workspaceId, { whole, lines }, filedAsLargest(lines));
      continue;
    }
    const { bookedOn, status, bankText } = whole;
    const before = changed.get(whole.id)?.description;
    for (const [at, line] of lines.entries())
      await db
        .update(transactions)
        .set({
          bookedOn,
          status,
          bankText,
          description: line.description === before ? whole.description : line.description,
          minor: at === lines.length - 1 ? last : line.minor,
        })
        .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, line.id)));
  }
}
