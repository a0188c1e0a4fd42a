import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutForLog, isSecretName, ENTRY_LIMITS, logEntry, samplerOf } from './log-entry.ts';

const AT = '2026-11-21T10:00:00.000Z';

test.each([
  'password',
  'accessToken',
  'client_secret',
  'apiKey',
  'Authorization',
  'cookie',
  'sessionId',
  'x-csrf-token',
])('a field named %s is blanked (§5)', (name) => {
  expect(isSecretName(name)).toBe(true);
  expect(logEntry('error', 'm', { [name]: 'hunter2' }, AT).context[name]).toBe('[redacted]');
});

test.each(['path', 'name', 'count', 'build'])('one named %s is not', (name) => {
  expect(isSecretName(name)).toBe(false);
});

test('a text of 100 characters stays, one of 101 is cut (§5)', () => {
  expect(cutForLog('x'.repeat(100))).toBe('x'.repeat(100));
  expect(cutForLog('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});

test('what stands behind an address does not leave the browser', () => {
  const { message, context } = logEntry(
    'error',
    'cannot load https://ilifa.example/auth/verify?email=a@b.example#token=abc now',
    { path: '/auth/reset-password#token=abc' },
    AT,
  );
  expect(message).toBe('cannot load https://ilifa.example/auth/verify now');
  expect(context).toEqual({ path: '/auth/reset-password' });
});

test('whatever goes wrong, the entry is within the limits', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), value, { maxKeys: 40 }), (message, context) => {
      const entry = logEntry('warn', message, context, AT);
      expect(entry.message.length).toBeGreaterThan(0);
      expect(entry.message.length).toBeLessThanOrEqual(ENTRY_LIMITS.message);
      expect(Object.keys(entry.context).length).toBeLessThanOrEqual(ENTRY_LIMITS.fields);
      for (const [name, text] of Object.entries(entry.context)) {
        expect(name.length).toBeLessThanOrEqual(ENTRY_LIMITS.name);
        if (typeof text === 'string') expect(text.length).toBeLessThanOrEqual(103);
      }
    }),
  );
});

test('a message is sent once a minute, and a page sends only so many', () => {
  const wants = samplerOf({ most: 3 });
  expect([wants('a', 0), wants('a', 59_999), wants('b', 1), wants('a', 60_000), wants('c', 1)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
