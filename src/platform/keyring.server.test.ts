import { createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyring, firstKeys, versionOf } from './keyring.server.ts';

const ringOf = (key: Buffer) => createKeyring(() => firstKeys(key));
const keyring = ringOf(Buffer.alloc(32, 1));

test('what is sealed opens in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
      expect(keyring.open(keyring.seal(text, place), place)).toBe(text);
    }),
  );
});

test('elsewhere, by another key, altered or cut short it opens as nothing [§8 decryption fails]', () => {
  const sealed = keyring.seal('62001234567', 'account 1');
  expect(keyring.open(sealed, 'account 2')).toBeNull();
  expect(ringOf(Buffer.alloc(32, 2)).open(sealed, 'account 1')).toBeNull();
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), (at) => {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
      const opened = keyring.open(altered, 'account 1');
      // The last letter of a base64 text may carry bits that mean nothing.
      expect(opened === null || (opened === '62001234567' && at === sealed.length - 1)).toBe(true);
      expect(keyring.open(sealed.slice(0, at), 'account 1')).toBeNull();
    }),
  );
});

test('is sealed by AES-GCM with a key of 256 bits and an IV of 12 bytes [§9 encryption]', () => {
  const keys = firstKeys(Buffer.alloc(32, 1));
  const key = keys.sealing.get(1) ?? Buffer.alloc(0);
  expect(key).toHaveLength(256 / 8);
  const [, iv = '', body = ''] = keyring.seal('62001234567', 'account 1').split('.');
  expect(Buffer.from(iv, 'base64url')).toHaveLength(12);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from('account 1'))
    .setAuthTag(bytes.subarray(-16));
  expect(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString()).toBe('62001234567');
});

test.each([
  ['is missing', new Map<number, Buffer>()],
  ['is damaged', new Map([[1, Buffer.alloc(5)]])],
])('what cannot be sealed because the key %s says so, and nothing of itself [§8 encryption fails]', (_, sealing) => {
  const broken = createKeyring(() => ({ sealing, current: 1, hashing: Buffer.alloc(32) }));
  expect(() => broken.seal('62001234567', 'account 1')).toThrow(/^Failed to encrypt data$/);
});

test('equal texts are sealed differently and have one fingerprint', () => {
  expect(keyring.seal('1', 'x')).not.toBe(keyring.seal('1', 'x'));
  expect(keyring.fingerprint('1')).toBe(keyring.fingerprint('1'));
  expect(keyring.fingerprint('1')).not.toBe(keyring.fingerprint('2'));
});

test('a key of any other length is refused', () => {
  expect(() => firstKeys(Buffer.alloc(16))).toThrow(RangeError);
});

test.each([
  ['v1.a.b', 1],
  ['v12.a.b', 12],
  ['v0.a.b', null],
  ['v01.a.b', null],
  ['1.a.b', null],
  ['v1', null],
  ['', null],
])('of %j the version is %s', (sealed, version) => {
  expect(versionOf(sealed)).toBe(version);
});

test('a version that is not here opens nothing', () => {
  expect(keyring.open(keyring.seal('1', 'x').replace('v1.', 'v2.'), 'x')).toBeNull();
});
