import { expect, test } from 'vitest';
import { cadenceText } from './cadence-words.ts';
import type { Cadence } from './model.ts';

const shared = { anchor: '2026-11-27', shift: 'none', country: 'ZA' } as const;

test.each<[Cadence, string]>([
  [{ kind: 'weeks', every: 1, ...shared }, 'Weekly on Friday'],
  [{ kind: 'weeks', every: 2, ...shared }, 'Every second week on Friday'],
  [{ kind: 'weeks', every: 4, ...shared, shift: 'after' }, 'Every 4 weeks on Friday, or the working day after'],
  [{ kind: 'day-of-month', every: 1, day: 1, ...shared }, 'Monthly on the 1st'],
  [{ kind: 'day-of-month', every: 1, day: 31, ...shared }, 'Monthly on the last day'],
  [
    { kind: 'day-of-month', every: 3, day: 22, ...shared, shift: 'before' },
    'Every three months on the 22nd, or the working day before',
  ],
  [{ kind: 'day-of-month', every: 12, day: 13, ...shared }, 'Yearly on the 13th'],
  [{ kind: 'day-of-month', every: 5, day: 3, ...shared }, 'Every 5 months on the 3rd'],
  [{ kind: 'last-working-day', every: 1, ...shared }, 'Monthly on the last working day'],
  [{ kind: 'nth-weekday', every: 1, nth: 2, weekday: 2, ...shared }, 'Monthly on the second Tuesday'],
  [{ kind: 'nth-weekday', every: 2, nth: -1, weekday: 5, ...shared }, 'Every second month on the last Friday'],
])('%o is %s', (cadence, text) => {
  expect(cadenceText(cadence)).toBe(text);
});
