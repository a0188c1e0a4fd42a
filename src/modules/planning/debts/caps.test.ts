import { describe, expect, test } from 'vitest';
import { KNOWN_RATES } from '#modules/people/lending-rates/known.ts';
import { capBelow, capCountry, capOn } from './caps.ts';
import type { CreditKind } from './kinds.ts';

/** The repo rate was 6.75 % on the first day and 8.25 % on the second. */
const [TODAY, IN_2024] = ['2026-03-01', '2024-03-01'];

describe('the highest rate that the law allows', () => {
  test.each<[CreditKind, number]>([
    ['home-loan', 1875],
    ['card', 2075],
    ['store', 2075],
    ['personal', 2775],
    ['student', 3375],
    ['vehicle', 2375],
    ['short-term', 6000],
  ])('is the repo rate and a margin: %s, %i', (kind, most) => {
    expect(capOn(kind, 'ZA', TODAY, KNOWN_RATES)?.most).toBe(most);
  });

  test.each<[string, CreditKind, string, string]>([
    ['for money from a person', 'person', 'ZA', TODAY],
    ['for a debt of another kind', 'other', 'ZA', TODAY],
    ['in a country without one', 'card', 'KE', TODAY],
    ['before the law', 'card', 'ZA', '2015-01-01'],
    ['before the first repo rate that is known', 'card', 'ZA', '2020-01-01'],
  ])('is not known %s', (_, kind, country, day) => {
    expect(capOn(kind, country, day, KNOWN_RATES)).toBeNull();
  });

  test('says where it comes from', () => {
    const cap = capOn('card', 'ZA', TODAY, KNOWN_RATES);
    expect(cap?.margin.source).toContain('regulation 42');
    expect(cap?.policy).toMatchObject({ day: '2025-11-21', rate: 675 });
  });
});

describe('a rate above it', () => {
  const card = { kind: 'card' as const, currency: 'ZAR', rate: 2150, isFixed: true, agreedOn: null };
  test.each([
    ['today, where nobody knows when it was agreed', card, 2075],
    ['at the cap', { ...card, rate: 2075 }, null],
    ['fixed in 2024, when the repo rate was higher', { ...card, agreedOn: IN_2024 }, null],
    ['that moves, agreed in 2024', { ...card, isFixed: false, agreedOn: IN_2024 }, 2075],
    ['in a currency without caps', { ...card, currency: 'KES' }, null],
  ])('is named %s', (_, debt, most) => {
    expect(capBelow(debt, TODAY, KNOWN_RATES)?.most ?? null).toBe(most);
  });
});

test('only rand stand under the caps of South Africa', () => {
  expect(['ZAR', 'KES', 'USD'].map(capCountry)).toEqual(['ZA', null, null]);
});
