import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MARKETS } from '#kernel/markets.ts';
import { addressOf, languageLinks } from './page-links.ts';
import { PAGES } from './pages.tsx';
import { pictureOf } from './share-picture.ts';

const PLACE = new URL('../web/public/shared/', import.meta.url);
const listed = PAGES.filter(({ isListed }) => isListed !== false);

test('every page has the picture of its own words: if not, run npm run share-pictures', () => {
  expect(readdirSync(PLACE).toSorted()).toEqual(
    listed.map((page) => pictureOf(page).replace('/shared/', '')).toSorted(),
  );
});

test('pictures are 1200 × 630 and small enough for a slow line', () => {
  for (const name of readdirSync(PLACE)) {
    const bytes = readFileSync(new URL(name, PLACE));
    expect([name, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([name, 1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
  }
});

test('other words, another picture', () => {
  const words = { path: '/demo/debts', title: 'Debts', description: 'Plan them.' };
  expect(pictureOf(words)).toMatch(/^\/shared\/demo-debts-[0-9a-z]+\.png$/);
  expect(pictureOf({ ...words, description: 'Plan it.' })).not.toBe(pictureOf(words));
});

test('a page that speaks to each country has an address for each; the others have one', () => {
  const links = (place: Parameters<typeof languageLinks>[0]) =>
    languageLinks(place).map(({ hrefLang, path }) => `${hrefLang} ${path}`);
  expect(links({ path: '/pricing', isByMarket: true })).toEqual([
    'en-ZA /pricing?country=ZA',
    'en-KE /pricing?country=KE',
    'en-NG /pricing?country=NG',
    'x-default /pricing',
  ]);
  expect(links({ path: '/about', isByMarket: false })).toEqual([
    'en-ZA /about',
    'en-KE /about',
    'en-NG /about',
    'x-default /about',
  ]);
  expect(MARKETS.map((market) => addressOf({ path: '/', isByMarket: false }, market))).toEqual(['/', '/', '/', '/']);
});
