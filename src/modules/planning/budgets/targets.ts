import type { Day } from '#kernel/calendar.ts';

/** What a line may be filled with, as a form has it. */
export const TARGET_KINDS = ['none', 'refill', 'by-date', 'income', 'average'] as const;

/** What a line is to be filled with. Amounts in minor units of its currency. */
export type Target =
  /** So much by a day. */
  | { readonly kind: 'by-date'; readonly minor: bigint; readonly day: Day }
  /** Up to so much in every period. */
  | { readonly kind: 'refill'; readonly minor: bigint }
  /** A part of the income of the period, in hundredths of a percent. */
  | { readonly kind: 'income'; readonly share: number }
  /** What was spent on average in so many periods before. */
  | { readonly kind: 'average'; readonly periods: number };

export type TargetFacts = {
  /** What there is in it without what this period gave it. */
  readonly carried: bigint;
  /** What this period gave it already. */
  readonly given: bigint;
  /** Periods from this one to the one that holds the day of the target, both counted; 1 where that is over. */
  readonly periodsLeft: number;
  readonly income: bigint;
  /** What was spent in the periods before, the newest first. */
  readonly spentBefore: readonly bigint[];
};

const atLeastZero = (minor: bigint) => (minor > 0n ? minor : 0n);

/** Rounded up: a target is reached on its day, and not a cent short. */
function dividedUp(minor: bigint, by: number): bigint {
  const parts = BigInt(by);
  return (minor + parts - 1n) / parts;
}

/** What this period is to give a line in all. */
export function wantedIn(target: Target, facts: TargetFacts): bigint {
  if (target.kind === 'refill') return atLeastZero(target.minor - facts.carried);
  if (target.kind === 'by-date') return dividedUp(atLeastZero(target.minor - facts.carried), facts.periodsLeft);
  if (target.kind === 'income') return (atLeastZero(facts.income) * BigInt(target.share)) / 10_000n;
  const before = facts.spentBefore.slice(0, target.periods);
  if (before.length === 0) return 0n;
  return dividedUp(atLeastZero(before.reduce((sum, minor) => sum + minor, 0n)), before.length);
}

/** What this period is to give a line beyond what it gave. */
export function neededIn(target: Target, facts: TargetFacts): bigint {
  return atLeastZero(wantedIn(target, facts) - facts.given);
}

export type Need = { readonly lineId: string; readonly priority: number; readonly minor: bigint };
export type Filling = { readonly lineId: string; readonly minor: bigint; readonly missing: bigint };

/**
 * Gives lines what they need, the lowest number of priority first, each as much as there is. `ready` null: without a
 * limit, as in a plan. Nothing is given beyond what is needed, nor beyond what there is.
 */
export function filled(needs: readonly Need[], ready: bigint | null): Filling[] {
  let left = ready === null ? null : atLeastZero(ready);
  return needs
    .filter(({ minor }) => minor > 0n)
    .toSorted((a, b) => a.priority - b.priority)
    .map(({ lineId, minor: need }) => {
      const minor = left === null || left > need ? need : left;
      if (left !== null) left -= minor;
      return { lineId, minor, missing: need - minor };
    });
}
