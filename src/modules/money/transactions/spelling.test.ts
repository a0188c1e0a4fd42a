import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mistakesBetween } from '#kernel/spelling.ts';
import { corrected, nearestWord } from './spelling.ts';

const KNOWN = ['woolworths', 'checkers', 'engen', 'netcare', 'netflix', 'salary', 'groceries', 'shell'].map((word) => ({
  word,
  count: word === 'checkers' ? 40 : 3,
}));

test.each([
  ['woolworhts', 'woolworths'],
  ['Wolworths', 'woolworths'],
  ['chekcers', 'checkers'],
  ['enegn', 'engen'],
  ['netlfix', 'netflix'],
  ['grocries', 'groceries'],
])('%s is read as %s', (typed, meant) => {
  expect(nearestWord(typed, KNOWN)).toBe(meant);
});

test.each([
  ['a part of a known word is no mistake', 'wool'],
  ['the word itself is none', 'Engen'],
  ['nothing is near', 'qqzzx'],
  ['a short word is not guessed at', 'egn'],
  ['a word of seven letters may have one mistake, not two', 'nxtflxx'],
])('%s', (_, typed) => {
  expect(nearestWord(typed, KNOWN)).toBeNull();
});

test('of words equally near, the more frequent is meant', () => {
  const known = [
    { word: 'market', count: 2 },
    { word: 'marked', count: 9 },
  ];
  expect(nearestWord('markex', known)).toBe('marked');
});

test('only the words that nothing knows are replaced', () => {
  expect(corrected('Woolworhts shell', KNOWN)).toBe('woolworths shell');
  expect(corrected('engen shell', KNOWN)).toBeNull();
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 9 });

test('a distance is nought for equal words alone, the same both ways, and at most the longer word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = mistakesBetween(one, other);
      expect(distance === 0).toBe(one === other);
      expect(mistakesBetween(other, one)).toBe(distance);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('two neighbours out of order are one mistake', () => {
  fc.assert(
    fc.property(word, fc.nat(8), (text, place) => {
      fc.pre(place + 1 < text.length && text[place] !== text[place + 1]);
      const swapped = `${text.slice(0, place)}${text[place + 1] ?? ''}${text[place] ?? ''}${text.slice(place + 2)}`;
      expect(mistakesBetween(text, swapped)).toBe(1);
    }),
  );
});
