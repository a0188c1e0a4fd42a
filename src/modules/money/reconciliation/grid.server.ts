import { comparedBalances } from '#modules/money/accounts/service.server.ts';
import { rowsOfAccounts } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { CoveringStatement } from './grid.ts';
import { statementsOf } from './statements.store.server.ts';

/** The statements of an account, and which of them the transactions do not come to. */
export async function gridStatements(
  db: Database,
  workspaceId: string,
  accountId: string,
): Promise<CoveringStatement[]> {
  const compared = await comparedBalances(rowsOfAccounts, db, workspaceId, { accountId });
  const differing = new Set(compared.flatMap(({ importId, verdict }) => (verdict === 'differs' ? importId : [])));
  const statements = await statementsOf(db, workspaceId, accountId);
  return statements.map((one) => ({ ...one, isMismatched: differing.has(one.importId) }));
}
