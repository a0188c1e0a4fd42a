import { expect, test } from 'vitest';
import { KNOWN_WORDS, lawsIn } from './laws.ts';

const all = ['ZA', 'KE', 'NG'].flatMap((country) => lawsIn(country));

test('what was read names its source, and what was not names none', () => {
  for (const { statements } of all)
    for (const { known, source } of statements) {
      expect(source === null).toBe(known === 'unchecked');
      expect(KNOWN_WORDS[known]).toBeTruthy();
    }
});

test('nothing tells anybody what to do', () => {
  const words = all.flatMap(({ about, statements }) => [about, ...statements.map(({ says }) => says)]);
  expect(words.length).toBeGreaterThan(15);
  for (const text of words) expect(text).not.toMatch(/\b(you (must|should|need)|we advise|we recommend)\b/i);
});

test('South Africa, Kenya and Nigeria have their own, and a country of which we know nothing has none', () => {
  expect(lawsIn('ZA').map(({ key }) => key)).toEqual(['popia', 'fais', 'fica']);
  expect(lawsIn('KE').map(({ key }) => key)).toEqual(['kenya-dpa']);
  expect(lawsIn('NG').map(({ key }) => key)).toEqual(['ndpa']);
  expect(lawsIn('PT')).toEqual([]);
});

test('figures on which sources differ are not told as certain', () => {
  const [kenya] = lawsIn('KE');
  const requests = kenya?.statements.find(({ says }) => says.includes('14 days'));
  expect(requests?.known).toBe('disputed');
});
