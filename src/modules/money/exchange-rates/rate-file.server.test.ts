import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readRateFile } from './rate-file.server.ts';

const BOUNDS = { since: '2021-11-28', until: '2026-11-29' };
const CSV = 'Date,USD,JPY,\n2026-11-27,1.0812,161.20,\n';
const zip = (files: Record<string, string>) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([new Uint8Array(bytes)]);
};
const read = (file: Blob) => readRateFile(file, BOUNDS);

test('a ZIP of one CSV file says what that file says', async () => {
  const plain = await read(new Blob([CSV]));
  expect(plain).toMatchObject({ kind: 'rates', rates: [{ to: 'USD', rate: '1.0812' }, { to: 'JPY' }] });
  expect(await read(zip({ 'eurofxref-hist.csv': CSV }))).toEqual(plain);
  expect(await read(zip({ 'readme.md': 'About', 'EUROFXREF.CSV': CSV }))).toEqual(plain);
});

test.each([
  ['no CSV file', zip({ 'rates.xml': '<x/>' }), /exactly one CSV file/],
  ['two CSV files', zip({ 'a.csv': CSV, 'b.csv': CSV }), /exactly one CSV file/],
  ['too many files', zip(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.csv`, CSV]))), /too large/],
  ['a file that is too large when unpacked', zip({ 'a.csv': '0'.repeat(4_000_001) }), /too large when unpacked/],
  ['a damaged archive', zip({ 'a.csv': CSV }).slice(0, 60), /not a zip archive/],
  ['a CSV file with a fault', zip({ 'a.csv': 'Date,USD,\nyesterday,1.0,\n' }), /yesterday/],
])('a ZIP with %s is refused in words', async (_, file, says) => {
  const found = await read(file);
  expect(found.kind).toBe('problems');
  expect(found.kind === 'problems' && found.problems.map(({ message }) => message).join(' ')).toMatch(says);
});
