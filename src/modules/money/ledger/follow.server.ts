import { and, desc, eq, inArray } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { filedAsLargest, followingLine } from './lines.ts';
import { endSplit, freedLines } from './splits.server.ts';
import { transactions } from './table.server.ts';

type Change = { readonly id: string; readonly from: { readonly description: string } };

/**
 * Lets lines follow where the bank has said something else of their whole: day, state and words; what the amount differs by
 * goes to one line (`followingLine`). Where nothing would be left of that, the split ends. So do transfers of lines, and of
 * the other sides of lines, whose amounts do not agree any more.
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
    const following = followingLine(whole.minor, lines);
    if (following === null) {
      await endSplit(db, workspaceId, { whole, lines }, filedAsLargest(await freedLines(db, workspaceId, lines)));
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
          minor: at === following.at ? following.minor : line.minor,
        })
        .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, line.id)));
  }
  await connectionOf(db).query('select end_unequal_transfers($1)', [[...changed.keys()]]);
}
