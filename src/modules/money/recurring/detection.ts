import { addDays, addMonths, type Day, daysBetween, daysOf, monthOf } from '#kernel/calendar.ts';
import { dayNumber } from '#kernel/day-numbers.ts';
import type { GazettedDay } from '#kernel/working-days.ts';
import { isWithin, ruleOf } from './amounts.ts';
import { periodOfCadence, turnsBetween, weekdayOf } from './cadences.ts';
import { windowOf } from './matching.ts';
import type { AmountRule, Cadence, Evidence } from './model.ts';

export type Pattern = {
  readonly cadence: Cadence;
  readonly amount: AmountRule;
  /** 0 to 100: how regular the days and the amounts are, and how many there are. */
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  /** The next due day after the newest payment. */
  readonly next: Day;
};

type Where = { readonly today: Day; readonly country: string; readonly gazetted: readonly GazettedDay[] };

/** A rhythm that payments can have: days between them, and how many more or fewer still fit. */
type Rhythm = {
  readonly kind: 'weeks' | 'months';
  readonly every: number;
  readonly days: number;
  readonly slack: number;
  readonly least: number;
};

const RHYTHMS: readonly Rhythm[] = [
  { kind: 'weeks', every: 1, days: 7, slack: 2, least: 3 },
  { kind: 'weeks', every: 2, days: 14, slack: 3, least: 3 },
  { kind: 'months', every: 1, days: 30.4, slack: 6, least: 3 },
  { kind: 'months', every: 2, days: 60.9, slack: 8, least: 3 },
  { kind: 'months', every: 3, days: 91.3, slack: 10, least: 3 },
  { kind: 'months', every: 6, days: 182.6, slack: 12, least: 3 },
  { kind: 'months', every: 12, days: 365.25, slack: 14, least: 2 },
];

/** No rhythm is told by fewer payments. */
const FEWEST = Math.min(...RHYTHMS.map(({ least }) => least));
/** Below this nothing is suggested. */
export const LEAST_CONFIDENCE = 50;
/** Share of the gaps that must be one period long; the others are two or three, where payments were left out. */
const REGULAR = 0.75;
/** Payments of one payee are of the same size up to this many percent. */
export const SAME_SIZE = 25n;
const MOST_SIZES = 6;

/**
 * What recurs among the transactions of one payee, direction, currency and account: all of them where they have one
 * rhythm, else those of about the same size, each size by itself.
 */
export function patternsOf(rows: readonly Evidence[], where: Where): (Pattern & { readonly isWhole: boolean })[] {
  const inOrder = rows.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1));
  const whole = patternOf(inOrder, where);
  const sizes = bySize(inOrder);
  const parts = sizes.length < 2 ? [] : sizes.slice(0, MOST_SIZES).flatMap((same) => patternOf(same, where) ?? []);
  // Two payments a month a fortnight apart look like one every second week: what explains every row better is taken.
  const covered = parts.reduce((count, { evidence }) => count + evidence.length, 0);
  const isSplit =
    whole === null || (covered === inOrder.length && parts.every(({ confidence }) => confidence > whole.confidence));
  return isSplit ? parts.map((part) => ({ ...part, isWhole: false })) : [{ ...whole, isWhole: true }];
}

