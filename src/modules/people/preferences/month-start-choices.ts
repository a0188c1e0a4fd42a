import { LAST_WORKING_DAY, type MonthStart } from '#kernel/month-start.ts';
import { CALENDAR_MONTH } from '#kernel/person-months.ts';
import type { Choices } from './choices.ts';

const USUAL_PAYDAY = 25;

const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** The days a month may start on; first what most people are paid by. */
export function monthStartChoices(): Choices<MonthStart> {
  const plural = new Intl.PluralRules('en', { type: 'ordinal' });
  const choice = (day: number) => {
    const ordinal = `${day}${ORDINALS[plural.select(day)]}`;
    return { value: String(day), label: day > 28 ? `${ordinal}, or the last day of a shorter month` : ordinal };
  };
  const others = Array.from({ length: 30 }, (_, index) => index + 2).filter((day) => day !== USUAL_PAYDAY);
  return [
    { value: CALENDAR_MONTH, label: '1st (calendar month)' },
    choice(USUAL_PAYDAY),
    { value: LAST_WORKING_DAY, label: 'Last working day of the month' },
    ...others.map(choice),
  ];
}
