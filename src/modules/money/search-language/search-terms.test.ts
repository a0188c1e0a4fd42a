import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_MINOR } from '#kernel/money.ts';
import { isWithin, parseSearch } from './search-terms.ts';

/** Which of these amounts a search finds by its figures. */
const AMOUNTS = [-123_450n, -49_568n, -49_500n, -5000n, 0n, 5000n, 10_000n, 49_568n, 100_000n, 100_001n, 123_450n];
const found = (search: string, currency = 'ZAR') => {
  const { figures, amounts } = parseSearch(search, currency);
  return AMOUNTS.filter(
    (minor) => (figures === null || isWithin(minor, figures)) && (amounts === null || isWithin(minor, amounts)),
  );
};

test.each([
  ['495.68', [-49_568n, 49_568n]],
  ['495,68', [-49_568n, 49_568n]],
  ['R495.68', [-49_568n, 49_568n]],
  ['R 495,68', [-49_568n, 49_568n]],
  ['ZAR 495.68', [-49_568n, 49_568n]],
  ['-495.68', [-49_568n]],
  ['−R495,68', [-49_568n]],
  ['+495.68', [49_568n]],
  ['(495.68)', [-49_568n]],
  ['495', [-49_568n, -49_500n, 49_568n]],
  ['-495', [-49_568n, -49_500n]],
  ['495.00', [-49_500n]],
  ['1 234,50', [-123_450n, 123_450n]],
  ['1,234.50', [-123_450n, 123_450n]],
  ['1 234', [-123_450n, 123_450n]],
  ['>1000', [-123_450n, 100_001n, 123_450n]],
  ['> R1 000', [-123_450n, 100_001n, 123_450n]],
  ['>=1000', [-123_450n, 100_000n, 100_001n, 123_450n]],
  ['≥1000', [-123_450n, 100_000n, 100_001n, 123_450n]],
  ['<50', [0n]],
  ['<=50', [-5000n, 0n, 5000n]],
  ['<-400', [-123_450n, -49_568n, -49_500n]],
  ['>+100', [49_568n, 100_000n, 100_001n, 123_450n]],
  ['=495', [-49_500n]],
  ['50..100', [-5000n, 5000n, 10_000n]],
  ['100..50', [-5000n, 5000n, 10_000n]],
  ['R50 .. R100', [-5000n, 5000n, 10_000n]],
  ['-500..-50', [-49_568n, -49_500n, -5000n]],
  ['>50 <100', []],
  ['>=50 <=100', [-5000n, 5000n, 10_000n]],
])('%s finds the amounts meant', (search, minors) => {
  expect(found(search)).toEqual(minors);
});

test.each([
  ['woolworths >500', 'woolworths'],
  ['>500 woolworths', 'woolworths'],
  ['woolworths >=10 <20 food', 'woolworths food'],
  ['50%_off', '50%_off'],
  ['a<b', 'a<b'],
  ['> nothing', '> nothing'],
  ['>1.2.3,4', '>1.2.3,4'],
  ['7-Eleven', '7-Eleven'],
  ['1..', '1..'],
])('in %s the words are %s', (search, words) => {
  expect(parseSearch(search, 'ZAR').words).toBe(words);
});

test('words alone ask for no amount, and an amount alone is looked for in texts too', () => {
  expect(parseSearch('woolworths', 'ZAR')).toEqual({ words: 'woolworths', figures: null, amounts: null });
  expect(parseSearch('1234', 'ZAR').words).toBe('1234');
});

test('a currency without cents has no cents to look for', () => {
  expect(parseSearch('495', 'JPY').figures).toEqual([
    [-495n, -495n],
    [495n, 495n],
  ]);
});

const size = fc.bigInt({ min: 0n, max: 10n ** 9n });
const written = (minor: bigint, mark: '.' | ',') => `${minor / 100n}${mark}${String(minor % 100n).padStart(2, '0')}`;
const mark = fc.constantFrom('.' as const, ',' as const);

test('an amount finds itself and its opposite, and no other, however it is written', () => {
  fc.assert(
    fc.property(size, fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), mark, (minor, other, sign) => {
      const { figures } = parseSearch(written(minor, sign), 'ZAR');
      expect(figures).not.toBeNull();
      expect(isWithin(other, figures ?? [])).toBe(other === minor || other === -minor);
      expect(isWithin(minor, figures ?? [])).toBe(true);
      expect(isWithin(-minor, figures ?? [])).toBe(true);
    }),
  );
});

test('a comparison finds exactly the amounts that compare so', () => {
  const magnitude = (minor: bigint) => (minor < 0n ? -minor : minor);
  const holds = {
    '>': (a: bigint, b: bigint) => a > b,
    '>=': (a: bigint, b: bigint) => a >= b,
    '<': (a: bigint, b: bigint) => a < b,
    '<=': (a: bigint, b: bigint) => a <= b,
  };
  const sign = fc.constantFrom('>' as const, '>=' as const, '<' as const, '<=' as const);
  const near = fc.bigInt({ min: -3n, max: 3n });
  fc.assert(
    fc.property(size, near, fc.boolean(), sign, mark, fc.constantFrom('', '-', '+'), (minor, off, turned, is, m, s) => {
      const other = (turned ? -1n : 1n) * (minor + off);
      const { words, amounts } = parseSearch(`${is}${s}${written(minor, m)}`, 'ZAR');
      expect(words).toBe('');
      const wanted = s === '' ? holds[is](magnitude(other), minor) : holds[is](other, s === '-' ? -minor : minor);
      expect(isWithin(other, amounts ?? [])).toBe(wanted);
    }),
  );
});

test('whatever is typed, intervals are in order and no larger than an amount can be', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0159 .,-+<>=R…a')), maxLength: 24 });
  fc.assert(
    fc.property(typed, (text) => {
      const { figures, amounts } = parseSearch(text, 'ZAR');
      for (const [least, most] of [...(figures ?? []), ...(amounts ?? [])]) {
        expect(least <= most).toBe(true);
        expect(most <= LARGEST_MINOR + 99n && least >= -LARGEST_MINOR - 99n).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
