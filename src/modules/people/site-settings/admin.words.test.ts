import { describe, expect, test } from 'vitest';
import { limitName, limitRows, limitText, spanText, whenText } from './admin.words.ts';

const grouped = (count: number) => new Intl.NumberFormat('en-GB').format(count);

test.each([
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [3_660_000, '1 hour and 1 minute'],
  [90_000_000, '1 day and 1 hour'],
])('%d ms are %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});

test.each([
  [{ points: 100, seconds: 60 }, '100 a minute'],
  [{ points: 1_000_000, seconds: 60 }, '1,000,000 a minute'],
  [{ points: 5, seconds: 900 }, '5 in 15 minutes'],
  [{ points: 30, seconds: 3600 }, '30 an hour'],
  [{ points: 2, seconds: 5 }, '2 in 5 seconds'],
])('%j is %s', (limit, text) => {
  expect(limitText(limit, grouped)).toBe(text);
});

test.each([
  ['some_limit', 'Some limit'],
  ['breach_entry', 'Breach register entries'],
  ['ways_in', 'Sign-in method changes'],
])('the limit %s is called %s', (limit, name) => {
  expect(limitName(limit)).toBe(name);
});

test('limits are listed by what they are called, after the one on requests', () => {
  const [points, seconds] = [5, 60];
  const names = ['public_api', 'emails', 'api_key', 'business'];
  expect(
    limitRows(
      names.map((name) => ({ name, points, seconds })),
      grouped,
    ),
  ).toEqual([
    ['Public API calls', '5 a minute'],
    ['API keys created', '5 a minute'],
    ['Business profile changes', '5 a minute'],
    ['E-mails to one address', '5 a minute'],
  ]);
  expect(limitRows([], grouped)).toEqual([]);
});

describe('what became of an e-mail', () => {
  const email = { id: '', subject: '', to: '', createdAt: new Date(0), tries: 0, problem: null, nextTryAt: null };
  const write = (at: Date) => at.toISOString();
  test.each([
    [{ state: 'kept' }, 'No mail server is set.'],
    [{ state: 'queued' }, 'This e-mail is being sent.'],
    [{ state: 'queued', nextTryAt: new Date(0) }, 'This e-mail is being sent.'],
    [
      { state: 'queued', tries: 1, problem: 'SMTP 451', nextTryAt: new Date(0) },
      '1 attempt (SMTP 451) so far. The next attempt is on 1970-01-01T00:00:00.000Z.',
    ],
    [
      { state: 'failed', tries: 12, problem: 'too old' },
      'We stopped trying to send this e-mail after 12 attempts (too old).',
    ],
    [{ state: 'failed', tries: 1 }, 'We stopped trying to send this e-mail after 1 attempt.'],
  ] as const)('%j reads "%s"', (state, text) => {
    expect(whenText({ ...email, ...state }, write)).toBe(text);
  });
});
