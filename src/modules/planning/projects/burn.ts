import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';

export type BurnPoint = {
  readonly day: Day;
  /** All that was spent until then; null on days to come. */
  readonly spent: bigint | null;
  /** The straight line from nothing at the start to the budget at the end; null where no end is known. */
  readonly planned: bigint | null;
};

export type Burn = {
  readonly points: readonly BurnPoint[];
  /** What it will have cost at the end, if it goes on like this; null where that cannot be told. */
  readonly projected: bigint | null;
  /** The day on which the budget is used up at this pace; null where it is not, or cannot be told. */
  readonly usedUpOn: Day | null;
};

type Course = {
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  readonly budget: bigint;
  /** Expected beside what is spent. */
  readonly committed: bigint;
  readonly costByDay: ReadonlyMap<Day, bigint>;
  /** Days that have a point in any case, such as those of milestones. */
  readonly marked?: readonly Day[];
};

/** Days over which a pace means something. */
const FEWEST_DAYS = 7;
/** Points of a chart; more than fit on a phone say nothing more. */
const MOST_POINTS = 60;
/** A pace that leads further than this leads nowhere. */
const FURTHEST_DAYS = 3650;

/** Half a minor unit is rounded up. */
const rated = (minor: bigint, part: number, whole: number) =>
  (minor * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole));

/** What was spent over time, against a straight line. What was spent before the start counts at the start. */
export function burnOf({ startsOn, endsOn, budget, committed, costByDay, marked = [] }: Course, today: Day): Burn {
  const days = [...costByDay.keys()].toSorted();
  const latest = days.filter((day) => day <= today).at(-1) ?? startsOn;
  const last = [startsOn, endsOn ?? today, endsOn === null || today <= endsOn ? startsOn : latest].toSorted().at(-1);
  const length = daysBetween(startsOn, last ?? startsOn);
  const step = Math.max(1, Math.ceil(length / MOST_POINTS));
  const marks = Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => addDays(startsOn, at * step));
  const shown = [...new Set([...marks, addDays(startsOn, length), ...[today, ...marked].filter(isWithin)])].toSorted();
  function isWithin(day: Day): boolean {
    return startsOn <= day && day <= addDays(startsOn, length);
  }
  const spentUntil = (until: Day) =>
    days.reduce((sum, day) => (day <= until ? sum + (costByDay.get(day) ?? 0n) : sum), 0n);
  const span = endsOn === null ? 0 : daysBetween(startsOn, endsOn);
  const plannedOn = (day: Day) => {
    if (endsOn === null || budget === 0n) return null;
    const gone = daysBetween(startsOn, day);
    return span === 0 || gone >= span ? budget : rated(budget, gone, span);
  };
  const points = shown.map((day) => ({
    day,
    spent: day <= today ? spentUntil(day) : null,
    planned: plannedOn(day),
  }));
  return { points, ...paceOf({ startsOn, endsOn, budget, committed, spent: spentUntil(today) }, today) };
}

type Standing = Omit<Course, 'costByDay' | 'marked'> & { readonly spent: bigint };

/** Where the pace so far leads. Nothing is told of the first week, of what has not begun, and of what is over. */
export function paceOf(
  { startsOn, endsOn, budget, committed, spent }: Standing,
  today: Day,
): Pick<Burn, 'projected' | 'usedUpOn'> {
  const gone = daysBetween(startsOn, today) + 1;
  if (gone < FEWEST_DAYS || spent <= 0n || (endsOn !== null && today >= endsOn))
    return { projected: null, usedUpOn: null };
  const paced = endsOn === null ? null : rated(spent, daysBetween(startsOn, endsOn) + 1, gone);
  // Less than is spent and committed already is no projection.
  const projected = paced === null || paced < spent + committed ? null : paced;
  if (budget <= spent) return { projected, usedUpOn: null };
  // The first day on which the budget is reached.
  const needed = (budget * BigInt(gone) + spent - 1n) / spent;
  if (needed > BigInt(FURTHEST_DAYS)) return { projected, usedUpOn: null };
  const day = addDays(startsOn, Number(needed) - 1);
  return { projected, usedUpOn: endsOn !== null && day > endsOn ? null : day };
}
