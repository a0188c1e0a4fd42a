import type { Currency } from '#kernel/money.ts';
import { medianOf, roundedUp } from '#kernel/usual-amounts.ts';

/** Fewer periods say little of what is usual. */
const FEWEST = 3;

/**
 * The limit that would fit what is usually spent better; null where the one that there is fits. It fits where the median of
 * the periods is at most the limit, and at least four fifths of it.
 */
export function betterLimit(limit: bigint, spent: readonly bigint[], currency: Currency): bigint | null {
  if (spent.length < FEWEST) return null;
  const median = medianOf(spent.map((minor) => (minor > 0n ? minor : 0n)));
  if (median <= limit && median * 5n >= limit * 4n) return null;
  const better = roundedUp(median, currency);
  return better === limit ? null : better;
}
