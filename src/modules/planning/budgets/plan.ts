import type { Day } from '#kernel/calendar.ts';
import { carriedOver, type RolloverRule } from './rollover.ts';

/** A limit that holds from the period with this key until another one does. */
export type Limit = { readonly key: Day; readonly minor: bigint };

/** Money that was moved in a period; null is no line: what is not planned, or ready to assign. Above zero. */
export type Move = {
  readonly key: Day;
  readonly fromLineId: string | null;
  readonly toLineId: string | null;
  readonly minor: bigint;
};

/** The limit of a line in a period; null before the line has any. */
export function limitIn(limits: readonly Limit[], key: Day): bigint | null {
  let found: Limit | null = null;
  for (const limit of limits) if (limit.key <= key && (found === null || limit.key > found.key)) found = limit;
  return found?.minor ?? null;
}

/**
 * What was moved to a line in a period, less what was moved away. `betweenLines`: only between two lines, which is all that
 * moves in a plan; what an envelope was given from outside is not a limit.
 */
export function movedIn(
  moves: readonly Move[],
  lineId: string,
  key: Day,
  { betweenLines }: { betweenLines: boolean },
): bigint {
  let moved = 0n;
  for (const { key: of, fromLineId, toLineId, minor } of moves) {
    if (of !== key || (betweenLines && (fromLineId === null || toLineId === null))) continue;
    if (toLineId === lineId) moved += minor;
    if (fromLineId === lineId) moved -= minor;
  }
  return moved;
}

/** A line in one period of a plan. */
export type PlanPeriod = {
  /** What becomes of the rest at its end. */
  readonly rule: RolloverRule;
  readonly limit: bigint;
  /** Moved to it from other lines, less what was moved away. */
  readonly moved: bigint;
  /** Spent, with refunds taken off; below zero where more came back. */
  readonly spent: bigint;
};
export type PlannedPeriod = PlanPeriod & {
  readonly carried: bigint;
  /** What there is to spend: the limit, what was moved and what was carried over. */
  readonly available: bigint;
  /** What is left of it; below zero where more was spent. */
  readonly rest: bigint;
};

/** A line period by period, the earliest first: each begins with what the one before carried over. */
export function planned(periods: readonly PlanPeriod[]): PlannedPeriod[] {
  let carried = 0n;
  return periods.map((period) => {
    const available = period.limit + period.moved + carried;
    const rest = available - period.spent;
    const found = { ...period, carried, available, rest };
    carried = carriedOver(period.rule, rest);
    return found;
  });
}