/** Rows in groups of about one size, the largest group first; the rows of each in their order. */
function bySize(rows: readonly Evidence[]): Evidence[][] {
  const groups: Evidence[][] = [];
  for (const row of rows) {
    const group = groups.find(
      ([first]) => first !== undefined && isWithin(row.amount.minor, first.amount.minor, SAME_SIZE),
    );
    if (group === undefined) groups.push([row]);
    else group.push(row);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

/** The pattern that rows in the order of their days have; null where they have none, or it has ended. */
function patternOf(rows: readonly Evidence[], where: Where): Pattern | null {
  if (rows.length < FEWEST) return null;
  const days = rows.map(({ day }) => day);
  const gaps = gapsOf(days);
  const fits = RHYTHMS.flatMap((rhythm) => {
    const regular = rows.length < rhythm.least ? 0 : regularityOf(gaps, rhythm);
    return regular < REGULAR ? [] : [{ rhythm, regular }];
  });
  const best = fits.reduce<(typeof fits)[number] | null>(
    (most, fit) => (most === null || fit.regular > most.regular ? fit : most),
    null,
  );
  const last = days.at(-1);
  if (best === null || last === undefined) return null;
  const { cadence, exact } = cadenceOf(days, best.rhythm, where);
  const soonest = addDays(last, Math.ceil(periodOfCadence(cadence) / 3));
  const next = turnsBetween(cadence, soonest, addDays(last, 800), where.gazetted)[0];
  if (next === undefined || addDays(next.due, windowOf(cadence).grace) < where.today) return null;
  const amount = ruleOf(rows.map((row) => row.amount));
  const confidence = confidenceOf({
    count: rows.length,
    least: best.rhythm.least,
    regular: best.regular,
    exact,
    amount,
  });
  if (confidence < LEAST_CONFIDENCE) return null;
  return { cadence, amount, confidence, evidence: rows, next: next.due };
}

/** Days from each day to the next, as `daysBetween` has them: all transactions of years pass here, so by arithmetic alone. */
export function gapsOf(days: readonly Day[]): number[] {
  const numbers = days.map(dayNumber);
  return numbers.slice(1).map((number, at) => number - (numbers[at] ?? number));
}

/** The share of gaps that are one period long; 0 where one is neither that nor two or three of them. */
function regularityOf(gaps: readonly number[], { days, slack }: Rhythm): number {
  const periods = gaps.map((gap) => [1, 2, 3].find((times) => Math.abs(gap - times * days) <= slack));
  if (gaps.length === 0 || periods.includes(undefined)) return 0;
  return periods.filter((times) => times === 1).length / gaps.length;
}

/** The cadence of the rhythm that names most of the days exactly; `exact` is their share. */
function cadenceOf(
  days: readonly Day[],
  rhythm: Rhythm,
  { country, gazetted }: Omit<Where, 'today'>,
): { cadence: Cadence; exact: number } {
  const candidates = candidatesFor(days, rhythm, country).map((cadence) => ({
    cadence,
    exact: exactShare(days, cadence, gazetted),
  }));
  const best = candidates.reduce((most, one) => (one.exact > most.exact ? one : most));
  return { ...best, cadence: { ...best.cadence, anchor: anchorOf(days, best.cadence, gazetted) } };
}

/** Simpler ones first: of equally good ones the first is taken. @throws RangeError on no days */
function candidatesFor(days: readonly Day[], { kind, every }: Rhythm, country: string): [Cadence, ...Cadence[]] {
  const [first] = days;
  if (first === undefined) throw new RangeError('there are no days');
  const shared = { every, country, shift: 'none' } as const;
  if (kind === 'weeks') return [{ kind, ...shared, anchor: usualWeekday(days, first) }];
  // From a month before, so that a day that was moved into the month before is found too.
  const anchor: Day = `${addMonths(monthOf(first), -1)}-01`;
  const named = daysOfMonthIn(days);
  const plain: Cadence[] = named.map((day) => ({ kind: 'day-of-month', ...shared, anchor, day }));
  const usual: Cadence = { kind: 'day-of-month', ...shared, anchor, day: usualDayOfMonth(days) };
  if (every > 1) return [usual, ...plain];
  const moved = named.flatMap((day): Cadence[] =>
    (['before', 'after'] as const).map((shift) => ({ kind: 'day-of-month', ...shared, anchor, day, shift })),
  );
  const weekday = weekdayOf(first);
  const weekdays = ([1, 2, 3, 4, -1] as const).map((nth): Cadence => ({
    kind: 'nth-weekday',
    ...shared,
    anchor,
    nth,
    weekday,
  }));
  return [usual, ...plain, { kind: 'last-working-day', ...shared, anchor }, ...moved, ...weekdays];
}

/** The days of the month that occur; the last day of a shorter month may be any after it. */
function daysOfMonthIn(days: readonly Day[]): number[] {
  const numbers = new Set(days.map((day) => Number(day.slice(8))));
  if (days.some((day) => day === daysOf(monthOf(day)).last)) for (const day of [29, 30, 31]) numbers.add(day);
  return [...numbers].toSorted((a, b) => a - b);
}

function usualDayOfMonth(days: readonly Day[]): number {
  const sorted = days.map((day) => Number(day.slice(8))).toSorted((a, b) => a - b);
  // Around the turn of a month the middle lies where no payment is: the newest day stands for them.
  const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  return spread > 20 ? Number(days.at(-1)?.slice(8)) : (sorted[Math.floor(sorted.length / 2)] ?? 1);
}

/** The first day, moved to the weekday that most of them have. */
function usualWeekday(days: readonly Day[], first: Day): Day {
  const counts = new Map<number, number>();
  for (const day of days) counts.set(weekdayOf(day), (counts.get(weekdayOf(day)) ?? 0) + 1);
  const [usual = weekdayOf(first)] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const away = (usual - weekdayOf(first) + 7) % 7;
  return addDays(first, away > 3 ? away - 7 : away);
}

function exactShare(days: readonly Day[], cadence: Cadence, gazetted: readonly GazettedDay[]): number {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const asked = cadence.kind === 'weeks' ? cadence : { ...cadence, every: 1 };
  const due = new Set(turnsBetween(asked, first, last, gazetted).map((turn) => turn.due));
  return days.filter((day) => due.has(day)).length / days.length;
}

/** The turn nearest to the first day, in its own terms: intervals of months are counted from its month. */
function anchorOf(days: readonly Day[], cadence: Cadence, gazetted: readonly GazettedDay[]): Day {
  if (cadence.kind === 'weeks') return cadence.anchor;
  const first = days[0] ?? cadence.anchor;
  const around = turnsBetween({ ...cadence, every: 1 }, addDays(first, -20), addDays(first, 20), gazetted);
  const away = (due: Day) => Math.abs(daysBetween(first, due));
  const nearest = around.toSorted((a, b) => away(a.due) - away(b.due))[0];
  // A last working day begins with itself, and not with the end of the month that tells it apart.
  return (cadence.kind === 'last-working-day' ? nearest?.due : nearest?.on) ?? first;
}

type Found = {
  readonly count: number;
  readonly least: number;
  readonly regular: number;
  readonly exact: number;
  readonly amount: AmountRule;
};

const OF_AMOUNT: Readonly<Record<AmountRule['kind'], number>> = {
  exact: 30,
  last: 26,
  about: 22,
  range: 10,
  average: 0,
};

/** 30 for their number (full at twice the least), 25 for regular gaps, 15 for exact days, up to 30 for the amounts. */
function confidenceOf({ count, least, regular, exact, amount }: Found): number {
  const ofCount = (30 * Math.min(count, 2 * least)) / (2 * least);
  return Math.round(ofCount + 25 * regular + 15 * exact + OF_AMOUNT[amount.kind]);
}
