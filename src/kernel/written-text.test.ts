import { expect, test } from 'vitest';
import { writtenTextSchema } from './written-text.ts';

test.each([
  ['<b>Mine</b>', 'bMine/b'],
  [' "quoted"; R&D ', 'quoted RD'],
  ["I don't know the 'reason'", 'I don’t know the reason'],
  ['', ''],
])('%j is kept as %j (§5)', (written, kept) => expect(writtenTextSchema('details').parse(written)).toBe(kept));

test('is refused above 1,000 characters, not cut', () => {
  const details = writtenTextSchema('details');
  expect(details.parse('x'.repeat(1000))).toHaveLength(1000);
  expect(details.safeParse('x'.repeat(1001)).error?.issues[0]?.message).toBe('details must not exceed 1000 characters');
});

test('that is needed is not there where nothing is left of it', () => {
  const needed = writtenTextSchema('answer', { isNeeded: true });
  expect(needed.safeParse(' <>; ').error?.issues[0]?.message).toBe('answer is required');
  expect(needed.parse(' ok ')).toBe('ok');
});
