import { and, eq, isNull, sql } from 'drizzle-orm';
import { categoryHeld } from '#modules/money/categories/service.server.ts';
import { fileRows, heldRows, returnRows, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { alwaysFile, isAlways, putLessonBack, rowsOfMerchant } from '#modules/money/merchants/service.server.ts';
import { withoutLinked } from '#modules/money/transfers/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Others, Spread } from './model.ts';

const HELD_AT_ONCE = 500;

/** What a correction of a row may be applied to; null where the row is not there. */
export async function othersOf(
  db: Database,
  workspaceId: string,
  { id, categoryId }: { id: string; categoryId: string },
): Promise<Others | null> {
  const { description, bankText, minor, currency, parentId, isSplit } = transactions;
  const isMasked = sql<boolean>`(select app_accounts()) is not null and hides_other_side(${transactions.id})`;
  const [row] = await db
    .select({ description, bankText, minor, currency, parentId, isSplit, isMasked })
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), eq(transactions.id, id), isNull(transactions.deletedAt)));
  if (row === undefined) return null;
  // What a part of a purchase was for says nothing of other purchases.
  const isWhole = row.parentId === null && !row.isSplit;
  const same = isWhole && !row.isMasked ? await rowsOfMerchant(db, workspaceId, row) : null;
  if (same === null) return { merchant: null, count: 0, isAlways: false };
  const count = same.rows.filter((other) => other.id !== id && other.categoryId !== categoryId).length;
  return { merchant: same.name, count, isAlways: await isAlways(db, workspaceId, same.key, categoryId) };
}

/** Files all other rows of a row's merchant as it is filed; with `always`, those to come too. */
export async function spreadOver(
  db: Database,
  workspaceId: string,
  row: TransactionRow,
  { categoryId, always, at }: { categoryId: string; always: boolean; at: Date },
): Promise<Spread> {
  const same = await rowsOfMerchant(db, workspaceId, row);
  if (same === null) return { count: 0, before: [], lesson: null };
  const wanted = same.rows.filter((other) => other.id !== row.id && other.categoryId !== categoryId);
  // Looked at once more while they are held: somebody may have changed one meanwhile, or may change only their own.
  const held: TransactionRow[] = [];
  for (let from = 0; from < wanted.length; from += HELD_AT_ONCE)
    held.push(
      ...(await heldRows(
        db,
        workspaceId,
        wanted.slice(from, from + HELD_AT_ONCE).map(({ id }) => id),
      )),
    );
  const different = held.filter((other) => other.categoryId !== categoryId);
  const changed = await withoutLinked(db, workspaceId, different, categoryId);
  await fileRows(
    db,
    workspaceId,
    changed.map(({ id }) => id),
    categoryId,
  );
  const places = Map.groupBy(changed, (other) => `${other.categoryId ?? ''} ${other.categorySource ?? ''}`);
  const before = [...places.values()].map((rows) => ({
    categoryId: rows[0]?.categoryId ?? null,
    source: rows[0]?.categorySource ?? null,
    ids: rows.map(({ id }) => id),
  }));
  const lesson = always
    ? { ...same.key, before: await alwaysFile(db, workspaceId, same.key, { name: same.name, categoryId, at }) }
    : null;
  return { count: changed.length, before, lesson };
}

/** Puts back what `spreadOver` changed and nobody has changed since. Answers how many rows it put back. */
export async function takeSpreadBack(
  db: Database,
  workspaceId: string,
  categoryId: string,
  { before, lesson }: Pick<Spread, 'before' | 'lesson'>,
): Promise<number> {
  let count = 0;
  for (const { categoryId: to, source, ids } of before) {
    // Its category was deleted meanwhile: the row stays where it is.
    if (to !== null && (await categoryHeld(db, workspaceId, to)) === null) continue;
    const filed = { categoryId: to, categorySource: to === null ? null : source };
    count += await returnRows(db, workspaceId, ids, { from: categoryId, to: filed });
  }
  if (lesson !== null) {
    const said = lesson.before;
    const isThere = said !== null && (await categoryHeld(db, workspaceId, said.categoryId)) !== null;
    await putLessonBack(db, workspaceId, lesson, { categoryId, before: isThere ? said : null });
  }
  return count;
}
