import { expect, test } from 'vitest';
import { STARTER_CHART } from './starter-chart.ts';
import { STARTER_DETAILS } from './starter-details.ts';
import { startersFor } from './starters.ts';
import { fillingsFor, suggestionFor } from './suggestions.ts';
import { vatLabel } from './vat.ts';

const COUNTRIES = ['ZA', 'KE', 'NG', 'XX'];
const STARTERS = COUNTRIES.flatMap((country) => startersFor(country));
const SLUGS = new Set(STARTERS.map(({ slug }) => slug));

test('every suggestion is for a standard category', () => {
  for (const slug of [...Object.keys(STARTER_DETAILS), ...Object.keys(STARTER_CHART)])
    expect(SLUGS, slug).toContain(slug);
});

test('every expense that is not a rest says what it is for, income is for nothing, and only transfers and expenses save', () => {
  for (const { slug, kind } of STARTERS) {
    const { group } = suggestionFor(slug, false);
    if (kind === 'income') expect(group, slug).toBeNull();
    if (kind === 'expense' && !['other', 'cash-withdrawal', 'other-expense'].includes(slug))
      expect(group, slug).not.toBeNull();
  }
});

test('account codes fit where they are stored, and only a business has them', () => {
  for (const [slug, [code]] of Object.entries(STARTER_CHART)) {
    expect(code, slug).toMatch(/^\d{4}$/);
    expect(suggestionFor(slug, false)).toMatchObject({ accountCode: null, vatCode: null });
  }
});

const said = { group: null, variability: null, accountCode: null, vatCode: null };

test('what is said is left alone, and a category of one’s own is for what the one above it is for', () => {
  const all = [
    { ...said, id: 'food', slug: 'food', parentId: null },
    { ...said, id: 'mine', slug: null, parentId: 'food' },
    { ...said, id: 'wine', slug: null, parentId: 'party' },
    { ...said, id: 'party', slug: null, parentId: null, group: 'want' as const },
    { ...said, id: 'rent', slug: 'rent', parentId: null, group: 'want' as const, variability: 'variable' as const },
    { ...said, id: 'lone', slug: null, parentId: null },
  ];
  expect(fillingsFor(all, false)).toEqual([
    { id: 'food', group: 'need', variability: 'variable' },
    { id: 'mine', group: 'need' },
    { id: 'wine', group: 'want' },
  ]);
});

test.each([
  ['standard', 'ZA', 'Standard 15%'],
  ['standard', 'KE', 'Standard 16%'],
  ['standard', 'NG', 'Standard 7.5%'],
  ['standard', 'BW', 'Standard'],
  ['zero', 'ZA', 'Zero-rated'],
  ['none', 'NG', 'No VAT'],
] as const)('the VAT code %s of %s reads %s', (code, country, label) => {
  expect(vatLabel(code, country)).toBe(label);
});
