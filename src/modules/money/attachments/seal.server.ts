import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Keyring } from '#platform/keyring.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where the key of a file is sealed for: it opens no other. */
const placeOf = (workspaceId: string, fileId: string) => `attachment_files/${workspaceId}/${fileId}`;

/** A key of its own for each file, sealed with the data key: to renew that, no file is written anew. */
export function newKey(keyring: Keyring, workspaceId: string, fileId: string): { key: Buffer; sealed: string } {
  const key = randomBytes(KEY_BYTES);
  return { key, sealed: keyring.seal(key.toString('base64'), placeOf(workspaceId, fileId)) };
}

/** @throws Error where no key of the installation opens it */
export function openKey(keyring: Keyring, sealed: string, workspaceId: string, fileId: string): Buffer {
  const text = keyring.open(sealed, placeOf(workspaceId, fileId));
  if (text === null) throw new Error(`the key of attached file ${fileId} does not open`);
  return Buffer.from(text, 'base64');
}

export const SEALED_FILE_KEYS: SealedColumn = {
  table: 'attachment_files',
  column: 'key_sealed',
  key: ['workspace_id', 'id'],
  place: ([workspaceId = '', id = '']) => placeOf(workspaceId, id),
};

/** AES-256-GCM: `<iv><ciphertext><tag>`. @param part binds the bytes to what they are: they open as nothing else */
export function sealBytes(key: Buffer, bytes: Uint8Array, part: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(part));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error where the bytes were altered, or are those of another file or part */
export function openBytes(key: Buffer, sealed: Buffer, part: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(part))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The id of a file follows from its content (a UUID of version 8), so that the same bytes are stored once. */
export function fileIdOf(sha256: string): string {
  const variant = ((Number.parseInt(sha256.charAt(16), 16) & 3) | 8).toString(16);
  return [
    sha256.slice(0, 8),
    sha256.slice(8, 12),
    `8${sha256.slice(13, 16)}`,
    `${variant}${sha256.slice(17, 20)}`,
    sha256.slice(20, 32),
  ].join('-');
}
