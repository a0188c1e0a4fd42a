import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findSecrets,
  forgetFormerKey,
  keysFor,
  makeSecrets,
  recoverSecrets,
  renewKeptKey,
  SECRETS_FILE,
  secretsForRestore,
  type SetSecrets,
  sweepRotationLeftovers,
} from './secrets.server.ts';

const NONE = { sessionSecret: null, encryptionKey: null, encryptionKeyBefore: null, databaseUrl: null };
const OUTSIDE = { ...NONE, databaseUrl: 'postgres://a/b' };
const KEY = Buffer.alloc(32, 7);
const anyKey = () => true;
/** As a first start does. */
const secretsFor = (set: SetSecrets, dataFolder: string) =>
  findSecrets(set, dataFolder) ?? makeSecrets(set, dataFolder, anyKey);

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
  expect(() => secretsFor(OUTSIDE, '/proc/nowhere')).toThrow(
    /Set SESSION_SECRET and ENCRYPTION_KEY\. There is no data folder/,
  );
  expect(() => secretsFor({ ...OUTSIDE, encryptionKey: KEY }, '/proc/nowhere')).toThrow(
    /Set SESSION_SECRET\. There is no data folder/,
  );
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

test.each([
  ['as it was left by a power cut', (text: string) => text, true],
  ['broken off in the middle', (text: string) => text.slice(0, -9), false],
  ['empty', () => '', false],
])('a file under its temporary name alone, %s: taken up where it is whole and its key fits', (_, cut, isWhole) => {
  const first = secretsFor(NONE, folder);
  const text = readFileSync(join(folder, SECRETS_FILE), 'utf8');
  rmSync(join(folder, SECRETS_FILE));
  const lone = join(folder, `${SECRETS_FILE}.4711`);
  writeFileSync(lone, cut(text), { mode: 0o600 });
  const fits = ({ encryptionKey }: { encryptionKey: Buffer }) => encryptionKey.equals(first.encryptionKey);
  if (isWhole) {
    expect(() => recoverSecrets(NONE, folder, () => false)).toThrow(`${lone} may be a copy of it`);
    expect(recoverSecrets(NONE, folder, fits)).toEqual(first);
    expect(readdirSync(folder)).toEqual([SECRETS_FILE]);
    expect(statSync(join(folder, SECRETS_FILE)).mode & 0o777).toBe(0o600);
  } else {
    expect(() => recoverSecrets(NONE, folder, fits)).toThrow(/ is missing, .* no new key was created/);
    expect(readdirSync(folder)).toEqual([`${SECRETS_FILE}.4711`]);
  }
});

test('a first start that was cut off goes on with the secrets that it had made', () => {
  const first = secretsFor(NONE, folder);
  renameSync(join(folder, SECRETS_FILE), join(folder, `${SECRETS_FILE}.99`));
  expect(secretsFor(NONE, folder)).toEqual(first);
});

test('a key that the operator sets is not kept, and none is made beside it', () => {
  const { sessionSecret } = secretsFor({ ...NONE, encryptionKey: KEY }, folder);
  expect(JSON.parse(readFileSync(join(folder, SECRETS_FILE), 'utf8'))).toEqual({ sessionSecret });
  expect(() => keysFor(NONE, folder)).toThrow(/started with ENCRYPTION_KEY\. Nothing was changed/);
});

test.each([
  'null',
  '[]',
  '7',
  '{}',
  '{"sessionSecret":7}',
  '{"sessionSecret":"a","encryptionKey":"short"}',
  '{"sessionSecret":"","encryptionKey":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}',
  '{"sessionSecret":"cut short","encryptionKey":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="}',
])('secrets that read %s are damaged, and say so', (text) => {
  writeFileSync(join(folder, SECRETS_FILE), text);
  expect(() => secretsFor(NONE, folder)).toThrow(/are damaged\. Nothing was changed/);
});

test('what a rotation that was cut off has left goes a day later, and the key that holds stays', () => {
  const first = secretsFor(NONE, folder);
  renewKeptKey(folder);
  const renewed = secretsFor(NONE, folder);
  writeFileSync(join(folder, `${SECRETS_FILE}.4711`), '{');
  sweepRotationLeftovers(folder, new Date(Date.now() + 86_000_000));
  expect(secretsFor(NONE, folder).encryptionKeyBefore).toEqual(first.encryptionKey);
  expect(readdirSync(folder)).toHaveLength(2);
  sweepRotationLeftovers(folder, new Date(Date.now() + 87_000_000));
  expect(secretsFor(NONE, folder)).toEqual({ ...renewed, encryptionKeyBefore: null });
  expect(readdirSync(folder)).toEqual([SECRETS_FILE]);
});

describe('where a restore keeps the data in another folder than asked for', () => {
  const folders = () => {
    const [asked, used] = [join(folder, 'asked'), join(folder, 'used')];
    for (const each of [asked, used]) mkdirSync(each);
    return { asked, used };
  };

  test('the secrets in the one asked for hold, and are copied once the backup is restored', () => {
    const { asked, used } = folders();
    const secrets = secretsFor(NONE, asked);
    const found = secretsForRestore(asked, used);
    expect(found).toMatchObject({ folder: asked, notice: null });
    expect(findSecrets(NONE, used)).toBeNull();
    expect(found.takeUp()).toBe(`The secrets.json in ${asked} was copied to ${used}, where the data is stored.`);
    expect(findSecrets(NONE, used)).toEqual(secrets);
    expect(statSync(join(used, SECRETS_FILE)).mode & 0o777).toBe(0o600);
  });

  test('others that lie with the data hold, which is said', () => {
    const { asked, used } = folders();
    secretsFor(NONE, asked);
    const kept = secretsFor(NONE, used);
    const found = secretsForRestore(asked, used);
    expect(found).toMatchObject({ folder: used, notice: expect.stringContaining(`in ${asked} was ignored`) });
    expect(found.takeUp()).toBeNull();
    expect(findSecrets(NONE, used)).toEqual(kept);
  });

  test('nothing is said of the same secrets in both, nor where there are none', () => {
    const { asked, used } = folders();
    expect(secretsForRestore(asked, used)).toMatchObject({ folder: used, notice: null });
    secretsFor(NONE, asked);
    writeFileSync(join(used, SECRETS_FILE), readFileSync(join(asked, SECRETS_FILE)));
    expect(secretsForRestore(asked, used)).toMatchObject({ folder: used, notice: null });
  });

  test('secrets that cannot be copied are named, with where they have to go', () => {
    const { asked, used } = folders();
    secretsFor(NONE, asked);
    const found = secretsForRestore(asked, used);
    rmSync(used, { recursive: true });
    expect(found.takeUp).toThrow(`copy the secrets.json in ${asked} to ${used} before the next start`);
  });
});
