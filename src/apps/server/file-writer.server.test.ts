import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from 'vitest';
import { fileWriter, giveBack, ownCopyOf } from './file-writer.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ilifa-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pieces cut from copies are written whole and in order, and the copies are given back', async () => {
  const path = join(folder, 'cut');
  const copies = ['abcdef', 'ghijkl', 'mnopqr'].map((text) => ownCopyOf(Buffer.from(text)));
  const pieces = copies.flatMap((copy) => [copy.subarray(0, 2), copy.subarray(2)]);
  await pipeline(Readable.from(pieces), fileWriter(path));
  expect(readFileSync(path, 'utf8')).toBe('abcdefghijklmnopqr');
  expect(copies.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0, 0]);
});

test('memory that is not a copy of ours stays', async () => {
  const path = join(folder, 'foreign');
  const foreign = [Buffer.from(new ArrayBuffer(4)).fill('a'), Buffer.from('pooled'), Buffer.alloc(4, 'b')];
  await pipeline(Readable.from(foreign), fileWriter(path));
  expect(readFileSync(path, 'utf8')).toBe('aaaapooledbbbb');
  expect(foreign.map(String)).toEqual(['aaaa', 'pooled', 'bbbb']);
});

test('what has other bytes beside it is not given back', () => {
  const pooled = Buffer.from('one of many in a pool');
  const whole = Buffer.from(new ArrayBuffer(8));
  giveBack(pooled);
  giveBack(whole);
  expect(String(pooled)).toBe('one of many in a pool');
  expect(whole.buffer.byteLength).toBe(0);
});

test('a file that is there already is not written over', async () => {
  const path = join(folder, 'there');
  await pipeline(Readable.from([Buffer.from('first')]), fileWriter(path));
  await expect(pipeline(Readable.from([Buffer.from('second')]), fileWriter(path))).rejects.toMatchObject({
    code: 'EEXIST',
  });
  expect(readFileSync(path, 'utf8')).toBe('first');
});
