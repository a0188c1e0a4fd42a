import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import type { ProjectFacts } from './project-model.ts';

type Task = { readonly startsOn: Day | null; readonly dueOn: Day | null };

const shifted = (day: Day | null, days: number) => (day === null ? null : addDays(day, days));

/** A task with its days moved along when the project begins on another day. */
export function shiftedTask<Own extends Task>(task: Own, days: number): Own {
  return { ...task, startsOn: shifted(task.startsOn, days), dueOn: shifted(task.dueOn, days) };
}

/**
 * A project after the pattern of another: its lines, rule and shares, and its days moved along. Neither the rows of the
 * other nor its invoice; a rule by categories or accounts alone collects from the new start on, or both would want the same.
 */
export function factsFrom(from: ProjectFacts, { name, startsOn }: { name: string; startsOn: Day }): ProjectFacts {
  const days = daysBetween(from.startsOn, startsOn);
  const hasTags = from.rule.tagIds.length > 0;
  return {
    ...from,
    name,
    startsOn,
    endsOn: shifted(from.endsOn, days),
    rule: {
      ...from.rule,
      from: from.rule.from === null ? (hasTags ? null : startsOn) : addDays(from.rule.from, days),
      to: shifted(from.rule.to, days),
    },
    invoiceReference: null,
  };
}
