import { dayOf, lengthOfMonth, type Day } from '#kernel/calendar.ts';

/** A year of which a statement has the last two digits. */
export function wholeYear(lastDigits: number): number {
  return lastDigits < 80 ? 2000 + lastDigits : 1900 + lastDigits;
}

/** Null for a day that does not exist, as banks with months of thirty days write (`160230`). */
export function existingDay(year: number, month: number, day: number): Day | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month) ? dayOf(year, month, day) : null;
}

/** A day in six digits: `260301`, or with the day first `010326`. */
export function dayInSix(digits: string, order: 'ymd' | 'dmy'): Day | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  const [year = 0, month = 0, day = 0] = order === 'ymd' ? parts : parts.toReversed();
  return existingDay(wholeYear(year), month, day);
}
