import { expect, test } from 'vitest';
import { worded } from './plan-names.ts';
import { planSteps } from './plan-words.ts';

test('each plan says what it adds, and nothing is promised that is for those who run the site (§6)', () => {
  const adds = Object.fromEntries(
    planSteps().map((step) => [step.tier, step.adds.map(({ module }) => worded(module))]),
  );
  expect(adds['free']).toContain('Tax planning');
  expect(adds['pro']).toEqual(['Analytics', 'Intelligence', 'Performance', 'Quests', 'Email agent']);
  expect(adds['business']).toEqual(['Security', 'Union schemes']);
  expect(adds['enterprise']).toEqual([]);
});
