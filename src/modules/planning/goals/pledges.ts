import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import type { Stretch } from '#kernel/period-rules.ts';

/** A transfer may come so many days before its payday. */
const EARLY_DAYS = 3;
/** One that comes later than this after its payday is late. */
export const PROMPT_DAYS = 5;
/** Percent by which a transfer may differ from what was pledged. */
const TOLERANCE = 10n;

export const PLEDGE_STATES = ['kept', 'late', 'due', 'overdue', 'missed'] as const;
/** `late`: it came, after its days; `overdue`: its days are over and its period is not. */
export type PledgeState = (typeof PLEDGE_STATES)[number];

export type Pledged = {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly minor: bigint;
  /** Periods whose paydays it is about, the earliest first. */
  readonly periods: readonly Stretch[];
};

/** Money that came to an account from another of one's own. */
export type Incoming = {
  readonly id: string;
  readonly accountId: string;
  readonly day: Day;
  readonly minor: bigint;
  /** Who recorded it. */
  readonly userId: string;
};

export type Kept = {
  readonly pledgeId: string;
  /** The key of the period. */
  readonly key: Day;
  readonly payday: Day;
  readonly state: PledgeState;
  readonly transfer: Incoming | null;
};

/**
 * Which transfers keep which pledges: each at most one, and each pledge once in a period. The first pledges choose first;
 * of several transfers the one that is nearest in its amount, then recorded by the person, then nearest to the payday.
 * @param pledges in the order of their goals
 */
export function keptPledges(pledges: readonly Pledged[], transfers: readonly Incoming[], today: Day): Kept[] {
  const free = new Set(transfers);
  const wanted = pledges
    .flatMap((pledge, place) => pledge.periods.map((period) => ({ pledge, place, period })))
    .toSorted((a, b) => (a.period.from < b.period.from ? -1 : a.period.from > b.period.from ? 1 : a.place - b.place));
  return wanted.map(({ pledge, period }) => {
    const [found = null] = [...free]
      .filter((transfer) => fits(transfer, pledge, period))
      .toSorted((a, b) => compared(distance(a, pledge, period), distance(b, pledge, period)));
    if (found !== null) free.delete(found);
    return {
      pledgeId: pledge.id,
      key: period.key,
      payday: period.from,
      state: stateOf(period, found, today),
      transfer: found,
    };
  });
}

function fits({ accountId, day, minor }: Incoming, pledge: Pledged, { from, to }: Stretch): boolean {
  const difference = minor > pledge.minor ? minor - pledge.minor : pledge.minor - minor;
  return (
    accountId === pledge.accountId &&
    day >= addDays(from, -EARLY_DAYS) &&
    day <= to &&
    difference * 100n <= pledge.minor * TOLERANCE
  );
}

type Distance = readonly [amount: bigint, isOthers: bigint, days: bigint];

function distance({ day, minor, userId }: Incoming, pledge: Pledged, { from }: Stretch): Distance {
  const difference = minor > pledge.minor ? minor - pledge.minor : pledge.minor - minor;
  return [difference, userId === pledge.userId ? 0n : 1n, BigInt(Math.abs(daysBetween(from, day)))];
}

function compared(a: Distance, b: Distance): number {
  const place = a.findIndex((one, at) => one !== b[at]);
  if (place === -1) return 0;
  return (a[place] ?? 0n) < (b[place] ?? 0n) ? -1 : 1;
}

function stateOf({ from, to }: Stretch, found: Incoming | null, today: Day): PledgeState {
  const prompt = addDays(from, PROMPT_DAYS);
  if (found !== null) return found.day <= prompt ? 'kept' : 'late';
  if (today <= prompt) return 'due';
  return today <= to ? 'overdue' : 'missed';
}
