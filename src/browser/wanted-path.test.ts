import { expect, test } from 'vitest';
import { wantedPath } from './wanted-path.ts';

test.each([
  ['/auth/signup?from=%2Fapp%2Fgoals', 'https://ilifa.example/auth?from=%2Fapp%2Fdebts', '/app/goals'],
  ['/auth/signup', 'https://ilifa.example/auth?from=%2Fapp%2Fdebts', '/app/debts'],
  ['/auth/verify#email=a', 'https://ilifa.example/auth/signup?from=%2Fapp%2Fdebts', '/app/debts'],
  ['/auth/signup', 'https://ilifa.example/authors?from=%2Fapp%2Fdebts', null],
  ['/auth/signup', 'https://elsewhere.example/auth?from=%2Fapp%2Fdebts', null],
  ['/auth/signup', 'https://ilifa.example/auth', null],
  ['/auth/signup', '', null],
])('at %s, led there by "%s": %s is wanted', (path, referrer, wanted) => {
  expect(wantedPath(new URL(path, 'https://ilifa.example').href, referrer)).toBe(wanted);
});
