import { timingSafeEqual } from 'node:crypto';
import { type FormErrorCode, STAMP_SECONDS } from '#kernel/public-form.ts';
import type { Keyring } from './keyring.server.ts';

/** When a page with a form was sent; only we can have written it. */
export function stampOf(keyring: Keyring, now: Date): string {
  const at = Math.floor(now.getTime() / 1000).toString(36);
  return `${at}.${signed(keyring, at)}`;
}

/** Why a form was hardly filled in by a person; null where nothing speaks against it. */
export function formFault(
  { keyring, now }: { keyring: Keyring; now: () => Date },
  { stamp, trap }: { stamp: string; trap: string },
): FormErrorCode | null {
  if (trap !== '') return 'LOOKS_AUTOMATIC';
  const [at = '', signature = ''] = stamp.split('.');
  // Not of our writing: as good as one that is too old, for which the page is sent again with a new one.
  if (!isEqual(signature, signed(keyring, at))) return 'PAGE_TOO_OLD';
  const age = now().getTime() / 1000 - Number.parseInt(at, 36);
  if (age < STAMP_SECONDS.least) return 'TOO_FAST';
  return age > STAMP_SECONDS.most ? 'PAGE_TOO_OLD' : null;
}

function signed(keyring: Keyring, at: string): string {
  return keyring.fingerprint(`form stamp ${at}`);
}

/** Compared without telling by the time how much of it is right. */
export function isEqual(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)];
  return one.length === other.length && timingSafeEqual(one, other);
}
