import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLockedZip } from './locked-zip.ts';

/** An archive of which the files at the given places are said to need a password. */
function archiveOf(names: readonly string[], locked: readonly number[]): Uint8Array {
  const bytes = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`Date,Amount of ${name}`)])));
  const marks = Array.from(bytes.keys()).filter((at) => String(bytes.subarray(at, at + 4)) === '80,75,1,2');
  for (const place of locked) bytes[(marks[place] ?? 0) + 8] = 1;
  return bytes;
}

test.each([
  [['a.csv'], [], false],
  [['a.csv'], [0], true],
  [['2026/', '2026/a.csv', '2026/b.csv'], [2], true],
  [['a.csv', 'b.csv'], [0, 1], true],
])('of %j those at %j have a password: %s', (names, locked, isLocked) => {
  const bytes = archiveOf(names, locked);
  expect(isLockedZip(bytes)).toBe(isLocked);
  expect(isLockedZip(Uint8Array.from([...bytes, ...strToU8('a comment')]))).toBe(isLocked);
});

test('other bytes are no locked archive, and whatever is cut off ends', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => !isLockedZip(bytes)));
  const whole = archiveOf(['a.csv', 'b.csv'], [1]);
  fc.assert(fc.property(fc.nat({ max: whole.length - 1 }), (end) => !isLockedZip(whole.subarray(0, end))));
});
