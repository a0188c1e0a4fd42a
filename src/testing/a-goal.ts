import { money } from '#kernel/money.ts';
import type { Goal } from '#modules/planning/goals/model.ts';

/** A goal of R 10 with a quarter set aside, but for what is told. */
export function aGoal(more: Partial<Goal> = {}): Goal {
  return {
    id: 'g',
    name: 'Car',
    kind: 'save',
    state: 'active',
    target: money(1000n, 'ZAR'),
    dueOn: null,
    everyMonths: null,
    due: null,
    dueLately: null,
    startedOn: '2026-01-01',
    memberId: 'ann',
    saved: money(250n, 'ZAR'),
    missing: [],
    uncovered: money(0n, 'ZAR'),
    isReached: false,
    course: 'open',
    perPayday: null,
    thisPeriod: money(0n, 'ZAR'),
    paydays: null,
    pace: null,
    finish: null,
    parts: [],
    shares: [],
    feeds: [],
    pledges: [],
    ...more,
  };
}
