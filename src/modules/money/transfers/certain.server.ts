import type { OpenWorkspace } from '#kernel/caller.ts';
import { accountsWithNumbers } from '#modules/money/accounts/service.server.ts';
import { lockedDays } from '#modules/money/reconciliation/service.server.ts';
import { appendAudit } from '#platform/audit.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { certainChanges, type CertainRow, isOpen } from './certain.ts';
import { linksCertain, rowsLike } from './certain.store.server.ts';
import { linkPairs } from './linking.server.ts';
import { endTransfer, rejectedPairs } from './store.server.ts';

type Importer = {
  readonly db: Database;
  readonly workspace: Pick<OpenWorkspace, 'id' | 'isLimited'>;
  readonly keyring: Keyring;
  readonly userId: string;
  readonly now: Date;
};

/**
 * Links what is a transfer beyond doubt after an import, and takes back what an import before it linked where a third
 * transaction fits now. `ids` are what the import added or merged with; answers those that were linked. For a member who
 * sees some accounts alone it links nothing: what fits as well may be in another.
 */
export async function linkCertain(
  { db, workspace, keyring, userId, now }: Importer,
  { importId, ids }: { readonly importId: string; readonly ids: readonly string[] },
): Promise<readonly string[]> {
  if (workspace.isLimited || ids.length === 0 || !(await linksCertain(db, workspace.id))) return [];
  const { accounts, matchNumber } = await accountsWithNumbers(db, workspace.id, keyring);
  if (accounts.length < 2) return [];
  const found = await rowsLike(db, workspace.id, ids);
  const locked = await lockedDays(db, workspace.id);
  const decided = found.map((row) => {
    const day = locked.get(row.accountId);
    return { ...row, isLocked: row.isLocked || (day !== undefined && row.day <= day) };
  });
  // A transfer of which one side has agreed with a statement since stays.
  const agreed = new Set(
    decided.flatMap(({ certainId, isLocked }) => (isLocked && certainId !== null ? certainId : [])),
  );
  const rows = decided.map((row): CertainRow => {
    const { certainId } = row;
    return { ...row, isOpen: isOpen(row), certainId: certainId !== null && agreed.has(certainId) ? null : certainId };
  });
  const rejected = new Set((await rejectedPairs(db, workspace.id)).map(({ outId, inId }) => `${outId} ${inId}`));
  const numbered = (digits: string) =>
    new Set([...matchNumber(digits)].flatMap(([id, match]) => (match === 'same' ? id : [])));
  const { link, end } = certainChanges(rows, { accounts, numbered }, (outId, inId) => rejected.has(`${outId} ${inId}`));
  const came = new Set(ids);
  const pairs = link.filter(({ outId, inId }) => came.has(outId) || came.has(inId));
  const ended = await takeBack(db, workspace.id, { rows, end, now });
  const answers = await linkPairs(db, workspace.id, pairs, { userId, now, how: 'certain' });
  const linked = pairs.filter((_, at) => 'id' in (answers[at] ?? {}));
  if (linked.length + ended.length === 0) return [];
  await appendAudit(db, {
    workspaceId: workspace.id,
    // Nobody asked for it.
    userId: null,
    action: 'transfers.linked-as-certain',
    resourceType: 'transfers',
    resourceId: null,
    ipAddress: null,
    userAgent: null,
    metadata: { importId, linked, ended },
  });
  return linked.map(({ outId }) => outId);
}

type Ending = { readonly rows: readonly CertainRow[]; readonly end: readonly string[]; readonly now: Date };

async function takeBack(db: Database, workspaceId: string, { rows, end, now }: Ending): Promise<string[]> {
  const sides = Map.groupBy(rows, ({ certainId }) => certainId);
  for (const id of end) {
    const ids = (sides.get(id) ?? []).map((row) => row.id);
    await endTransfer(db, workspaceId, id, { ids, now });
  }
  return [...end];
}
