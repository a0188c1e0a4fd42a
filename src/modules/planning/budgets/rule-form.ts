import { addDays, type Day } from '#kernel/calendar.ts';
import { LAST_WORKING_DAY, type MonthStart, monthStartOf, startOf } from '#kernel/month-start.ts';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import type { PeriodRule } from '#kernel/period-rules.ts';

export const PERIOD_KINDS = ['month', 'week', 'fortnight', 'year'] as const;

/** A rule of periods as a form has it: every field is there, whatever the kind needs. */
export type RuleForm = {
  readonly kind: (typeof PERIOD_KINDS)[number];
  readonly start: MonthStart;
  /** 1 is Monday. */
  readonly weekday: string;
  /** One of the days on which a fortnight begins. */
  readonly day: Day;
  /** 1 is January. */
  readonly month: string;
};

/** The form of a rule; fields of other kinds stand as usual. */
export function formOfRule(rule: PeriodRule, today: Day): RuleForm {
  const [kind = '', one = '', two = ''] = rule.split(':');
  const usual: RuleForm = { kind: 'month', start: CALENDAR_MONTH, weekday: '1', day: today, month: '3' };
  if (kind === 'week') return { ...usual, kind, weekday: one };
  if (kind === 'fortnight') return { ...usual, kind, day: one };
  if (kind === 'year') return { ...usual, kind, month: one, start: two };
  return { ...usual, start: one };
}

export function ruleOfForm({ kind, start, weekday, day, month }: RuleForm): PeriodRule {
  if (kind === 'week') return `week:${weekday}`;
  // Rules name no day after the 28th: a fortnight earlier is as good.
  if (kind === 'fortnight') return `fortnight:${Number(day.slice(8)) > 28 ? addDays(day, -14) : day}`;
  if (kind === 'year') return `year:${month}:${start}`;
  return `month:${start}`;
}

/** A month start with another day; it goes on moving to a working day where it did. */
export function withDay(start: MonthStart, chosen: string): MonthStart {
  if (chosen === LAST_WORKING_DAY || chosen === CALENDAR_MONTH || start === LAST_WORKING_DAY) return chosen;
  return monthStartOf({ day: Number(chosen), movesBack: startOf(start)?.movesBack ?? false });
}

/** The day of a month start as the list of days has it, and whether it moves; null where that is no question. */
export function partsOfStart(start: MonthStart): { readonly day: string; readonly movesBack: boolean | null } {
  const parts = startOf(start) ?? { day: 1, movesBack: false };
  if (start === LAST_WORKING_DAY) return { day: start, movesBack: null };
  return { day: String(parts.day), movesBack: start === CALENDAR_MONTH ? null : parts.movesBack };
}
