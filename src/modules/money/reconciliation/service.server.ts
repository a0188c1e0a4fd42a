import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { accountsIn, type AccountRef } from '#modules/money/accounts/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { MOST_LISTED } from './limits.ts';
import type { Reconciliation, Session } from './model.ts';
import { candidatesUpTo, sumsUpTo } from './rows.store.server.ts';
import { lockedCounts, type ReconciliationRow, reconciliationsOf } from './store.server.ts';
import { newestStatement } from './statements.store.server.ts';
import { HIDDEN_TRANSFER } from './words.ts';

export { lockedDays } from './store.server.ts';
export { statementLocking } from './rows.store.server.ts';

/** The account, closed or not; null where it is not in this workspace, or not seen. */
export async function findAccount(db: Database, workspaceId: string, id: string): Promise<AccountRef | null> {
  return (await accountsIn(db, workspaceId)).find((account) => account.id === id) ?? null;
}

export function presentReconciliation(row: ReconciliationRow, currency: string, count: number): Reconciliation {
  return {
    id: row.id,
    accountId: row.accountId,
    day: row.statementDay,
    balance: money(row.statementMinor, currency),
    opening: money(row.openingMinor, currency),
    status: row.status,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    reason: row.reopenReason,
    count,
  };
}

/** The statements of an account, the newest first, and what a newer one says that an import brought. */
export async function statementList(db: Database, workspaceId: string, account: AccountRef) {
  const rows = (await reconciliationsOf(db, workspaceId, account.id)).toReversed();
  const shown = rows.slice(0, MOST_LISTED);
  const counts = await lockedCounts(
    db,
    workspaceId,
    shown.map(({ id }) => id),
  );
  const newest = await newestStatement(db, workspaceId, account.id);
  const last = rows.find(({ status }) => status === 'finished');
  return {
    items: shown.map((row) => presentReconciliation(row, account.currency, counts.get(row.id) ?? 0)),
    suggestion: newest !== null && (last === undefined || newest.day > last.statementDay) ? newest : null,
  };
}

/** A statement beside the transactions up to its day. */
export async function sessionOf(
  db: Database,
  workspaceId: string,
  row: ReconciliationRow,
  currency: string,
): Promise<Session> {
  const { id, accountId, statementDay: day, statementMinor } = row;
  const { marked } = await sumsUpTo(db, workspaceId, { accountId, day });
  const { rows, count, clearedCount } = await candidatesUpTo(db, workspaceId, { accountId, day });
  const counts = await lockedCounts(db, workspaceId, [id]);
  return {
    reconciliation: presentReconciliation(row, currency, counts.get(id) ?? 0),
    difference: money(statementMinor - marked, currency),
    candidates: rows.map(({ minor, isMasked, description, bookedOn, isCleared, id: of }) => ({
      id: of,
      bookedOn,
      description: isMasked ? HIDDEN_TRANSFER : description,
      amount: money(minor, currency),
      isCleared,
    })),
    count,
    clearedCount,
    isBlocked: await isBlocked(db, workspaceId, row),
  };
}

/** Whether an earlier statement of the account has to be finished first. */
export async function isBlocked(
  db: Database,
  workspaceId: string,
  { accountId, statementDay, id }: { readonly accountId: string; readonly statementDay: Day; readonly id: string },
): Promise<boolean> {
  const all = await reconciliationsOf(db, workspaceId, accountId);
  return all.some((other) => other.id !== id && other.status !== 'finished' && other.statementDay < statementDay);
}
