import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.server.ts';

// Tests of procedures hash passwords at no cost (`testing/quick-passwords.server.ts`); this is the cost that people get.
test('a password is stored under a salt of its own by scrypt at 32 MB, and nothing but it is let in', async () => {
  const [hash, other] = await Promise.all([hashPassword('Umcebo#2026'), hashPassword('Umcebo#2026')]);
  const [salt = '', key] = hash.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(key).toBe(scryptSync('Umcebo#2026', salt, 64, cost).toString('hex'));
  expect(other).not.toBe(hash);
  await expect(isPassword(hash, 'Umcebo#2026')).resolves.toBe(true);
  await expect(isPassword(hash, 'umcebo#2026')).resolves.toBe(false);
  await expect(isPassword(null, 'Umcebo#2026')).resolves.toBe(false);
});
