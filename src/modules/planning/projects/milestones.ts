import type { Day } from '#kernel/calendar.ts';

type Task = {
  readonly id: string;
  readonly kind: 'task' | 'milestone';
  readonly name: string;
  readonly dueOn: Day | null;
  readonly doneOn: Day | null;
};

/** Milestones that are not reached yet and have a day, the earliest first. */
export function milestonesOf(tasks: readonly Task[]): { id: string; name: string; dueOn: Day }[] {
  return tasks
    .flatMap(({ id, kind, name, dueOn, doneOn }) =>
      kind === 'milestone' && dueOn !== null && doneOn === null ? [{ id, name, dueOn }] : [],
    )
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** What should be done and is not. */
export function overdueAmong<Own extends Pick<Task, 'dueOn' | 'doneOn'>>(tasks: readonly Own[], today: Day): Own[] {
  return tasks.filter(({ dueOn, doneOn }) => doneOn === null && dueOn !== null && dueOn < today);
}
