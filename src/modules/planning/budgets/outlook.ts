import { type Day, daysBetween } from '#kernel/calendar.ts';

/** What is known of a line on a day of its period. */
export type Course = {
  readonly available: bigint;
  readonly spent: bigint;
  /** What of it recurring payments were. */
  readonly recurring: bigint;
  /** Recurring payments that are still to come. */
  readonly committed: bigint;
  /** Transactions. */
  readonly count: number;
};

/** Fewer transactions say nothing of what is still to come: rent is paid once. */
const FEWEST = 4;
/** Nor does less than this part of a period. */
const EARLIEST_PERCENT = 25;

/** Which part of a period is over on a day, in days; the day itself counts. */
export function elapsedDays({ from, to }: { from: Day; to: Day }, today: Day): { over: number; all: number } {
  const all = daysBetween(from, to) + 1;
  return { over: Math.min(Math.max(daysBetween(from, today) + 1, 0), all), all };
}

/**
 * What will have been spent at the end: what was, what is committed, and for the rest of the days as much as the days
 * before took, recurring payments left out.
 */
export function projected(
  { spent, recurring, committed, count }: Course,
  { over, all }: { over: number; all: number },
): bigint {
  const sure = spent + committed;
  if (count < FEWEST || over * 100 < all * EARLIEST_PERCENT || over >= all) return sure;
  const usual = spent - recurring;
  return usual <= 0n ? sure : sure + (usual * BigInt(all - over)) / BigInt(over);
}

/** What is said of a line, the strongest first: all of it is spent, it will be, most of it is. */
export const ALERTS = ['over', 'projected', 'near'] as const;
export type Alert = (typeof ALERTS)[number];

const NEAR_PERCENT = 80n;

/** What is to be said of a line: the strongest that holds; null: nothing. */
export function alertOf(course: Course, days: { over: number; all: number }): Alert | null {
  const { available, spent, recurring } = course;
  if (spent <= 0n) return null;
  // What recurring payments reach as planned, such as rent, is no news.
  const isAsPlanned = recurring >= spent && spent <= available;
  if (spent >= available && !isAsPlanned) return 'over';
  if (projected(course, days) > available) return 'projected';
  return spent * 100n >= available * NEAR_PERCENT && !isAsPlanned ? 'near' : null;
}

/** Whether it was not told in this period: neither the same nor anything stronger. */
export function isNews(alert: Alert, told: ReadonlySet<Alert>): boolean {
  return !ALERTS.slice(0, ALERTS.indexOf(alert) + 1).some((one) => told.has(one));
}
