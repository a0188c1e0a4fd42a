import { monthOf } from '#kernel/calendar.ts';
import { dayAt } from '#kernel/calendar.ts';
import { planFrom } from './kept-plan.ts';
import type { HeldPlan } from './model.ts';

/**
 * The plan of the books as it is walked: from the month in which the balances were entered, whenever it is looked at.
 * From any later month the interest and the payments between would be missing from them.
 */
export function heldFrom(held: HeldPlan, timeZone: string) {
  const asOf = dayAt(held.keptAt, timeZone);
  const firstMonth = monthOf(asOf);
  return { asOf, firstMonth, ...planFrom(held, firstMonth) };
}
