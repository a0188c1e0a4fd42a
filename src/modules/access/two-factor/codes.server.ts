import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '#kernel/brand.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';
import { BACKUP_ALPHABET, BACKUP_LENGTH, type TotpSetup } from './model.ts';
import { BACKUP_CODES, grouped, stepAt } from './rules.ts';
import { beginTotp, replaceBackupCodes, takeStep, totpOf } from './store.server.ts';

/** Codes of the step before and after are good too: clocks differ, and fingers are slow. */
const NEIGHBOURS = 1;

const placeOf = (userId: string) => `totp ${userId}`;

export const SEALED_SECRETS: SealedColumn = {
  table: 'totp_secrets',
  column: 'sealed',
  key: ['user_id'],
  place: ([userId = '']) => placeOf(userId),
};

/** A new secret for the person's authenticator app; null where one is in use. It is no factor before a first code. */
export async function setUpTotp(
  db: Database,
  keyring: Keyring,
  { userId, email }: { userId: string; email: string },
): Promise<TotpSetup | null> {
  const secret = new Secret({ size: 20 });
  if (!(await beginTotp(db, userId, keyring.seal(secret.base32, placeOf(userId))))) return null;
  const totp = new TOTP({ issuer: BRAND.name, label: email, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** Whether the code is one of now, and of a step that was never used. `unconfirmed`: the secret is still being set up. */
export async function isTotpCode(
  db: Database,
  keyring: Keyring,
  { userId, code, now, unconfirmed = false }: { userId: string; code: string; now: Date; unconfirmed?: boolean },
): Promise<boolean> {
  const kept = await totpOf(db, userId);
  if (kept === null || (kept.confirmedAt === null) !== unconfirmed) return false;
  const secret = keyring.open(kept.sealed, placeOf(userId));
  if (secret === null) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp: now.getTime(), window: NEIGHBOURS });
  return off !== null && takeStep(db, userId, stepAt(now) + off);
}

/** Makes ten codes, which are shown once and kept as hashes; those from before open nothing any more. */
export async function makeBackupCodes(db: Database, keyring: Keyring, userId: string): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES.made }, () =>
    Array.from({ length: BACKUP_LENGTH }, () => BACKUP_ALPHABET.charAt(randomInt(BACKUP_ALPHABET.length))).join(''),
  );
  await replaceBackupCodes(
    db,
    userId,
    codes.map((code) => backupHash(keyring, userId, code)),
  );
  return codes.map(grouped);
}

export function backupHash(keyring: Keyring, userId: string, code: string): string {
  return keyring.fingerprint(`backup code ${userId} ${code}`);
}

export function newEmailCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Good in one session alone. */
export function emailHash(keyring: Keyring, sessionId: string, code: string): string {
  return keyring.fingerprint(`email code ${sessionId} ${code}`);
}
