import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { isPeriodRule, periodAt } from '#kernel/period-rules.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { formOfRule, partsOfStart, ruleOfForm, withDay } from './rule-form.ts';

const today = '2026-11-20';

test.each(['month:1', 'month:25-or-before', 'month:last-working-day', 'week:7', 'fortnight:2026-01-09', 'year:3:1'])(
  'the rule %s is the same after the form',
  (rule) => {
    expect(ruleOfForm(formOfRule(rule, today))).toBe(rule);
  },
);

test('a fortnight from any day begins on that day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (count) => {
      const day = addDays('2024-01-20', count);
      const rule = ruleOfForm({ ...formOfRule('fortnight:2026-01-09', today), day });
      expect(isPeriodRule(rule)).toBe(true);
      const periods = { rules: [{ since: null, rule }], country: 'ZA', gazetted: NONE_ANNOUNCED };
      expect(periodAt(day, periods).from).toBe(day);
    }),
  );
});

test('another payday goes on moving to the working day before', () => {
  expect(withDay('25-or-before', '26')).toBe('26-or-before');
  expect(withDay('25', '26')).toBe('26');
  expect(withDay('25-or-before', '1')).toBe('1');
  expect(withDay('last-working-day', '25')).toBe('25');
  expect(partsOfStart('25-or-before')).toEqual({ day: '25', movesBack: true });
  expect(partsOfStart('1')).toEqual({ day: '1', movesBack: null });
  expect(partsOfStart('last-working-day')).toEqual({ day: 'last-working-day', movesBack: null });
});
