import { randomBytes, scryptSync } from 'node:crypto';

// Stands in for `better-auth/crypto` in tests of procedures (`vitest.config.ts`): the same function at no cost, where
// the real one takes a tenth of a second for each person that a test signs up. The real cost has a test of its own.
const COST = { N: 2, r: 1, p: 1 };

function keyOf(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, COST).toString('hex');
}

export function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return Promise.resolve(`${salt}:${keyOf(password, salt)}`);
}

export function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key] = hash.split(':');
  return Promise.resolve(keyOf(password, salt) === key);
}
