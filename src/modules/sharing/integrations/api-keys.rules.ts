import type { KeyState } from './api-keys.words.ts';

/** How many keys of one set of books may open it at a time. */
export const MOST_KEYS = 20;

const PREFIX = /^ilifa_[a-z0-9]{8}$/;
const KEY = /^(ilifa_[a-z0-9]{8})_[\w-]{43}$/;

/** The key itself: a prefix by which people know it again, and 32 bytes that nobody guesses, in base64url. */
export function keyOf(prefix: string, secret: string): string {
  const key = `${prefix}_${secret}`;
  if (!PREFIX.test(prefix) || !KEY.test(key)) throw new RangeError('no key has this form');
  return key;
}

/** What may be shown of a key at any time; null where the text is none. */
export function prefixOf(key: string): string | null {
  return KEY.exec(key)?.[1] ?? null;
}

/** What a header `Authorization: Bearer …` holds, which need not read as a key; null where it holds nothing. */
export function keyIn(header: string | null): string | null {
  return /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1] ?? null;
}

type Kept = { readonly expiresAt: Date | null; readonly revokedAt: Date | null };

export function stateOf({ expiresAt, revokedAt }: Kept, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}
