import { expect, test } from 'vitest';
import { closingOf, laterSentence } from './closing.ts';

const OPEN = { isActive: true, closedOn: null };
const CLOSED = { isActive: false, closedOn: '2026-02-28' };
const today = '2026-03-31';

test.each([
  ['a change of something else leaves it', undefined, undefined, CLOSED, null, '2026-02-28'],
  ['reopening takes the day away', true, undefined, CLOSED, null, null],
  ['without a day it is today', false, undefined, OPEN, '2026-03-10', '2026-03-31'],
  ['without transactions it is today', false, undefined, OPEN, null, '2026-03-31'],
  ['a last transaction still to come moves it', false, undefined, OPEN, '2026-04-02', '2026-04-02'],
  ['the day of the last transaction is early enough', false, '2026-03-10', OPEN, '2026-03-10', '2026-03-10'],
  ['closing again without a day keeps it', false, undefined, CLOSED, '2026-02-01', '2026-02-28'],
  ['closing again with a day moves it', false, '2026-03-01', CLOSED, '2026-02-01', '2026-03-01'],
] as const)('the closing day: %s', (_, isActive, closedOn, before, lastDay, day) => {
  expect(closingOf({ isActive, closedOn }, before, { today, lastDay })).toEqual({ kind: 'changed', closedOn: day });
});

test('an account is not closed on a day before its last transaction, and the refusal names that day', () => {
  const closing = closingOf({ isActive: false, closedOn: '2026-03-09' }, OPEN, { today, lastDay: '2026-03-10' });
  expect(closing).toEqual({ kind: 'later-rows', lastDay: '2026-03-10' });
  expect(laterSentence('2026-03-10')).toContain('10 March 2026');
});
