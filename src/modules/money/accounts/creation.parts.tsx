import { useMutation } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { ACCOUNT_DEFAULTS, type AccountBeginning, type NewAccount } from './model.ts';

/** The country in which new accounts begin. */
export function useCountry(): string {
  const { country } = useCaller().workspace;
  return country === 'XX' ? ACCOUNT_DEFAULTS.country : country;
}

/** Adds accounts as they begin, without asking; answers their ids in order. */
export function useAccountCreation(): (beginnings: readonly AccountBeginning[]) => Promise<string[]> {
  const country = useCountry();
  const create = useMutation(api.create.mutationOptions());
  return async (beginnings) => {
    const ids: string[] = [];
    for (const beginning of beginnings) {
      const wish: NewAccount = { ...beginning, country };
      ids.push((await create.mutateAsync(wish)).id);
    }
    await refreshAll();
    return ids;
  };
}
