import type { Month } from '#kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { download } from '#ui/charts/download.client.ts';
import { monthAt } from './kept-plan.ts';
import { planSheet } from './month-rows.ts';
import type { Outcome } from './outcome.ts';

/** Hands every month of a plan to the person, as a sheet that is made in the browser. */
export function downloadPlan({ chosen, debts }: Outcome, firstMonth: Month): void {
  const text = csvText(planSheet(chosen, debts, (number) => monthAt(firstMonth, number)));
  download('debt-plan.csv', new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' }));
}
