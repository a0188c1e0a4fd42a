import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import type { GoalState } from './kinds.ts';
import type { Goal, Idea } from './model.ts';
import { ENTRY_WORDS, FEED_WORDS, GOAL_WORDS, PAGE_WORDS, START_WORDS } from './words.ts';

/** What can be done without a form; each says what it did and offers to undo it. */
export function useGoalChanges() {
  const make = useRecordedChange();
  const today = useToday();
  const setState = ({ id }: Goal, state: GoalState, done: string) =>
    make(() => api.setState.call({ id, state, today }), done);
  return {
    start: (idea: Idea) => make(() => api.create.call({ ...idea, today }), START_WORDS.started(idea.name)),
    pause: (goal: Goal) => setState(goal, 'paused', GOAL_WORDS.paused(goal.name)),
    resume: (goal: Goal) => setState(goal, 'active', GOAL_WORDS.resumed(goal.name)),
    archive: (goal: Goal) => setState(goal, 'archived', GOAL_WORDS.archivedDone(goal.name)),
    remove: ({ id, name }: Goal) => make(() => api.remove.call({ id, today }), GOAL_WORDS.removed(name)),
    order: (ids: readonly string[], name: string) =>
      make(() => api.order.call({ ids: [...ids] }), PAGE_WORDS.moved(name)),
    removeEntry: (id: string) => make(() => api.removeEntry.call({ id }), ENTRY_WORDS.removed),
    addTransfer: (goalId: string, transactionId: string) =>
      make(() => api.putTransaction.call({ goalId, transactionId }), ENTRY_WORDS.used),
    endFeed: (id: string) => make(() => api.endFeed.call({ id, today }), FEED_WORDS.ruleEnded),
    endPledge: (id: string) => make(() => api.endPledge.call({ id, today }), FEED_WORDS.pledgeEnded),
  };
}
