import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { AccountType } from './kinds.parts.ts';
import { numberPlace } from './number.server.ts';
import { maskOf, type NumberMatch, numberMatch } from './rules.ts';
import { type AccountRow, accountRows, heldAccount, removeAccount } from './store.server.ts';

export {
  agreedOn,
  comparedBalances,
  forgetBankBalances,
  keepBankBalances,
  type KeptBalance,
  presentComparison,
} from './bank-balances.server.ts';
export { cardStatements } from './credit.server.ts';
export type { AskedBalance, AskedStatement, RowsOfAccounts, StatedBalance } from './rows-of-accounts.server.ts';

export { createAccountOnce } from './creation.server.ts';
export { usedAccountIds } from './store.server.ts';

export { SEALED_NUMBERS, sealedNumbers } from './number.server.ts';

/** What other modules may know of an account. */
export type AccountRef = {
  readonly id: string;
  readonly name: string;
  readonly bankName: string;
  readonly accountType: AccountType;
  readonly currency: string;
  readonly country: string;
  readonly accountTag: string;
  /** The end of its number, by which a masked number on a statement may find it. */
  readonly lastDigits: string | null;
  readonly isActive: boolean;
  readonly closedOn: Day | null;
  readonly openingMinor: bigint;
  readonly createdAt: Date;
};

/** All accounts of the books, newest first, closed ones too. */
export async function accountsIn(db: Database, workspaceId: string): Promise<AccountRef[]> {
  return (await accountRows(db, workspaceId)).map(refOf);
}

/**
 * The account, held against removal until the transaction ends, as whoever adds rows to it must hold it; null where
 * it is not in these books.
 */
export async function accountIn(db: Database, workspaceId: string, id: string): Promise<AccountRef | null> {
  const row = await heldAccount(db, workspaceId, id, 'share');
  return row === null ? null : refOf(row);
}

/** Deletes an account that nothing was ever written into; one with rows stays. */
export async function removeUnusedAccount(
  db: Database,
  workspaceId: string,
  { id, now }: { readonly id: string; readonly now: Date },
  hasRows: (db: Database, workspaceId: string, accountId: string) => Promise<boolean>,
): Promise<void> {
  if ((await heldAccount(db, workspaceId, id, 'update')) === null) return;
  if (!(await hasRows(db, workspaceId, id))) await removeAccount(db, workspaceId, id, now);
}

type AccountsWithNumbers = {
  readonly accounts: readonly AccountRef[];
  /** How a number on a file stands to that of each account; accounts without a number are left out. */
  readonly matchNumber: (onFile: string) => ReadonlyMap<string, NumberMatch>;
};

/** All accounts as `accountsIn` lists them, and their numbers to compare with. */
export async function accountsWithNumbers(
  db: Database,
  workspaceId: string,
  keyring: Keyring,
): Promise<AccountsWithNumbers> {
  const rows = await accountRows(db, workspaceId);
  const numbers = rows.flatMap(({ id, accountNumberSealed, accountNumberLast4 }): [id: string, number: string][] => {
    if (accountNumberSealed === null || accountNumberLast4 === null) return [];
    const number = keyring.open(accountNumberSealed, numberPlace(workspaceId, id));
    return [[id, number ?? maskOf(accountNumberLast4)]];
  });
  const matchNumber = (onFile: string) => new Map(numbers.map(([id, number]) => [id, numberMatch(onFile, number)]));
  return { accounts: rows.map(refOf), matchNumber };
}

function refOf(row: AccountRow): AccountRef {
  return {
    id: row.id,
    name: row.name,
    bankName: row.bankName,
    accountType: row.accountType,
    currency: row.currency,
    country: row.country,
    accountTag: row.accountTag,
    lastDigits: row.accountNumberLast4,
    isActive: row.isActive,
    closedOn: row.closedOn,
    openingMinor: row.openingMinor,
    createdAt: row.createdAt,
  };
}
