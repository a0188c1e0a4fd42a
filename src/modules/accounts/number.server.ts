import type { Keyring } from '#platform/keyring.server.ts';
import { digitsOf, lastDigitsOf } from './rules.ts';

/** By what equal account numbers could find each other; null where the text has no digits. */
function fingerprintOf(keyring: Keyring, accountNumber: string): string | null {
  const digits = digitsOf(accountNumber);
  return digits === '' ? null : keyring.fingerprint(digits);
}

/** Where a number is sealed for: it opens in no other row. */
export function numberPlace(workspaceId: string, accountId: string): string {
  return `bank_accounts/${workspaceId}/${accountId}`;
}

/** The number sealed for its place; all null where there is none. */
export function numberFields(keyring: Keyring, place: string, accountNumber: string | null) {
  if (accountNumber === null) return { accountNumberSealed: null, accountNumberLast4: null, accountNumberHash: null };
  return {
    accountNumberSealed: keyring.seal(accountNumber, place),
    accountNumberLast4: lastDigitsOf(accountNumber),
    accountNumberHash: fingerprintOf(keyring, accountNumber),
  };
}
