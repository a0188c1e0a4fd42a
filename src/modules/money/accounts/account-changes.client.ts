import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { useUndoable } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Account } from './model.ts';
import { REOPEN_WORDS } from './words.ts';

/** What can be done to an account without a form, closing it asks for a day first; each says what it did and offers to undo it. */
export function useAccountChanges(askToClose: (account: Account) => void): {
  reopen: (account: Account) => void;
  remove: (account: Account) => void;
} {
  const change = useUndoable();

  function reopen({ id, name, closedOn }: Account): void {
    change({
      perform: async () => {
        await api.update.call({ id, isActive: true });
        return () => api.update.call({ id, isActive: false, ...(closedOn === null ? {} : { closedOn }) });
      },
      done: REOPEN_WORDS.isOpen(name),
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
          action: { label: 'Close account', perform: () => askToClose(account) },
        });
        return true;
      },
    });
  }

  return { reopen, remove };
}
