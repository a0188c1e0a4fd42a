import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Limit, Move } from './plan.ts';
import type { RolloverRule } from './rollover.ts';

type DatedLine = {
  readonly id: string;
  readonly categoryId: string;
  readonly currency: Currency;
  readonly memberId: string | null;
  /** The key of the last period that it is in; null while it was not removed. */
  readonly lastPeriod: Day | null;
};

/** By the key of each closed period, the lines that it had when it was closed. */
export type ClosedLines = ReadonlyMap<Day, Pick<ReadonlySet<string>, 'has'>>;
/** The same with how they carried over then; null where that was not stored. */
export type ClosedRules = ReadonlyMap<Day, ReadonlyMap<string, RolloverRule | null>>;

/**
 * The lines of a period. Of lines for one category, currency and member, each begins where the one before it ended, so a
 * period has one of them at most. A closed period keeps those that it had.
 */
export function linesOfPeriod<Line extends DatedLine>(lines: readonly Line[], key: Day, closed: ClosedLines): Line[] {
  const kept = closed.get(key);
  if (kept !== undefined) return lines.filter(({ id }) => kept.has(id));
  const byPlace = new Map<string, Line>();
  for (const line of lines) {
    if (!isInFrom(key)(line)) continue;
    const place = `${line.currency} ${line.categoryId} ${line.memberId}`;
    const before = byPlace.get(place);
    if (before === undefined || endsBefore(line, before)) byPlace.set(place, line);
  }
  return [...byPlace.values()];
}

/** Whether a period with this key or a later one is closed. */
export function isClosedFrom(key: Day, closed: ReadonlyMap<Day, unknown>): boolean {
  return [...closed.keys()].some((one) => one >= key);
}

/** Whether a line is in a period or will be in a later one. */
export function isInFrom(key: Day) {
  return ({ lastPeriod }: Pick<DatedLine, 'lastPeriod'>): boolean => lastPeriod === null || lastPeriod >= key;
}

function endsBefore({ lastPeriod: one }: DatedLine, { lastPeriod: other }: DatedLine): boolean {
  return one !== null && (other === null || one < other);
}

/**
 * The last period of a line that is removed: the one `before` those that it is taken out of, or a later one that is closed.
 * Null: no period needs it, and it can go.
 */
export function lastPeriodOf(
  { id, limits }: { readonly id: string; readonly limits: readonly Limit[] },
  before: Day,
  { moves, closed }: { readonly moves: readonly Move[]; readonly closed: ClosedLines },
): Day | null {
  const closings = [...closed].flatMap(([key, ids]) => (ids.has(id) ? key : [])).toSorted();
  const newest = closings.at(-1);
  if (newest !== undefined) return newest > before ? newest : before;
  const given = [...limits, ...moves.filter(({ fromLineId, toLineId }) => fromLineId === id || toLineId === id)];
  return given.some(({ key }) => key <= before) ? before : null;
}
