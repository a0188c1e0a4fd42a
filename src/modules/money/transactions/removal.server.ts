import { heldRows, idsWithSplits, setDeleted, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Asker } from './filter.server.ts';
import { idsFound } from './found-ids.server.ts';
import { rowsOf } from './many-changes.server.ts';
import { MOST_IN_BULK, type Removal, type RemovalPreview } from './bulk.parts.ts';
import type { Filter } from './model.ts';

const isFree = ({ reconciliationId }: TransactionRow) => reconciliationId === null;
const idOf = ({ id }: TransactionRow) => id;

/** What deleting all that a filter finds would come to, without deleting it. */
export async function previewRemoval(
  db: Database,
  asker: Asker,
  filter: Filter,
): Promise<RemovalPreview | 'TOO_MANY_ROWS'> {
  const ids = await idsFound(db, asker, filter, MOST_IN_BULK);
  if (ids === null) return 'TOO_MANY_ROWS';
  const rows = await rowsOf(db, asker.id, ids);
  const free = rows.filter(isFree).map(idOf);
  const found = new Set(free);
  const others = (await idsWithSplits(db, asker.id, free)).filter((id) => !found.has(id));
  const lines = (await rowsOf(db, asker.id, others)).filter(
    ({ parentId, deletedAt }) => parentId !== null && deletedAt === null,
  );
  return { count: rows.length, locked: rows.length - free.length, lines: lines.length };
}

type Removed = { readonly ids: readonly string[]; readonly locked: number };

/**
 * Deletes rows, but for those that a statement locks. Where a filter finds another number of rows than the caller was told,
 * nothing is deleted.
 * @param permit asked before anything is deleted, with how many rows are meant
 */
export async function removeRows(
  db: Database,
  asker: Asker,
  removal: Removal,
  { now, permit }: { now: Date; permit: (count: number) => Promise<unknown> },
): Promise<Removed | 'TOO_MANY_ROWS' | { readonly found: number }> {
  const ids = 'ids' in removal ? removal.ids : await idsFound(db, asker, removal.filter, MOST_IN_BULK);
  if (ids === null) return 'TOO_MANY_ROWS';
  await permit(ids.length);
  const rows = await heldRows(db, asker.id, ids);
  if ('filter' in removal && rows.length !== removal.expected) return { found: rows.length };
  const free = rows.filter(isFree).map(idOf);
  await setDeleted(db, asker.id, free, now);
  return { ids: free, locked: rows.length - free.length };
}
