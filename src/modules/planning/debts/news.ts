import { addMonths, type Day, type Month, monthOf, monthsBetween } from '#kernel/calendar.ts';
import { freeDates } from './drift.ts';
import type { DebtMonth, LiveDebt, Overview } from './model.ts';

/** What is worth telling of the debts of a workspace. Months are those that it is about. */
export type DebtNews =
  | { readonly kind: 'short'; readonly debt: LiveDebt; readonly month: Month }
  | { readonly kind: 'special-ends'; readonly debt: LiveDebt; readonly month: Month }
  | { readonly kind: 'paid-off'; readonly debt: LiveDebt; readonly month: Month }
  | { readonly kind: 'later'; readonly month: Month; readonly free: Month; readonly months: number }
  /** There was a debt-free date, and is none any more. */
  | { readonly kind: 'endless'; readonly month: Month };

/** Less than this share of the planned payment is short, in hundredths: banks round instalments. */
const SHORT = 95n;

export function newsOf({ debts, months }: Pick<Overview, 'debts' | 'months'>, today: Day): DebtNews[] {
  const month = monthOf(today);
  const last = addMonths(month, -1);
  const recorded = (wanted: Month) => months.filter((one) => one.month === wanted);
  const before = new Map(recorded(last).map((one) => [one.debtId, one]));
  const ofDebts = debts.flatMap((debt): DebtNews[] => {
    const { promotion } = debt.agreed;
    const ends = promotion?.until === month && debt.owed.minor > 0n;
    const planned = before.get(debt.id);
    return [
      ...(ends ? [{ kind: 'special-ends', debt, month } as const] : []),
      ...(isShort(debt, planned) ? [{ kind: 'short', debt, month: last } as const] : []),
      ...(isPaidOff(debt, planned) ? [{ kind: 'paid-off', debt, month } as const] : []),
    ];
  });
  return [...ofDebts, ...laterThan(recorded(last), recorded(month), month)];
}

/**
 * Whether last month's payment fell short. Only once the account has transactions of this month: until then a statement may
 * still be to come.
 */
function isShort({ paid, isCharged }: LiveDebt, planned: DebtMonth | undefined): boolean {
  if (planned?.paid == null || planned.planned.minor === 0n) return false;
  const isKnown = isCharged || (paid !== null && paid.minor !== 0n);
  return isKnown && planned.paid.minor * 100n < planned.planned.minor * SHORT;
}

/** Whether an account that owed something last month owes nothing today. */
function isPaidOff({ owed, paid }: LiveDebt, planned: DebtMonth | undefined): boolean {
  return paid !== null && owed.minor <= 0n && planned !== undefined && planned.owed.minor > 0n;
}

/** Whether the plan of this month ends later than that of the last, for the same debts. */
function laterThan(last: readonly DebtMonth[], current: readonly DebtMonth[], month: Month): DebtNews[] {
  const both = new Set(current.map(({ debtId }) => debtId)).intersection(new Set(last.map(({ debtId }) => debtId)));
  const [was, is] = freeDates([...last, ...current].filter(({ debtId }) => both.has(debtId)));
  if (was?.free == null || is === undefined) return [];
  if (is.free === null) return [{ kind: 'endless', month }];
  const months = monthsBetween(was.free, is.free);
  return months < 1 ? [] : [{ kind: 'later', month, free: is.free, months }];
}
