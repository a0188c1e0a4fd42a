import { expect, test } from 'vitest';
import { marketFor } from './markets.ts';

test.each([
  ['what was asked for, whatever the browser says', 'KE', 'en-ZA,en;q=0.9', 'ke'],
  ['in either case', 'ng', null, 'ng'],
  ['a country without an office', 'FR', 'en-ZA', 'other'],
  ['no country at all', 'other', 'en-ZA', 'other'],
  ['nothing asked: the region of the browser’s language', null, 'en-KE,en;q=0.9', 'ke'],
  ['an empty question is none', '', 'en-NG', 'ng'],
  ['the first language that names a region', null, 'sw,en-KE;q=0.8', 'ke'],
  ['a script is no region', null, 'zu-Latn-ZA,en-US;q=0.5', 'za'],
  ['a region elsewhere', null, 'en-US,en-ZA;q=0.5', 'other'],
  ['a language without a region', null, 'en', 'other'],
  ['a region in small letters', null, 'en-ke', 'ke'],
  ['three letters are no region', null, 'en-NGA', 'other'],
  ['a later language without a space before it', null, 'sw,en-NG', 'ng'],
  ['a later language with a script', null, 'sw,zu-Latn-ZA;q=0.5', 'za'],
  ['a later language with several', null, 'sw,  en-NG', 'ng'],
  ['nothing known', null, null, 'other'],
])('%s', (_, asked, languages, id) => {
  expect(marketFor({ asked, languages }).id).toBe(id);
});
