import { useToday } from '#ui/today.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api, givenApi } from './api.client.ts';
import type { GivenLoan } from './given-model.ts';
import type { LiveDebt } from './model.ts';
import { storedOf } from './live.ts';
import { GIVEN_WORDS } from './dialog-words.ts';
import { DEBT_WORDS, PAGE_WORDS } from './words.ts';

/** What can be done without a form; each says what it did and offers to undo it. */
export function useDebtChanges() {
  const change = useUndoable();
  const today = useToday();

  /** Plans what accounts owe. */
  function addFromAccounts(count: number): void {
    change({
      perform: async () => {
        const { ids } = await api.addFromAccounts.call({ today });
        return async () => {
          for (const id of ids) await api.remove.call({ id });
        };
      },
      done: PAGE_WORDS.planned(count),
    });
  }

  function remove(debt: LiveDebt): void {
    change({
      perform: async () => {
        await api.remove.call({ id: debt.id });
        return () => api.add.call(storedOf(debt));
      },
      done: DEBT_WORDS.deleted(debt.name),
    });
  }

  function forget(): void {
    change({
      perform: async () => {
        const held = await api.plan.call();
        await api.forget.call();
        return async () => {
          if (held !== null) await api.keep.call({ plan: held, keptAt: held.keptAt });
        };
      },
      done: PAGE_WORDS.debtPlanDeleted,
    });
  }

  function order(before: readonly string[], ids: readonly string[], done: string): void {
    change({
      perform: async () => {
        await api.order.call({ ids: [...ids] });
        return () => api.order.call({ ids: [...before] });
      },
      done,
    });
  }

  function removeLoan(loan: GivenLoan): void {
    change({
      perform: async () => {
        await givenApi.remove.call({ id: loan.id });
        return () => givenApi.add.call(loan);
      },
      done: GIVEN_WORDS.deleted(loan.person),
    });
  }

  return { addFromAccounts, remove, forget, order, removeLoan };
}
