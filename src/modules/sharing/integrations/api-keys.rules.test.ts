import { describe, expect, test } from 'vitest';
import { keyIn, keyOf, prefixOf, stateOf } from './api-keys.rules.ts';

const SECRET = 'a-_9'.repeat(11).slice(0, 43);
const KEY = `ilifa_ab12cd34_${SECRET}`;

test('a key is its prefix and its secret, and shows the prefix alone', () => {
  expect(keyOf('ilifa_ab12cd34', SECRET)).toBe(KEY);
  expect(prefixOf(KEY)).toBe('ilifa_ab12cd34');
});

test.each(['ilifa_ab12cd3', 'ilifa_ab12cd345', 'ilifa_AB12CD34', 'other_ab12cd34', ' ilifa_ab12cd34', ''])(
  '"%s" is no prefix',
  (prefix) => {
    expect(() => keyOf(prefix, SECRET)).toThrow(new RangeError('no key has this form'));
  },
);

test.each(['', SECRET.slice(1), `${SECRET}x`, `${SECRET.slice(1)}!`])('"%s" is no secret', (secret) => {
  expect(() => keyOf('ilifa_ab12cd34', secret)).toThrow(RangeError);
});

test('a prefix ends where it says, whatever is moved between it and the secret', () => {
  expect(() => keyOf(`ilifa_ab12cd34_${SECRET}`, SECRET)).toThrow(RangeError);
  expect(() => keyOf('ilifa_ab12cd34\n', SECRET)).toThrow(RangeError);
  expect(() => keyOf('ilifa_ab12cd34_abc', SECRET.slice(4))).toThrow(RangeError);
});

describe('the header', () => {
  test.each([
    [`Bearer ${KEY}`, KEY],
    [`bearer   ${KEY}`, KEY],
    [KEY, null],
    [`Basic ${KEY}`, null],
    [`Bearer ${KEY}x`, `${KEY}x`],
    [`Bearer ${KEY} ${KEY}`, `${KEY} ${KEY}`],
    ['Bearer nonsense', 'nonsense'],
    ['Bearer ', null],
    [`Bearer${KEY}`, null],
    [`X-Bearer ${KEY}`, null],
    [` Bearer ${KEY}`, null],
    ['Bearer x', 'x'],
    ['Bearer x\ny', null],
    ['', null],
    [null, null],
  ])('%s holds %s', (header, key) => {
    expect(keyIn(header)).toBe(key);
  });
});

test.each([`${KEY}x`, `x${KEY}`, ` ${KEY}`, `${KEY} ${KEY}`, KEY.slice(0, -1), 'nonsense', ''])(
  '%s is no key',
  (text) => {
    expect(prefixOf(text)).toBeNull();
  },
);

describe('a key', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const later = new Date('2026-11-22T10:00:01Z');
  test.each([
    [{ expiresAt: null, revokedAt: null }, 'active'],
    [{ expiresAt: later, revokedAt: null }, 'active'],
    [{ expiresAt: now, revokedAt: null }, 'expired'],
    [{ expiresAt: now, revokedAt: now }, 'revoked'],
    [{ expiresAt: null, revokedAt: now }, 'revoked'],
  ] as const)('%o is %s', (kept, state) => {
    expect(stateOf(kept, now)).toBe(state);
  });
});
