import { isDeepStrictEqual } from 'node:util';
import { becomeOther, replaceFacts } from '#modules/money/ledger/service.server.ts';
import { factsFrom } from '#modules/money/ledger/rules.ts';
import type { Database } from '#platform/database.server.ts';
import { type ImportedMerge, mergesOfImport, removeMerge } from './store.server.ts';

/** Merges in which the import brought only what was merged away: the other one stays. */
const ofMergedRows = (merges: readonly ImportedMerge[], importId: string) =>
  merges.filter((merge) => merge.importId === importId && merge.keptImportId !== importId);

/** For each transaction of the import that has another source: the merge that brought it, the earliest first. */
function otherSources(merges: readonly ImportedMerge[], importId: string): ImportedMerge[] {
  const kept = merges.filter((merge) => merge.keptImportId === importId && merge.importId !== importId);
  return [...Map.groupBy(kept, ({ keptId }) => keptId).values()].flatMap((group) => group[0] ?? []);
}

/** Transactions of an import that stay where it is undone, since another source has them too. */
export async function goesOn(db: Database, workspaceId: string, importId: string): Promise<ReadonlySet<string>> {
  const merges = await mergesOfImport(db, workspaceId, importId);
  return new Set(otherSources(merges, importId).map(({ keptId }) => keptId));
}

/** Transactions of other sources that undoing the import changes. */
export async function changedByUndo(db: Database, workspaceId: string, importId: string): Promise<string[]> {
  const merges = ofMergedRows(await mergesOfImport(db, workspaceId, importId), importId);
  return merges.flatMap(({ keptId, before, after }) => (isDeepStrictEqual(before, after) ? [] : keptId));
}

/**
 * Takes an import out of merges while its transactions are removed (`remove`): one that stays has the facts of before the
 * merge, and one that the import brought goes on as what the other source brought. What a person decided stays on both, and
 * so do receipts and links. Answers how many were removed, and how many got their facts back.
 */
export async function letGoOf(
  db: Database,
  workspaceId: string,
  importId: string,
  remove: () => Promise<number>,
): Promise<{ removed: number; restored: number }> {
  const merges = await mergesOfImport(db, workspaceId, importId);
  const restored = await replaceFacts(
    db,
    workspaceId,
    ofMergedRows(merges, importId).map(({ keptId, before, after }) => {
      return { id: keptId, from: factsFrom(after), to: factsFrom(before) };
    }),
  );
  for (const { keptId, mergedId, after, merged, ...source } of otherSources(merges, importId)) {
    await becomeOther(db, workspaceId, { id: keptId, otherId: mergedId, before: after }, { ...source, facts: merged });
    await removeMerge(db, workspaceId, mergedId);
  }
  const removed = await remove();
  // Not sooner: what was merged away would take its receipts along.
  for (const { mergedId } of merges.filter((merge) => merge.importId === importId))
    await removeMerge(db, workspaceId, mergedId);
  return { removed, restored };
}
