import { expect, test } from 'vitest';
import { unstorableTextIn } from './storable-text.server.ts';

const nested = (depth: number) => {
  let value: unknown = 'a\0';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

test.each([
  ['a zero character', { name: 'a\0b' }, ['name']],
  ['the first half of a pair', { rows: ['fine', { note: 'a\ud83d' }] }, ['rows', 1, 'note']],
  ['the second half of a pair', ['\ude00'], [0]],
  ['a zero in a key', { choices: { 'a\0': 1 } }, ['choices']],
  ['a zero in the name of a file', { file: new File(['x'], 'a\0.csv') }, ['file']],
  ['a text alone', '\0', []],
])('%s is found', (_, input, path) => {
  expect(unstorableTextIn(input)).toEqual(path);
});

test('what people write is kept: every script, emoji, line ends, bytes of a file', () => {
  const input = { name: 'Umcebo 😀 ﷽ é', lines: 'a\r\n\tb', none: null, at: new Date(0), big: 1n, gone: undefined };
  expect(unstorableTextIn({ ...input, file: new File(['a\0'], 'é.csv') })).toBeNull();
});

test('nothing is too deep to be looked at', () => {
  expect(unstorableTextIn(nested(200_000))).toHaveLength(200_000);
});
