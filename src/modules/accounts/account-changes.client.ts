import { useMutation } from '@tanstack/react-query';
import { queryClient } from '#ui/api.client.ts';
import { codeOf, sentenceOf } from '#ui/failure.client.ts';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import type { Account } from './model.ts';

/** A balance or a name may stand on any page, so all that is shown is asked for again. */
export function refresh(): Promise<void> {
  return queryClient.invalidateQueries();
}

const refused = (error: unknown) => void toast.error('Nothing was changed', { description: sentenceOf(error) });

/** What can be done to an account without a form; each says what it did and offers to take it back. */
export function useAccountChanges(): {
  setActive: (account: Account, isActive: boolean) => void;
  remove: (account: Account) => void;
} {
  const update = useMutation(api.update.mutationOptions({ onSuccess: refresh, onError: refused }));
  const restore = useMutation(api.restore.mutationOptions({ onSuccess: refresh, onError: refused }));
  const removal = useMutation(api.remove.mutationOptions({ onSuccess: refresh }));

  function setActive(account: Account, isActive: boolean): void {
    const say = () =>
      toast.success(isActive ? `${account.name} is open again` : `${account.name} is closed`, {
        action: { label: 'Undo', perform: () => update.mutate({ id: account.id, isActive: !isActive }) },
      });
    update.mutate({ id: account.id, isActive }, { onSuccess: say });
  }

  function remove(account: Account): void {
    const { id, name } = account;
    removal.mutate(
      { id },
      {
        onSuccess: () =>
          toast.success(`${name} was deleted`, { action: { label: 'Undo', perform: () => restore.mutate({ id }) } }),
        onError: (error) => {
          if (codeOf(error) !== 'ACCOUNT_IN_USE' || !account.isActive) return refused(error);
          toast.error(`${name} was not deleted`, {
            description: sentenceOf(error),
            action: { label: 'Close it', perform: () => setActive(account, false) },
          });
        },
      },
    );
  }

  return { setActive, remove };
}
