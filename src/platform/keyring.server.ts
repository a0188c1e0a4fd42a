import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets at rest: AES-GCM with a 256-bit key and a 12-byte IV (§9), the key's version in front for rotation.
 */
export type Keyring = {
  /** `v1.<iv>.<ciphertext and tag>`, base64url. `context` binds the text to its place: it opens nowhere else. */
  seal(text: string, context: string): string;
  /** The text, or null where it was sealed by another key, for another place, or altered (§8). */
  open(sealed: string, context: string): string | null;
  /** A keyed hash, by which equal values find each other without being readable. */
  fingerprint(text: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 32 bytes of the operator's. @throws RangeError on any other length. */
export function createKeyring(key: Buffer): Keyring {
  if (key.length !== 32) throw new RangeError('the encryption key has 32 bytes');
  const sealing = Buffer.from(hkdfSync('sha256', key, '', 'ilifa seal v1', 32));
  const hashing = Buffer.from(hkdfSync('sha256', key, '', 'ilifa fingerprint v1', 32));
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${iv.toString('base64url')}.${body.toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, iv, body] = sealed.split('.');
      if (version !== 'v1' || iv === undefined || body === undefined) return null;
      const bytes = Buffer.from(body, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, Buffer.from(iv, 'base64url'))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    fingerprint: (text) => createHmac('sha256', hashing).update(text).digest('base64url'),
  };
}
