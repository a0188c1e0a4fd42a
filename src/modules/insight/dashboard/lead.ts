import { type Day, daysBetween } from '#kernel/calendar.ts';
import { absolute, type Money, money, negate, subtract } from '#kernel/money.ts';
import type { Flow, InCurrency, Span, Total } from './model.ts';
import { isComparable } from './rules.ts';

/** How what the dashboard leads with compares with the same days of the month before; null: there is nothing to compare with. */
type Compared = { readonly compared: Money | null };

/**
 * The one figure that the dashboard leads with. `left`: still to spend this month, `aDay` for each of the days left, today
 * among them; `over`: spent beyond the income, as an amount above zero, and so compared; `accounts`: what is in the accounts, while the
 * income of the month is not in; `ended`: what a month that is over came to; `profit`: the same for a business, at any time.
 */
export type Lead =
  | ({ readonly kind: 'left'; readonly amount: Money; readonly aDay: Money; readonly days: number } & Compared)
  | ({ readonly kind: 'over'; readonly amount: Money } & Compared)
  | ({ readonly kind: 'ended' | 'profit'; readonly isShort: boolean; readonly amount: Money } & Compared)
  | { readonly kind: 'accounts'; readonly amount: Money };

type Facts = {
  readonly part: Pick<InCurrency, 'soFar' | 'before' | 'lastMonth'>;
  readonly total: Total | undefined;
  /** Today where the month looked at is running, else null. */
  readonly today: Day | null;
  readonly period: Span;
  readonly isBusiness: boolean;
};

export function leadOf({ part, total, today, period, isBusiness }: Facts): Lead {
  const { soFar, before, lastMonth } = part;
  const amount = soFar.left;
  const compared = isComparable(before) ? subtract(soFar.left, before.left) : null;
  const isShort = amount.minor < 0n;
  // What is lacking is said as an amount above zero, and more of it is worse.
  const lacking = { amount: absolute(amount), compared: compared === null ? null : negate(compared) };
  const outcome = isShort ? lacking : { amount, compared };
  if (isBusiness) return { kind: 'profit', isShort, ...outcome };
  if (today === null) return { kind: 'ended', isShort, ...outcome };
  if (!isIncomeIn(soFar, lastMonth) && total !== undefined) return { kind: 'accounts', amount: total.have };
  if (isShort) return { kind: 'over', ...lacking };
  const days = daysBetween(today, period.to) + 1;
  return { kind: 'left', amount, aDay: money(amount.minor / BigInt(days), amount.currency), days, compared };
}

/**
 * Whether what a month is lived on has come: something has, and no less than half of what came in the month before. Less
 * is a refund or a small payment ahead of the salary.
 */
export function isIncomeIn(soFar: Flow, lastMonth: Flow): boolean {
  return soFar.in.minor > 0n && soFar.in.minor * 2n >= lastMonth.in.minor;
}
