import type { Keyring } from '#platform/keyring.server.ts';
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
