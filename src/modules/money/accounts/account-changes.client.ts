import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Account } from './model.ts';

/** What can be done to an account without a form; each says what it did and offers to take it back. */
export function useAccountChanges(): {
  setActive: (account: Account, isActive: boolean) => void;
  remove: (account: Account) => void;
} {
  const change = useUndoable();

  function setActive({ id, name }: Account, isActive: boolean): void {
    change({
      perform: async () => {
        await api.update.call({ id, isActive });
        return () => api.update.call({ id, isActive: !isActive });
      },
      done: isActive ? `${name} is open again` : `${name} is closed`,
    });
  }

  function remove(account: Account): void {
    const { id, name, isActive } = account;
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.restore.call({ id });
      },
      done: `${name} was deleted`,
      onRefused: (error) => {
        if (codeOf(error) !== 'ACCOUNT_IN_USE' || !isActive) return false;
        toast.error(`${name} was not deleted`, {
          description: sentenceOf(error),
          action: { label: 'Close account', perform: () => setActive(account, false) },
        });
        return true;
      },
    });
  }

  return { setActive, remove };
}
