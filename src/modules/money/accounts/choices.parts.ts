import type { Account } from './model.ts';

/** The accounts of a form as choices; names the currency where they have several. */
export function accountChoices(accounts: readonly Account[]): { value: string; label: string }[] {
  const currencies = new Set(accounts.map(({ currency }) => currency));
  return accounts.map(({ id, name, currency }) => ({
    value: id,
    label: currencies.size > 1 ? `${name} · ${currency}` : name,
  }));
}

/** The open account that a form begins with: the one wanted, else the one used most; empty where there is none. */
export function accountToBegin(
  accounts: readonly Pick<Account, 'id' | 'isActive' | 'transactionCount'>[],
  wanted: string,
): string {
  const open = accounts.filter(({ isActive }) => isActive);
  const used = open.toSorted((a, b) => b.transactionCount - a.transactionCount);
  return (open.find(({ id }) => id === wanted) ?? used[0])?.id ?? '';
}
