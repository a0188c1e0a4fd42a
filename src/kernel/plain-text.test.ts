import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_TEXT, plainText, withoutTags } from './plain-text.ts';

test.each([
  ['  Bread  ', 'Bread'],
  ['<script>alert("x");</script>', 'scriptalert(x)/script'],
  [`Tom & 'Jerry' "Ltd"; more`, 'Tom  Jerry Ltd more'],
  ['', ''],
])('%j is cleaned to %j (§5)', (text, cleaned) => expect(plainText(text)).toBe(cleaned));

test.each([
  [999, 999],
  [1000, 1000],
  [1001, 1000],
])('of a text of %i characters %i are kept [§9 text cap]', (given, kept) => {
  expect(plainText('x'.repeat(given))).toHaveLength(kept);
});

test('a text that is cut at a space does not end with it', () => {
  expect(plainText(`${'x'.repeat(LONGEST_TEXT - 1)} more`)).toBe('x'.repeat(LONGEST_TEXT - 1));
});

test.each([
  ['<b>Bread</b>', 'Bread'],
  ['<<b>b>Bread', 'Bread'],
  ['1 < 2 and 3 > 2', '1  2'],
  ['a < b', 'a < b'],
])('%j without tags is %j (§5)', (text, left) => expect(withoutTags(text)).toBe(left));

test('what is cleaned holds nothing that could be markup, and is clean', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const cleaned = plainText(text);
      expect(cleaned).not.toMatch(/[<>"'`;&]/);
      expect(cleaned.length).toBeLessThanOrEqual(LONGEST_TEXT);
      expect(plainText(cleaned)).toBe(cleaned);
      expect(withoutTags(text)).not.toMatch(/<[^<>]*>/);
    }),
  );
});
