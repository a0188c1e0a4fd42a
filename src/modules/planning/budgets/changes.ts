import type { Day } from '#kernel/calendar.ts';
import { type Currency, minorDigits } from '#kernel/money.ts';
import type { PeriodRule, Stretch } from '#kernel/period-rules.ts';
import { type HeldLine, type HeldMove, methodOf } from './facts.ts';
import type { Method } from './methods.ts';
import { limitIn, type Move, movedIn } from './plan.ts';
import { limitBy } from './rule-rows.ts';

type LimitRow = { readonly lineId: string; readonly period: Day; readonly minor: bigint };
type NewMove = Move & { readonly currency: Currency; readonly note: string | null };

/** What a change of limits writes. `clears`: later limits of these lines go, up to the period `until`, or all. */
export type LimitChange = {
  readonly limits: readonly LimitRow[];
  readonly moves: readonly NewMove[];
  readonly clears: readonly string[];
  readonly until: Day | null;
};

type Wish = { readonly line: HeldLine; readonly minor: bigint; readonly only: boolean };
type Around = {
  readonly method: Method;
  readonly period: Stretch;
  readonly next: Stretch;
  readonly moves: readonly HeldMove[];
  /** Keys of closed periods. */
  readonly closed: readonly Day[];
};

/**
 * What gives lines these limits: a row from the period on, or for it alone; with envelopes what is assigned besides. From a
 * period on means up to the next one that is closed: its limits stay.
 */
export function limitChange(wishes: readonly Wish[], around: Around): LimitChange {
  const { method, next, moves, closed } = around;
  const { key } = around.period;
  const until = closed.filter((one) => one > key).toSorted()[0] ?? null;
  const filled = wishes.filter(({ line }) => methodOf(line, method) === 'envelope');
  const limited = wishes.filter(({ line }) => methodOf(line, method) === 'plan');
  return {
    limits: limited.flatMap(({ line: { id, limits }, minor, only }) => {
      const isSetNext = limits.some((limit) => limit.key === next.key);
      const after = { lineId: id, period: next.key, minor: limitIn(limits, key) ?? 0n };
      const kept = until === null || only ? null : { lineId: id, period: until, minor: limitIn(limits, until) ?? 0n };
      return [
        { lineId: id, period: key, minor },
        ...(only && !isSetNext ? [after] : []),
        ...(kept === null ? [] : [kept]),
      ];
    }),
    clears: limited.flatMap(({ line, only }) => (only ? [] : line.id)),
    until,
    moves: filled.flatMap(({ line, minor }) =>
      assigning(line, minor - movedIn(moves, line.id, key, { betweenLines: false }), key),
    ),
  };
}

/** The move that assigns so much more to a line, or less. */
export function assigning({ id, currency }: Pick<HeldLine, 'id' | 'currency'>, more: bigint, key: Day): NewMove[] {
  if (more === 0n) return [];
  const [fromLineId, toLineId] = more > 0n ? [null, id] : [id, null];
  return [{ key, fromLineId, toLineId, minor: more > 0n ? more : -more, currency, note: null }];
}

/** What a line has in a period by itself: its limit with what was moved, or what was assigned. */
export function givenIn(line: HeldLine, key: Day, method: Method, moves: readonly HeldMove[]): bigint {
  const isPlan = methodOf(line, method) === 'plan';
  const moved = movedIn(moves, line.id, key, { betweenLines: isPlan });
  return isPlan ? (limitIn(line.limits, key) ?? 0n) + moved : moved;
}

/**
 * Limits of lines once periods are by another rule, which begins on a day; over a year they come to the same. A line that
 * was to begin later begins then.
 */
export function limitsBy(
  lines: readonly HeldLine[],
  { since, from, to, key }: { since: Day; from: PeriodRule; to: PeriodRule; key: Day },
): LimitRow[] {
  return lines.flatMap(({ id, currency, limits }) => {
    const minor = limitIn(limits, key) ?? limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))[0]?.minor ?? null;
    const unit = 10n ** BigInt(minorDigits(currency));
    return minor === null ? [] : [{ lineId: id, period: since, minor: limitBy(minor, from, to, unit) }];
  });
}
