import { expect, test } from 'vitest';
import { endText } from './api-keys.words.ts';

const [expiresAt, revokedAt] = [new Date('2027-03-03T10:00:00Z'), new Date('2026-11-22T10:00:00Z')];
const on = (instant: Date) => instant.toISOString().slice(0, 10);

test.each([
  [{ state: 'active', expiresAt: null, revokedAt: null }, 'Does not expire.'],
  [{ state: 'active', expiresAt, revokedAt: null }, 'Expires on 2027-03-03.'],
  [{ state: 'expired', expiresAt, revokedAt: null }, 'Expired on 2027-03-03.'],
  [{ state: 'revoked', expiresAt: null, revokedAt }, 'Revoked on 2026-11-22.'],
  [{ state: 'revoked', expiresAt, revokedAt }, 'Revoked on 2026-11-22.'],
] as const)('of %o a list says: %s', (key, text) => {
  expect(endText(key, on)).toBe(text);
});
