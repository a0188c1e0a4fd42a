import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { AccountType } from './model.ts';
import { digitsOf } from './rules.ts';
import { type AccountRow, accountRows, accountsWithNumber, heldAccount } from './store.server.ts';

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
  readonly openingMinor: bigint;
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

/** By what equal account numbers find each other (`accountByNumber`); null where the text has no digits. */
export function fingerprintOf(keyring: Keyring, accountNumber: string): string | null {
  const digits = digitsOf(accountNumber);
  return digits === '' ? null : keyring.fingerprint(digits);
}

/**
 * The account with the number of that fingerprint, in that currency if one is given. Null where there is none, and
 * where several fit: then a person chooses.
 */
export async function accountByNumber(
  db: Database,
  workspaceId: string,
  fingerprint: string,
  currency?: string,
): Promise<AccountRef | null> {
  const found = (await accountsWithNumber(db, workspaceId, fingerprint)).filter(
    (account) => currency === undefined || account.currency === currency,
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : refOf(only);
}

function refOf(row: AccountRow): AccountRef {
  const { id, name, bankName, accountType, currency, country, accountTag, isActive, openingMinor } = row;
  const lastDigits = row.accountNumberLast4;
  return { id, name, bankName, accountType, currency, country, accountTag, lastDigits, isActive, openingMinor };
}
