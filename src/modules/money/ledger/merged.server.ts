import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { replaceFacts } from './arrivals-match.server.ts';
import { letLinesFollow } from './follow.server.ts';
import { type KeptFacts, factsFrom } from './rules.ts';
import type { TransactionRow } from './store.server.ts';
import { transactions } from './table.server.ts';

type Fields = Pick<
  TransactionRow,
  | 'bookedOn'
  | 'description'
  | 'bankText'
  | 'minor'
  | 'status'
  | 'sourceId'
  | 'reference'
  | 'note'
  | 'original'
  | 'categoryId'
  | 'categorySource'
  | 'tagIds'
  | 'needsReview'
  | 'isCleared'
>;

const wholeOf = (workspaceId: string, id: string) =>
  and(eq(transactions.workspaceId, workspaceId), or(eq(transactions.id, id), eq(transactions.parentId, id)));

/** A row that is held becomes what it and another one come to; lines of a split follow. */
export async function becomeMerged(
  db: Database,
  workspaceId: string,
  { id, description, isSplit }: Pick<TransactionRow, 'id' | 'description' | 'isSplit'>,
  fields: Fields,
): Promise<void> {
  await db
    .update(transactions)
    .set({ ...fields, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, id)));
  if (!isSplit) return;
  await letLinesFollow(db, workspaceId, [{ id, from: { description } }]);
  await db.update(transactions).set({ isCleared: fields.isCleared }).where(wholeOf(workspaceId, id));
}

/** The source of a row: the import and line that brought it, none where a person wrote it, and what that says of it. */
type Source = Pick<TransactionRow, 'importId' | 'importLine'> & { readonly facts: KeptFacts };

/**
 * A row goes on as what another source brought, and the deleted row of that source is gone for good: it takes its place.
 * Facts that a person changed since `before` stay.
 */
export async function becomeOther(
  db: Database,
  workspaceId: string,
  { id, otherId, before }: { id: string; otherId: string; before: KeptFacts },
  { importId, importLine, facts }: Source,
): Promise<void> {
  const isOther = and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, otherId));
  await db.delete(transactions).where(and(isOther, isNotNull(transactions.deletedAt)));
  await replaceFacts(db, workspaceId, [{ id, from: factsFrom(before), to: factsFrom(facts) }]);
  await db.update(transactions).set({ importId, importLine }).where(wholeOf(workspaceId, id));
}
