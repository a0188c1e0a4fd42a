import { and, eq, sql } from 'drizzle-orm';
import { transactionsCategorised } from '#modules/money/ledger/events.ts';
import type { ManyChange } from '#modules/money/ledger/model.ts';
import { changeMany, heldRows, idList, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Asker } from './filter.server.ts';
import { idsFound } from './found-ids.server.ts';
import { IS_THEIRS, rowsById } from './pages.server.ts';
import { changedTo, planOf, tagChange } from './many-changes.ts';
import { type BulkChange, type BulkPreview, MOST_IN_BULK, MOST_PREVIEWED, type Which } from './bulk.parts.ts';
import { filedRow } from './rules.ts';

/** Why many rows are not changed. */
export type BulkRefusal = 'CATEGORY_NOT_FOUND' | 'TAG_NOT_FOUND' | 'TOO_MANY_ROWS';

type Wanted = { readonly rows: readonly TransactionRow[]; readonly change: ManyChange; readonly isTransfer: boolean };

/** Changes the marks of a row that is held; false where a tag is not there. */
export async function markRow(
  db: Database,
  workspaceId: string,
  id: string,
  { addTags, removeTags, isReviewed }: Pick<BulkChange, 'addTags' | 'removeTags' | 'isReviewed'>,
): Promise<boolean> {
  const tags = addTags.length + removeTags.length === 0 ? [] : await tagsIn(db, workspaceId);
  if (addTags.some((one) => !tags.some((tag) => tag.id === one))) return false;
  const change = { isReviewed, ...tagChange(tags, { add: addTags, remove: removeTags }) };
  await changeMany(db, workspaceId, [{ id, refiles: false }], change);
  return true;
}

/** The rows that are meant and what they become, or why not. @param isHeld they are held until the transaction ends */
async function wanted(
  db: Database,
  asker: Asker,
  which: Which,
  change: BulkChange,
  isHeld: boolean,
): Promise<Wanted | BulkRefusal> {
  const { id: workspaceId } = asker;
  const { addTags, removeTags, categoryId, ...fields } = change;
  const category = categoryId == null ? null : await categoryHeld(db, workspaceId, categoryId);
  if (categoryId != null && category === null) return 'CATEGORY_NOT_FOUND';
  const tags = addTags.length + removeTags.length === 0 ? [] : await tagsIn(db, workspaceId);
  if (addTags.some((id) => !tags.some((tag) => tag.id === id))) return 'TAG_NOT_FOUND';
  const ids = 'ids' in which ? which.ids : await idsFound(db, asker, which.filter, MOST_IN_BULK);
  if (ids === null) return 'TOO_MANY_ROWS';
  const found = isHeld ? await heldRows(db, workspaceId, ids) : await rowsOf(db, workspaceId, ids);
  return {
    // A split has neither category nor tags of its own: its lines have.
    rows: found.filter(({ isSplit, deletedAt }) => !isSplit && deletedAt === null),
    change: { ...fields, categoryId, ...tagChange(tags, { add: addTags, remove: removeTags }) },
    isTransfer: category?.kind === 'transfer',
  };
}

/** Those that the caller may change, so that a preview counts no others. */
export function rowsOf(db: Database, workspaceId: string, ids: readonly string[]): Promise<TransactionRow[]> {
  return db
    .select()
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), sql`${transactions.id} = any(${idList(ids)})`, IS_THEIRS));
}

const planned = ({ rows, change, isTransfer }: Wanted) =>
  planOf(
    rows.map(({ transferId, ...row }) => ({ ...row, isLinked: transferId !== null })),
    change,
    isTransfer,
  );

/** What a change of many would come to, without making it. */
export async function previewMany(
  db: Database,
  asker: Asker,
  which: Which,
  change: BulkChange,
): Promise<BulkPreview | BulkRefusal> {
  const found = await wanted(db, asker, which, change, false);
  if (typeof found === 'string') return found;
  const { changing, linked } = planned(found);
  const refiled = new Map(changing.map(({ id, refiles }) => [id, refiles]));
  const newest = found.rows
    .filter(({ id }) => refiled.has(id))
    .toSorted((a, b) => b.bookedOn.localeCompare(a.bookedOn) || b.id.localeCompare(a.id))
    .slice(0, MOST_PREVIEWED);
  // As the list shows them.
  const shown = await rowsById(
    db,
    asker.id,
    newest.map(({ id }) => id),
  );
  const rows = shown.map(({ id, bookedOn, categoryId, description, note, tagIds, needsReview }) => {
    const before = { categoryId, description, note, tagIds, isReviewed: !needsReview };
    return { id, bookedOn, before, after: changedTo(before, found.change, refiled.get(id) === true) };
  });
  return { count: found.rows.length, changing: changing.length, linked, rows };
}

/** A change of many that was made: how many rows it changed, and what it teaches of merchants. */
type Made = { readonly count: number; readonly lesson: ReturnType<typeof transactionsCategorised> | null };

/** Changes many rows alike. `expected`: how many the caller was told; where it is another number, nothing is changed. */
export async function makeMany(
  db: Database,
  asker: Asker,
  { which, change, expected }: { which: Which; change: BulkChange; expected?: number | undefined },
): Promise<Made | BulkRefusal | { readonly found: number }> {
  const found = await wanted(db, asker, which, change, true);
  if (typeof found === 'string') return found;
  const { changing } = planned(found);
  if (expected !== undefined && expected !== changing.length) return { found: changing.length };
  const { id: workspaceId } = asker;
  const count = await changeMany(db, workspaceId, changing, found.change);
  const { categoryId } = found.change;
  if (categoryId == null) return { count, lesson: null };
  const refiled = new Set(changing.flatMap(({ id, refiles }) => (refiles ? id : [])));
  // What a part of a purchase was for teaches nothing about the next purchase.
  const taught = found.rows.filter(({ id, parentId }) => refiled.has(id) && parentId === null);
  const lesson = { workspaceId, categoryId, rows: taught.map(filedRow) };
  return { count, lesson: taught.length === 0 ? null : transactionsCategorised(lesson) };
}
