import { expect, test } from 'vitest';
import { noneFound } from './words.ts';

test.each([
  ['', '', 'No financial provider is listed yet.'],
  ['KE', '', 'No financial provider in Kenya is listed yet.'],
  ['', 'tax', 'No financial provider for tax is listed yet.'],
  ['ZA', 'estates', 'No financial provider for wills and estates in South Africa is listed yet.'],
  ['XX', 'magic', 'No financial provider is listed yet.'],
])('no provider in “%s” for “%s”', (country, specialty, sentence) => {
  expect(noneFound(country, specialty)).toMatch(new RegExp(`^${sentence} You can invite`));
});
