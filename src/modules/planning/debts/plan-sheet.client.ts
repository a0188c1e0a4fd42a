import type { Month } from '#kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { download } from '#ui/charts/download.client.ts';
import { monthAt } from './kept-plan.ts';
import { planSheet, scheduleSheet } from './month-rows.ts';
import type { Outcome } from './outcome.ts';
import type { Line } from './walk.ts';

/** Hands every month of a plan to the person, as a sheet that is made in the browser. */
export function downloadPlan({ chosen, debts }: Outcome, firstMonth: Month): void {
  handOver(
    'debt-plan.csv',
    planSheet(chosen, debts, (number) => monthAt(firstMonth, number)),
  );
}

/** The same of one debt: its amortisation table. */
export function downloadSchedule(lines: readonly (Line & { readonly number: number })[], firstMonth: Month): void {
  handOver(
    'debt-schedule.csv',
    scheduleSheet(lines, (number) => monthAt(firstMonth, number)),
  );
}

function handOver(name: string, sheet: string[][]): void {
  download(name, new Blob([BYTE_ORDER_MARK + csvText(sheet)], { type: 'text/csv;charset=utf-8' }));
}
