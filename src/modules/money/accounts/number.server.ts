import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { type Keyring, versionOf } from '#platform/keyring.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';
import { lastDigitsOf } from './rules.ts';

/** Where a number is sealed for: it opens in no other row. */
export function numberPlace(workspaceId: string, accountId: string): string {
  return `bank_accounts/${workspaceId}/${accountId}`;
}

/** The number sealed for its place; all null where there is none. */
export function numberFields(keyring: Keyring, place: string, accountNumber: string | null) {
  if (accountNumber === null) return { accountNumberSealed: null, accountNumberLast4: null };
  return {
    accountNumberSealed: keyring.seal(accountNumber, place),
    accountNumberLast4: lastDigitsOf(accountNumber),
  };
}

export const SEALED_NUMBERS: SealedColumn = {
  table: 'bank_accounts',
  column: 'account_number_sealed',
  key: ['workspace_id', 'id'],
  place: ([workspaceId = '', id = '']) => numberPlace(workspaceId, id),
};

/** How numbers are kept, in the open books, or in all that the person on the connection owns. */
export async function sealedNumbers(db: Database, of: 'personal' | 'books', keyring: Keyring) {
  // What is sealed now says which key seals.
  const current = versionOf(keyring.seal('', 'version')) ?? 0;
  const { rows } = await db.execute<{ kept: number; bare: number; former: number }>(
    sql`select kept, bare, former from sealed_numbers(${of === 'books'}, ${current})`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('sealed_numbers answered nothing');
  return row;
}
