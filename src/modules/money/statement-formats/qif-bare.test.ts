import { expect, test } from 'vitest';
import { isBareQif } from './qif-bare.ts';
import { readQif } from './qif.ts';

const ENTRIES = "D6/19'26\nT-12.50\nPShop\n^\nD6/20'26\nT100.00\nPPay\n^\n";

test('entries without the line that names their kind are read', () => {
  const reading = readQif(ENTRIES, 'utf-8', { currency: 'ZAR', answers: {} });
  if (reading.kind !== 'read') throw new Error(reading.kind);
  expect(
    reading.accounts.map(({ type, rows }) => [type, rows.map(({ line, amount }) => [line, amount.minor])]),
  ).toEqual([
    [
      null,
      [
        [1, -1250n],
        [5, 10_000n],
      ],
    ],
  ]);
});

test.each<[text: string, isBare: boolean]>([
  [ENTRIES, true],
  ["\n\nD6/19' 6\r\nU0.00\r\nT0.00\r\n^\r\n", true],
  ['D19.06.2026\nT1,00\n^', true],
  ['D6/19/26\nPShop\n^\n', false],
  ['D6/19/26\nT5.00\n', false],
  ['T5.00\nD6/19/26\n^\n', false],
  ['Date\nT5.00\n^\n', false],
  ['D6/19/26\nsome words\nT5.00\n^\n', false],
  ['D6/19/26,T5.00\n', false],
  ['', false],
])('%j', (text, isBare) => {
  expect(isBareQif(text)).toBe(isBare);
});
