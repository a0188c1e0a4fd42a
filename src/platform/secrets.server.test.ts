import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetFormerKey, renewKeptKey, SECRETS_FILE, secretsFor } from './secrets.server.ts';

const NONE = { sessionSecret: null, encryptionKey: null, encryptionKeyBefore: null, databaseUrl: null };
const OUTSIDE = { ...NONE, databaseUrl: 'postgres://a/b' };
const KEY = Buffer.alloc(32, 7);

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ilifa-secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('secrets are made once, for us alone, and found again', () => {
  const first = secretsFor(NONE, folder);
  expect(first.encryptionKey).toHaveLength(32);
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(secretsFor(NONE, folder)).toEqual(first);
  expect(statSync(join(folder, SECRETS_FILE)).mode & 0o777).toBe(0o600);
});

test('two folders have different secrets', () => {
  const one = secretsFor(NONE, join(folder, 'one'));
  const two = secretsFor(NONE, join(folder, 'two'));
  expect(one.sessionSecret).not.toBe(two.sessionSecret);
  expect(one.encryptionKey.equals(two.encryptionKey)).toBe(false);
});

test('what the operator set goes before what was kept', () => {
  const kept = secretsFor(NONE, folder);
  expect(secretsFor({ ...NONE, encryptionKey: KEY }, folder)).toEqual({ ...kept, encryptionKey: KEY });
});

test('an operator who set both needs no folder', () => {
  const set = { ...OUTSIDE, sessionSecret: 'x'.repeat(32), encryptionKey: KEY };
  expect(secretsFor(set, '/proc/nowhere')).toEqual({
    sessionSecret: set.sessionSecret,
    encryptionKey: KEY,
    encryptionKeyBefore: null,
  });
});

test('with an outside database and no folder, what has to be set is named', () => {
  expect(() => secretsFor(OUTSIDE, '/proc/nowhere')).toThrow(/set SESSION_SECRET and ENCRYPTION_KEY, since/);
  expect(() => secretsFor({ ...OUTSIDE, encryptionKey: KEY }, '/proc/nowhere')).toThrow(/set SESSION_SECRET, since/);
});

test('a damaged file is never replaced: its key may be the only one that opens the data', () => {
  writeFileSync(join(folder, SECRETS_FILE), '{"sessionSecret":"a"');
  expect(() => secretsFor(NONE, folder)).toThrow(/are damaged\. Nothing was changed/);
  expect(readFileSync(join(folder, SECRETS_FILE), 'utf8')).toBe('{"sessionSecret":"a"');
});

test('a renewed key stands beside the former one until that is forgotten, and is not renewed twice', () => {
  const first = secretsFor(NONE, folder);
  renewKeptKey(folder);
  const renewed = secretsFor(NONE, folder);
  expect(renewed.encryptionKey.equals(first.encryptionKey)).toBe(false);
  expect(renewed).toEqual({
    sessionSecret: first.sessionSecret,
    encryptionKey: renewed.encryptionKey,
    encryptionKeyBefore: first.encryptionKey,
  });
  renewKeptKey(folder);
  expect(secretsFor(NONE, folder)).toEqual(renewed);
  forgetFormerKey(folder);
  expect(secretsFor(NONE, folder)).toEqual({ ...renewed, encryptionKeyBefore: null });
  expect(statSync(join(folder, SECRETS_FILE)).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual([SECRETS_FILE]);
});
