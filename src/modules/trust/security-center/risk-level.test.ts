import { expect, test } from 'vitest';
import { isCritical, riskLevelOfEvent, riskLevelOfLine } from './risk-level.ts';

test.each([
  ['LOGIN_FAILED', 'medium'],
  ['failed_login', 'medium'],
  ['delete_data_access', 'medium'],
  ['transactions.removed', 'medium'],
  ['permission_change', 'high'],
  ['role.given', 'high'],
  ['ACCOUNT_LOCKED', 'high'],
  ['UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', 'high'],
  ['transaction.created', 'low'],
])('the event %s is of the level %s (§4)', (type, level) => {
  expect(riskLevelOfEvent(type)).toBe(level);
});

test.each([
  ['transaction.created', undefined, 'low'],
  ['transaction.created', 'high', 'high'],
  ['ACCOUNT_LOCKED', 'low', 'high'],
  ['LOGIN_FAILED', 'nonsense', 'medium'],
] as const)('%s, which says of itself %s, is %s', (action, said, level) => {
  expect(riskLevelOfLine(action, said)).toBe(level);
});

test.each([
  ['account.deleted', true],
  ['admin.opened', true],
  ['security-event.logged', true],
  ['transactions.removed', true],
  ['preferences.saved', false],
])('whether %s is critical: %s [§9 critical actions]', (action, is) => {
  expect(isCritical(action)).toBe(is);
});
