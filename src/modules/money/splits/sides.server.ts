import type { LineWish, Whole } from '#modules/money/ledger/service.server.ts';
import type { LinkedRefusal } from '#modules/money/transfers/rules.ts';
import { keepLinked, type LineRefusal, linkLine, mayEnd } from '#modules/money/transfers/service.server.ts';
import type { Database } from '#platform/database.server.ts';

/** A line with the account that its other side is in, or is to be in; null where it is to be none. */
export type SideWish = LineWish & { readonly accountId: string | null };

/**
 * What new amounts and categories of lines, and lines that go, mean for the other sides of their transfers: does it, or
 * answers why not.
 */
export async function keepSides(
  db: Database,
  workspaceId: string,
  { lines }: Whole,
  wishes: readonly LineWish[],
): Promise<LinkedRefusal | null> {
  for (const { id, minor, categoryId } of wishes) {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) continue;
    const { accountId, currency } = line;
    const refused = await keepLinked(db, workspaceId, line, { accountId, currency, minor, categoryId });
    if (refused !== null) return refused;
  }
  const staying = new Set(wishes.map(({ id }) => id));
  for (const line of lines)
    if (!staying.has(line.id) && !(await mayEnd(db, workspaceId, line))) return 'TRANSFER_HIDDEN';
  return null;
}

/** Makes lines with an account transfers; why not, or null. @param ids of the lines, in the order of the wishes */
export async function linkLines(
  db: Database,
  workspaceId: string,
  { ids, wishes }: { ids: readonly string[]; wishes: readonly SideWish[] },
  by: { readonly userId: string; readonly now: Date },
): Promise<LineRefusal | null> {
  for (const [at, { accountId }] of wishes.entries()) {
    const id = ids[at];
    if (id === undefined || accountId === null) continue;
    const refused = await linkLine(db, workspaceId, { id, accountId }, { ...by, how: 'person' });
    if (refused !== null) return refused;
  }
  return null;
}
