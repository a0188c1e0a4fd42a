import { digitsOf } from '#modules/money/accounts/rules.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { AccountSection, Reading } from '#modules/money/statement-formats/model.ts';
import type { Issuer } from './issuer.ts';

type Place = { readonly keyring: Keyring; readonly workspaceId: string };
type Source = {
  readonly reading: Extract<Reading, { kind: 'read' }>;
  readonly issuer: Issuer;
  readonly layout: string | null;
};

/** Of accounts that were made and deleted again, as many are passed over. */
const TRIES = 3;
/** So many digits are a number; fewer are the end of one. */
const WHOLE = 7;

/**
 * Ids for the accounts that a file may need, by section, the first to be tried first. They follow from what the file says of
 * the account, so that twelve statements of one account, read by two processes, make one account. Keyed, since a number
 * could be guessed from them.
 */
export function newAccountIds({ keyring, workspaceId }: Place, { reading, issuer, layout }: Source): string[][] {
  const seen = new Map<string, number>();
  return reading.accounts.map((section) => {
    const key = keyOf(section, issuer, layout);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return Array.from({ length: TRIES }, (_, at) =>
      idFrom(keyring.fingerprint(JSON.stringify(['new account', workspaceId, key, before, at]))),
    );
  });
}

function keyOf({ account, currency, type }: AccountSection, { bank, holder }: Issuer, layout: string | null): string {
  const digits = account === null ? '' : digitsOf(account);
  if (digits.length >= WHOLE && !/[*•#…]|x{2}/i.test(account ?? '')) return JSON.stringify([digits, currency]);
  return JSON.stringify([bank, account, currency, type, holder, account === null ? layout : null]);
}

/** An id of RFC 9562, version 8: its bits are our own. */
function idFrom(fingerprint: string): string {
  const bytes = Buffer.from(fingerprint, 'base64url').subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) % 16) + 0x80;
  bytes[8] = ((bytes[8] ?? 0) % 64) + 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
