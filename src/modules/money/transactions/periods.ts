import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';

export type Period = { readonly key: string; readonly label: string; readonly from: Day; readonly to: Day };

/** Spans that people ask for, as they are today. */
export function periodsAt(today: Day): Period[] {
  const month = monthOf(today);
  const last = addMonths(month, -1);
  const year = Number(today.slice(0, 4));
  const span = (key: string, label: string, from: Day, to: Day): Period => ({ key, label, from, to });
  return [
    span('this-month', 'This month', daysOf(month).first, daysOf(month).last),
    span('last-month', 'Last month', daysOf(last).first, daysOf(last).last),
    span('3-months', 'Last 3 months', daysOf(addMonths(month, -2)).first, daysOf(month).last),
    span('12-months', 'Last 12 months', daysOf(addMonths(month, -11)).first, daysOf(month).last),
    span('this-year', 'This year', `${year}-01-01`, `${year}-12-31`),
    span('last-year', 'Last year', `${year - 1}-01-01`, `${year - 1}-12-31`),
  ];
}

/** Which of them two days are; `any` where none is set, `days` where they are none of them. */
export function periodOf(periods: readonly Period[], from: Day, to: Day): string {
  if (from === '' && to === '') return 'any';
  return periods.find((period) => period.from === from && period.to === to)?.key ?? 'days';
}
