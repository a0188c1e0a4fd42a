import { expect, test } from 'vitest';
import { tierOf, tierOfPlan } from './rules.ts';

test.each([
  ['Free', 'free'],
  ['Starter', 'free'],
  ['basic', 'free'],
  ['Ilifa Enterprise', 'enterprise'],
  ['Business, yearly', 'business'],
  ['TEAM', 'business'],
  ['Company 10', 'business'],
  ['Pro', 'pro'],
  ['Professional', 'pro'],
  ['Premium (monthly)', 'pro'],
  ['Household Plus', 'pro'],
  ['Approved', 'free'],
  ['Gold', 'free'],
  ['', 'free'],
])('the plan named %j opens what is %s', (name, tier) => {
  expect(tierOfPlan(name)).toBe(tier);
});

test('of several plans the largest counts', () => {
  expect(tierOf({ plans: ['Pro', 'Business', 'Free'], runsSite: false })).toBe('business');
});

test('without a plan one has the free one, and who runs the site has everything', () => {
  expect(tierOf({ plans: [], runsSite: false })).toBe('free');
  expect(tierOf({ plans: ['Free'], runsSite: true })).toBe('enterprise');
});
