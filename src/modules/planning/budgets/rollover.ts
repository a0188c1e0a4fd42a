/** What becomes of what is left, or was spent too much, at the end of a period. */
export const ROLLOVERS = ['none', 'surplus', 'both', 'capped'] as const;
export type Rollover = (typeof ROLLOVERS)[number];

export type RolloverRule = {
  readonly rollover: Rollover;
  /** The most that `capped` carries over, in minor units; null otherwise. */
  readonly capMinor: bigint | null;
};

/** What a period that ends with `rest` hands to the next one; below zero where too much was spent and counts on. */
export function carriedOver({ rollover, capMinor }: RolloverRule, rest: bigint): bigint {
  if (rollover === 'none') return 0n;
  if (rollover === 'both') return rest;
  if (rest <= 0n) return 0n;
  return rollover === 'capped' && capMinor !== null && capMinor < rest ? capMinor : rest;
}
