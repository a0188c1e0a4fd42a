import { expect, test } from 'vitest';
import { importedSentence, WORDS } from './words.ts';
import { TOTAL_WORDS } from './total-words.ts';

const result = { added: 0, changed: 0, unchanged: 0, tooOld: 0 };

test.each([
  [{ added: 1 }, '1 exchange rate added'],
  [{ added: 12, changed: 1 }, '12 exchange rates added, 1 exchange rate changed'],
  [{ changed: 2, unchanged: 9 }, '2 exchange rates changed'],
  [{ unchanged: 3 }, 'Nothing new in this file'],
  [{ added: 2, tooOld: 1 }, '2 exchange rates added; 1 exchange rate left out as more than 5 years old'],
  [{ tooOld: 8 }, 'Nothing new in this file; 8 exchange rates left out as more than 5 years old'],
])('an import with %j is told as %j', (counts, sentence) => {
  expect(importedSentence({ ...result, ...counts }, String)).toBe(sentence);
});

test.each([
  [['NGN'], 'there is no exchange rate for NGN from'],
  [['KES', 'NGN'], 'there is no exchange rate for KES and NGN from'],
  [['GHS', 'KES', 'NGN'], 'there is no exchange rate for GHS, KES and NGN from'],
])('an unknown total names %j', (missing, part) => {
  expect(TOTAL_WORDS.unknown(missing, 7)).toBe(
    `The total is unknown: ${part} the last 7 days. The known amounts add up to {amount}.`,
  );
});

test.each([
  [1, '1 pair of currencies, with the newest rate from {day}.'],
  [30, '30 pairs of currencies, with the newest rate from {day}.'],
])('%i pairs are %j', (count, words) => {
  expect(WORDS.pairs(count, String(count))).toBe(words);
});
