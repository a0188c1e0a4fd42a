import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMIT, LIMITS } from './limits.ts';

const HOUR = 3600;
const all = Object.entries(LIMITS);

describe('limits', () => {
  test.each([
    ['every procedure', LIMITS.apiCall, 100, 60],
    ['imports', LIMITS.importData, 3, 60],
    ['new notifications', LIMITS.notificationCreate, 10, 60],
    ['what nothing else is said of', DEFAULT_LIMIT, 5, 900],
  ])('of %s are those of the specification (§9)', (_, limit, points, seconds) => {
    expect(limit).toMatchObject({ points, seconds });
  });

  test.each([
    ['signing in', LIMITS.login, 30, 900],
    ['codes that are tried', LIMITS.code, 30, 900],
    ['e-mails that a stranger has sent to one address', LIMITS.letters, 5, HOUR],
    ['e-mails for a second step', LIMITS.factorLetters, 5, 900],
    ['exports of everything', LIMITS.exportData, 5, HOUR],
    ['requests to delete an account', LIMITS.erasure, 5, HOUR],
    ['new API keys', LIMITS.apiKey, 20, HOUR],
    ['reports of sessions', LIMITS.sessionReport, 30, 300],
  ])('of %s are %o', (_, limit, points, seconds) => {
    expect(limit).toMatchObject({ points, seconds });
  });

  test.each(all)('%s lets somebody in, and counts whole seconds of an hour at most', (_, { points, seconds }) => {
    expect(Number.isInteger(points) && points >= 1).toBe(true);
    expect(Number.isInteger(seconds)).toBe(true);
    expect(seconds).toBeGreaterThanOrEqual(60);
    expect(seconds).toBeLessThanOrEqual(HOUR);
  });

  test('are counted apart: each has a name of its own', () => {
    const names = all.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });

  test('let strangers together send more than one of them alone', () => {
    expect(LIMITS.lettersInAll.points).toBeGreaterThan(LIMITS.letters.points);
    expect(LIMITS.lettersInAll.seconds).toBe(LIMITS.letters.seconds);
  });
});
