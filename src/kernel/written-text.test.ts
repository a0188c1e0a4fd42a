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

test('that may have fewer characters is refused above those', () => {
  const short = writtenTextSchema('reason', { most: 10 });
  expect(short.parse('x'.repeat(10))).toHaveLength(10);
  expect(short.safeParse('x'.repeat(11)).error?.issues[0]?.message).toBe('reason must not exceed 10 characters');
});

test.each([undefined, null, 5])('%o is no text at all, and the field is named', (given) => {
  expect(writtenTextSchema('reason').safeParse(given).error?.issues[0]?.message).toBe('reason is required');
});

test('keeps apostrophes within words of every script, and no quotes around them', () => {
  const text = writtenTextSchema('details');
  expect(text.parse("l'été d'Ọlá, '90s, Jones'")).toBe('l’été d’Ọlá, 90s, Jones');
});
