import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Stretch } from '#kernel/period-rules.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import type { CategorySum } from './buckets.ts';
import type { EnvelopeState } from './envelopes.ts';
import type { Method } from './methods.ts';
import type { Limit, Move } from './plan.ts';
import type { RolloverRule } from './rollover.ts';
import type { Target } from './targets.ts';

/** A line as it is stored, with its limits. */
export type HeldLine = RolloverRule & {
  readonly id: string;
  readonly categoryId: string;
  readonly currency: Currency;
  readonly groupId: string | null;
  readonly memberId: string | null;
  readonly target: Target | null;
  readonly priority: number;
  /** The key of the last period that it is in; null while it was not removed. */
  readonly lastPeriod: Day | null;
  readonly limits: readonly Limit[];
};

/** The lines of the period with a key. */
export type LinesAt = (key: Day) => readonly HeldLine[];
/** What becomes of the rest of a line at the end of a period: closed ones keep what they were closed with. */
export type RuleAt = (line: HeldLine, key: Day) => RolloverRule;

/** How a line works: a limit for one member sets no money aside, whatever the others do. */
export function methodOf({ memberId }: Pick<HeldLine, 'memberId'>, method: Method): Method {
  return memberId === null ? method : 'plan';
}

export type HeldMove = Move & {
  readonly id: string;
  readonly currency: Currency;
  readonly note: string | null;
  readonly at: Date;
};

/** What a line needs to know of a category. */
export type CategoryFact = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly icon: string;
  readonly colour: string;
  readonly kind: CategoryKind;
};

/** What recurring payments take from a line in a period. */
export type CommittedFact = {
  /** Still to come. */
  readonly minor: bigint;
  /** The day of the first of those. */
  readonly on: Day;
  /** Paid already. */
  readonly paid: bigint;
};

/** By member, what they recorded: period by period. */
export type MemberSums = ReadonlyMap<string, readonly (readonly CategorySum[])[]>;

/** Everything that the figures of a period follow from. */
export type Facts = {
  readonly today: Day;
  readonly method: Method;
  readonly period: Stretch;
  /** From the first that something is carried over from to the one that is looked at. */
  readonly stretches: readonly Stretch[];
  /** Those of the period that is looked at; comparisons with other periods are of these too. */
  readonly lines: readonly HeldLine[];
  readonly linesAt: LinesAt;
  readonly ruleAt: RuleAt;
  readonly moves: readonly HeldMove[];
  readonly categories: ReadonlyMap<string, CategoryFact>;
  /** Of each stretch, in their order. */
  readonly sums: readonly (readonly CategorySum[])[];
  readonly lastSums: readonly CategorySum[];
  readonly yearSums: readonly CategorySum[];
  /** By member, for lines that are for one. Of each stretch, then the last period and that of last year. */
  readonly memberSums: MemberSums;
  readonly committed: ReadonlyMap<string, CommittedFact>;
  /** By currency, at the end of the period; only where the method is `envelope`. */
  readonly envelopes: ReadonlyMap<Currency, EnvelopeState>;
};
