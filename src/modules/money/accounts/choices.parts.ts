import type { Account } from './model.ts';

/** The accounts of a form as choices; names the currency where they have several. */
export function accountChoices(accounts: readonly Account[]): { value: string; label: string }[] {
  const currencies = new Set(accounts.map(({ currency }) => currency));
  return accounts.map(({ id, name, currency }) => ({
    value: id,
    label: currencies.size > 1 ? `${name} · ${currency}` : name,
  }));
}
