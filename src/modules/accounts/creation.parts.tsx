import { useMutation } from '@tanstack/react-query';
import type { Currency, Money } from '#kernel/money.ts';
import { useCaller } from '#ui/caller.tsx';
import { refresh } from './account-changes.client.ts';
import { api } from './api.client.ts';
import { ACCOUNT_DEFAULTS, type AccountType, type NewAccount } from './model.ts';

/** What is known of an account before it is there, as from a statement of it. */
export type AccountBeginning = {
  readonly name: string;
  readonly accountType: AccountType;
  readonly accountNumber: string | null;
  readonly currency: Currency;
  readonly openingBalance: Money;
};

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
      const wish: NewAccount = { ...beginning, bankName: '', country };
      ids.push((await create.mutateAsync(wish)).id);
    }
    await refresh();
    return ids;
  };
}
