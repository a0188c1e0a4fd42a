import { expect, test } from 'vitest';
import { RefusalCodeSchema } from './model.ts';
import { refusal } from './refusals.ts';

test.each(RefusalCodeSchema.options)('%s has a sentence', (code) => {
  expect(refusal(code)).toMatchObject({ kind: 'refused', code, sentence: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('limits are named as people write them', () => {
  expect(refusal('TOO_LARGE').sentence).toContain('20 MB');
  expect(refusal('TOO_MANY_ROWS').sentence).toContain('10,000 allowed');
});

test.each<[detail: string | undefined, more: string]>([
  [undefined, ''],
  ['', ''],
  ['XYZ', ' (XYZ)'],
  ['x'.repeat(300), ` (${'x'.repeat(200)})`],
])('a refusal adds what the file said: %j', (detail, more) => {
  expect(refusal('NO_ROWS', detail).sentence).toBe(`${refusal('NO_ROWS').sentence}${more}`);
});
