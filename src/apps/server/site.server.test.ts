import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { offersMark, priceMark, yearMark } from '#modules/people/billing/price-marks.ts';
import { filesIn } from './files.server.ts';
import { siteOf } from './site.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ilifa-site-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PRICES = [
  { tier: 'pro', interval: 'month', price: money(990_00n, 'KES') },
  { tier: 'pro', interval: 'year', price: money(9_900_00n, 'KES') },
] as const;

function built(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
built(
  'pricing/country-ke.html',
  `<p>${priceMark('pro', 'KES')}</p><p>${yearMark('pro', 'KES')}</p><i>${priceMark('business', 'KES')}</i>`,
);
built('pricing/country-za.html', `<p>${priceMark('pro', 'ZAR')}</p>{"offers":"${offersMark('ZAR')}"}`);
built('oauth-test/index.html', '<h1>Services</h1>');

const shown = (environment: 'development' | 'staging' | 'production', path: string) => {
  const file = siteOf(filesIn(folder), { prices: PRICES, environment }).get(path);
  return file === undefined ? null : Buffer.from(file.plain).toString();
};

test('pages show the prices that are set, in the currency of their country, and else the way to ask', () => {
  expect(shown('production', '/pricing/country-ke.html')).toBe(
    '<p>KSh\u00A0990.00 a month</p><p>or KSh\u00A09,900.00 a year</p><i>Talk to us</i>',
  );
  expect(shown('production', '/pricing/country-za.html')).toBe(
    '<p>Talk to us</p>{"offers":[{"@type":"Offer","name":"free","price":"0","priceCurrency":"ZAR"}]}',
  );
});

test.each([
  ['development', true],
  ['staging', true],
  ['production', false],
] as const)('in %s the page that tries services out is there: %s', (environment, isThere) => {
  expect(shown(environment, '/oauth-test/index.html') !== null).toBe(isThere);
});
