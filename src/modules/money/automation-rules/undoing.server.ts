import { heldRows, setDeleted, takeBackRules, takeBackSplits } from '#modules/money/ledger/service.server.ts';
import { unlinkRow } from '#modules/money/transfers/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { heldRun, type KeptChange, markReverted } from './runs.store.server.ts';
import { endWaitingOfRun } from './waiting.store.server.ts';

/**
 * Undoes a run, where nobody has changed the transaction since: lines go, transfers are unlinked and what was written as
 * their other side goes to the trash. Answers how many are as they were and how many are not; null where it is undone
 * already.
 */
export async function undoRun(
  db: Database,
  workspaceId: string,
  id: string,
  now: Date,
): Promise<{ count: number; left: number } | null> {
  const changes = await heldRun(db, workspaceId, id);
  if (changes === null) return null;
  const splits = changes.filter(({ lines }) => lines !== null);
  const back = new Set([
    ...(await takeBackSplits(db, workspaceId, splits)),
    ...(await unlinkAll(db, workspaceId, changes, now)),
    ...(await takeBackRules(db, workspaceId, changes)),
  ]);
  await endWaitingOfRun(db, workspaceId, id);
  await markReverted(db, workspaceId, id, now);
  return { count: back.size, left: changes.length - back.size };
}

async function unlinkAll(
  db: Database,
  workspaceId: string,
  changes: readonly KeptChange[],
  now: Date,
): Promise<string[]> {
  // Of a transfer both sides may have been found by rules.
  const unlinked = new Set<string>();
  const back: string[] = [];
  for (const { id, transferId, addedId } of changes) {
    if (transferId === null) continue;
    if (!unlinked.has(transferId) && (await unlinkOne(db, workspaceId, { id, transferId, addedId }, now)))
      unlinked.add(transferId);
    if (unlinked.has(transferId)) back.push(id);
  }
  return back;
}

type Linked = { readonly id: string; readonly transferId: string; readonly addedId: string | null };

/** False where it is linked otherwise by now, or what was written agreed with a statement since. */
async function unlinkOne(
  db: Database,
  workspaceId: string,
  { id, transferId, addedId }: Linked,
  now: Date,
): Promise<boolean> {
  const rows = await heldRows(db, workspaceId, addedId === null ? [id] : [id, addedId]);
  const [row, added] = [rows.find((one) => one.id === id), rows.find((one) => one.id === addedId)];
  if (row?.transferId !== transferId || (added?.reconciliationId ?? null) !== null) return false;
  if ('refusal' in (await unlinkRow(db, workspaceId, id, now))) return false;
  if (added !== undefined) await setDeleted(db, workspaceId, [added.id], now);
  return true;
}
