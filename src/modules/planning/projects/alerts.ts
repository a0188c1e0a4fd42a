import { addDays, type Day } from '#kernel/calendar.ts';
import type { AlertKind } from './kinds.ts';

/** Thousandths of the budget from which it is nearly used. */
const NEAR = 800;
const ALL = 1000;
/** A milestone is told of so many days before it. */
export const DAYS_BEFORE = 3;

type Standing = {
  readonly id: string;
  readonly state: string;
  readonly usedPermille: number | null;
  readonly milestones: readonly { readonly id: string; readonly name: string; readonly dueOn: Day }[];
};

export type Alert = { readonly alert: AlertKind; readonly subject: string; readonly milestone: string | null };

/** What is to be told of a project. One that is over its budget is not told to be near it. */
export function alertsOf({ id, state, usedPermille, milestones }: Standing, today: Day): Alert[] {
  if (state !== 'active' && state !== 'planned') return [];
  const used: Alert[] =
    usedPermille === null || usedPermille < NEAR
      ? []
      : [{ alert: usedPermille >= ALL ? 'over' : 'near', subject: id, milestone: null }];
  const due = milestones
    .filter(({ dueOn }) => dueOn <= addDays(today, DAYS_BEFORE))
    .map(({ id: subject, name }): Alert => ({ alert: 'milestone', subject, milestone: name }));
  return [...used, ...due];
}
