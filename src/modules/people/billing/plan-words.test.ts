import { describe, expect, test } from 'vitest';
import { MODULES_THERE } from '#apps/modules.ts';
import { PLANNED } from '#apps/planned.ts';
import type { Module } from '#kernel/modules.ts';
import { TIERS } from '#kernel/tiers.ts';
import { isSold, planModules, planNoteFor } from './plan-words.ts';
import { plansSold, sameAs } from './plans-sold.ts';
import { worded } from './plan-names.ts';

const all = [...MODULES_THERE, ...PLANNED];
const withPage = (...names: string[]) => [...MODULES_THERE, ...PLANNED.filter(({ name }) => names.includes(name))];
const tiersSold = (there: readonly Module[] = MODULES_THERE) => plansSold(there).map(({ tier }) => tier);

test('a plan names what it adds, as §6 has it, and nothing that only those who run the site see', () => {
  const adds = Object.fromEntries(plansSold(all).map((step) => [step.tier, step.adds.map(worded)]));
  expect(adds['free']).toContain('Tax planning');
  expect(adds['pro']).toEqual([
    'Analytics',
    'Intelligence',
    'Financial intelligence',
    'Performance',
    'Quests',
    'Email agent',
  ]);
  expect(adds['business']).toEqual(['Security Center', 'Union schemes']);
});

describe('a plan is sold', () => {
  test('as soon as it opens a module that no smaller plan opens, and not before', () => {
    expect(tiersSold()).toEqual(['free', 'business']);
    expect(tiersSold(withPage('analytics'))).toEqual(['free', 'pro', 'business']);
    expect(tiersSold([{ name: 'dashboard', tier: 'free' }])).toEqual(['free']);
    // A page on the free plan gives nobody a reason to pay.
    expect(tiersSold(withPage('budgets'))).toEqual(['free', 'business']);
    expect(isSold('enterprise', all)).toBe(false);
  });

  test('with modules for people alone, and without what every plan has', () => {
    for (const { name, site } of planModules(all)) expect(site, name).toBeUndefined();
    for (const name of ['settings', 'pricing']) expect(planModules(all).map((one) => one.name)).not.toContain(name);
  });
});

test('a plan that is not sold opens the same as the largest one below it that is', () => {
  expect(sameAs('pro', MODULES_THERE)).toBe('free');
  expect(sameAs('enterprise', MODULES_THERE)).toBe('business');
  expect(sameAs('pro', withPage('quests'))).toBeNull();
  expect(TIERS.filter((tier) => sameAs(tier, MODULES_THERE) === null)).toEqual(['free', 'business']);
});

describe('the foot of the sidebar', () => {
  const note = (tier: (typeof TIERS)[number], there: readonly Module[] = MODULES_THERE) =>
    planNoteFor({ tier, roles: [] }, there);

  test('offers Pro on the free plan where Pro opens something', () => {
    expect(note('free')).toBeNull();
    expect(note('free', withPage('analytics'))).toBe('upgrade');
    expect(planNoteFor({ tier: 'free', roles: ['admin'] }, withPage('analytics'))).not.toBe('upgrade');
  });

  test('says that paid features are active where there are any', () => {
    expect(note('pro')).toBeNull();
    expect(note('pro', withPage('analytics'))).toBe('active');
    expect(note('business')).toBe('active');
    expect(note('enterprise')).toBe('active');
    expect(planNoteFor({ tier: 'enterprise', roles: ['superuser'] }, MODULES_THERE)).toBe('active');
  });
});
