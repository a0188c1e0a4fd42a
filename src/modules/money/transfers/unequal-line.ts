import type { Currency } from '#kernel/money.ts';

/** A row of which it may be a line of a split. */
type MaybeLine = { readonly isLine: boolean; readonly minor: bigint; readonly currency: Currency };

/** Whether a line and its other side do not come to the same: a fee is a line of its own. */
export function isUnequalLine(one: MaybeLine, other: MaybeLine): boolean {
  return (one.isLine || other.isLine) && one.currency === other.currency && one.minor !== -other.minor;
}
