import type { Day } from '#kernel/calendar.ts';
import type { Goal } from './model.ts';

/** What a notification of a goal is about. */
export type News = 'reached' | 'behind' | 'pledge-missed';

export type Told = {
  readonly goalId: string;
  readonly news: News;
  /** Told once: a target, a period, or a pledge in a period. */
  readonly about: string;
  /** Whom it concerns; null: everyone who may change goals. */
  readonly memberId: string | null;
};

/** What is to be told of goals in the period with a key; paused and archived ones are silent. */
export function newsOf(goals: readonly Goal[], period: Day): Told[] {
  return goals
    .filter(({ state }) => state === 'active')
    .flatMap(({ id: goalId, isReached, target, course, due, pledges }): Told[] => [
      ...(isReached ? [{ goalId, news: 'reached' as const, about: `reached ${target.minor}`, memberId: null }] : []),
      ...(isBehind(course, due)
        ? [{ goalId, news: 'behind' as const, about: `behind ${period}`, memberId: null }]
        : []),
      // A pledge that was missed longer ago is no news.
      ...pledges.flatMap(({ id, memberId, kept, until }) =>
        until !== null
          ? []
          : kept
              .filter(({ state }) => state === 'missed')
              .slice(0, 1)
              .map(({ key }) => ({ goalId, news: 'pledge-missed' as const, about: `missed ${id} ${key}`, memberId })),
      ),
    ]);
}

/** Also past its date, or nothing came lately for one that has a date. */
function isBehind(course: Goal['course'], due: Day | null): boolean {
  return course === 'behind' || course === 'late' || (course === 'stalled' && due !== null);
}
