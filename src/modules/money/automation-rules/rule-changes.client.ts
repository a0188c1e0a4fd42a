import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { movedBy } from './order.ts';
import type { ListedRule, Proposal } from './model.ts';
import { CHANGE_WORDS } from './words.ts';

/** What can be done without a form; each says what it did and offers to undo it. */
export function useRuleChanges() {
  const change = useUndoable();

  function remove(rule: ListedRule): void {
    const { id, name } = rule;
    change({
      done: CHANGE_WORDS.deleted(name),
      perform: async () => {
        await api.remove.call({ ids: [id] });
        return () => api.restore.call({ id });
      },
    });
  }

  function enable({ id, name }: ListedRule, isEnabled: boolean): void {
    change({
      done: CHANGE_WORDS.switched(name, isEnabled),
      perform: async () => {
        await api.enable.call({ id, isEnabled });
        return () => api.enable.call({ id, isEnabled: !isEnabled });
      },
    });
  }

  function move({ id, name }: ListedRule, all: readonly ListedRule[], by: -1 | 1): void {
    const before = all.map((rule) => rule.id);
    change({
      done: CHANGE_WORDS.moved(name),
      perform: async () => {
        await api.reorder.call({ ids: movedBy(before, id, by) });
        return () => api.reorder.call({ ids: before });
      },
    });
  }

  function dismiss({ merchant, direction, categoryId, description, name }: Proposal): void {
    const key = { merchant, direction, categoryId, description };
    change({
      done: CHANGE_WORDS.dismissed(name),
      perform: async () => {
        await api.dismissProposal.call(key);
        return () => api.proposeAgain.call(key);
      },
    });
  }

  return { remove, enable, move, dismiss };
}
export type RuleChanges = ReturnType<typeof useRuleChanges>;
