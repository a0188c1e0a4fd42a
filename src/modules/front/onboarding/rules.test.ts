import { expect, test } from 'vitest';
import { safeReturnPath } from '#browser/return-path.ts';
import { kindOf, typesOf, WELCOME_PATHS, welcomePath } from './rules.ts';

test.each([
  ['business', '/business-welcome'],
  ['business_finance_manager', '/business-welcome'],
  ['advisor', '/financial-planner-welcome'],
  ['financial_planner', '/financial-planner-welcome'],
  ['individual', '/individual-welcome'],
] as const)('%s lands on %s', (userType, path) => {
  expect(welcomePath(userType)).toBe(path);
  expect(typesOf(kindOf(userType))).toContain(userType);
});

test('a sign-in may lead back to each welcome page', () => {
  expect(WELCOME_PATHS.map((path) => safeReturnPath(path))).toEqual(WELCOME_PATHS);
});

test('each kind greets these account types, on a page of its own', () => {
  expect(typesOf('individual')).toEqual(['individual']);
  expect(typesOf('business')).toEqual(['business', 'business_finance_manager']);
  expect(typesOf('financial-planner')).toEqual(['advisor', 'financial_planner']);
  expect(WELCOME_PATHS).toEqual(['/individual-welcome', '/business-welcome', '/financial-planner-welcome']);
});
