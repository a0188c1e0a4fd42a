import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createKeyring, firstKeys } from '#platform/keyring.server.ts';
import { fileIdOf, newKey, openBytes, openKey, sealBytes, sha256Of } from './seal.server.ts';

const keyring = createKeyring(() => firstKeys(Buffer.alloc(32, 7)));

test('sealed bytes hold nothing of the file, and open with its key as the part that they are', () => {
  const bytes = Buffer.from('Receipt of Nomsa '.repeat(100));
  const { key, sealed } = newKey(keyring, 'books', 'file');
  const kept = sealBytes(key, bytes, 'content');
  expect(kept.includes('Nomsa')).toBe(false);
  expect(openBytes(openKey(keyring, sealed, 'books', 'file'), kept, 'content')).toEqual(bytes);
  expect(() => openBytes(key, kept, 'preview')).toThrow('unable to authenticate');
  expect(() => openBytes(randomBytes(32), kept, 'content')).toThrow('unable to authenticate');
  const altered = Buffer.from(kept);
  altered.writeUInt8(altered.readUInt8(40) ^ 1, 40);
  expect(() => openBytes(key, altered, 'content')).toThrow('unable to authenticate');
});

test('the key of a file opens in no other workspace', () => {
  const { sealed } = newKey(keyring, 'books', 'file');
  expect(() => openKey(keyring, sealed, 'others', 'file')).toThrow('does not open');
});

test('equal content has one id, which is a UUID, and other content another', () => {
  const ids = ['a', 'a', 'b'].map((text) => fileIdOf(sha256Of(Buffer.from(text))));
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
});
