import { type Day, daysBetween } from '#kernel/calendar.ts';
import type { Reason } from './model.ts';

/** How long before money comes back it may have been spent. */
export const CANDIDATE_DAYS = 180;
/** So many are offered. */
export const MOST_CANDIDATES = 8;

export type Looked = {
  readonly day: Day;
  readonly minor: bigint;
  /** The merchant as `merchantOf` tells it; null where the words name nobody. */
  readonly merchant: string | null;
};

const SAME_MERCHANT = 100;
const SAME_AMOUNT = 60;
/** Money back is seldom more than was paid. */
const FITS = 10;

/** Why one may be the other side of the other, and how likely, from 0; reasons are none where nothing speaks for it. */
export function likelihoodOf(one: Looked, other: Looked): { score: number; reasons: Reason[] } {
  const reasons: Reason[] = [];
  if (one.merchant !== null && one.merchant === other.merchant) reasons.push('merchant');
  if (one.minor === -other.minor) reasons.push('amount');
  const refund = one.minor > 0n ? one : other;
  const purchase = refund === one ? other : one;
  const days = daysBetween(purchase.day, refund.day);
  if (one.minor > 0n === other.minor > 0n || days < 0 || days > CANDIDATE_DAYS) return { score: 0, reasons: [] };
  const score =
    (reasons.includes('merchant') ? SAME_MERCHANT : 0) +
    (reasons.includes('amount') ? SAME_AMOUNT : 0) +
    (refund.minor <= -purchase.minor ? FITS : 0) +
    // The nearer the likelier: less than a reason, more than none.
    (CANDIDATE_DAYS - days) / CANDIDATE_DAYS;
  return { score, reasons };
}

/** Those that something speaks for, the likeliest first; of equals the first stays first. */
export function likeliest<Row extends Looked>(of: Looked, rows: readonly Row[]): (Row & { reasons: Reason[] })[] {
  return rows
    .map((row) => ({ row, ...likelihoodOf(of, row) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ row, reasons }) => ({ ...row, reasons }));
}
