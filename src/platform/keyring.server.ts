import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keeps secrets at rest: AES-GCM with a 256-bit key and a 12-byte IV (§9), the key's version in front for rotation.
 */
export type Keyring = {
  /**
   * `v1.<iv>.<ciphertext and tag>`, base64url. `context` binds the text to its place: it opens nowhere else.
   * @throws Error "Failed to encrypt data" (§8)
   */
  seal(text: string, context: string): string;
  /** The text, or null where it was sealed by a key that is not here, for another place, or altered (§8). */
  open(sealed: string, context: string): string | null;
  /** A keyed hash, by which equal values find each other without being readable. It outlives every rotation. */
  fingerprint(text: string): string;
};

/** The keys that data is sealed with, 32 bytes each; they are kept wrapped in the operator's key (data-keys). */
export type DataKeys = {
  readonly sealing: ReadonlyMap<number, Buffer>;
  /** The version that seals now; every other only opens. */
  readonly current: number;
  readonly hashing: Buffer;
};

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param keys asked each time, since they may be rotated while the product runs */
export function createKeyring(keys: () => DataKeys): Keyring {
  return {
    seal(text, context) {
      const { sealing, current } = keys();
      const key = sealing.get(current);
      if (key === undefined) throw notSealed(`the data key ${current} is missing`);
      try {
        return `v${current}.${sealWith(key, text, context)}`;
      } catch (error) {
        throw notSealed(error);
      }
    },
    open(sealed, context) {
      const version = versionOf(sealed);
      const key = version === null ? undefined : keys().sealing.get(version);
      return key === undefined ? null : openWith(key, sealed.slice(sealed.indexOf('.') + 1), context);
    },
    fingerprint: (text) => createHmac('sha256', keys().hashing).update(text).digest('base64url'),
  };
}

/** In the words of §8; nothing of the text goes along. */
function notSealed(cause: unknown): Error {
  return new Error('Failed to encrypt data', { cause });
}

/** Which key sealed this; null where it is no sealed text. */
export function versionOf(sealed: string): number | null {
  const digits = /^v([1-9]\d{0,8})\./.exec(sealed)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The keys that an installation begins with follow from its operator's. @throws RangeError unless that has 32 bytes */
export function firstKeys(operatorKey: Buffer): DataKeys {
  const sealing = new Map([[1, derived(operatorKey, 'ilifa seal v1')]]);
  return { sealing, current: 1, hashing: derived(operatorKey, 'ilifa fingerprint v1') };
}

/** The operator's key in the shape that wraps data keys. @throws RangeError unless it has 32 bytes */
export function wrappingKey(operatorKey: Buffer): Buffer {
  return derived(operatorKey, 'ilifa wrap v1');
}

/** `<iv>.<ciphertext and tag>`. */
export function sealWith(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${iv.toString('base64url')}.${body.toString('base64url')}`;
}

/** Null where another key sealed it, or for another place, or where it was altered. */
export function openWith(key: Buffer, sealed: string, context: string): string | null {
  const [iv, body, more] = sealed.split('.');
  if (iv === undefined || body === undefined || more !== undefined) return null;
  const bytes = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function derived(operatorKey: Buffer, purpose: string): Buffer {
  if (operatorKey.length !== KEY_BYTES) throw new RangeError('the encryption key has 32 bytes');
  return Buffer.from(hkdfSync('sha256', operatorKey, '', purpose, KEY_BYTES));
}
