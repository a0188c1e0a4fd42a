import type { Account } from '#modules/money/accounts/model.ts';
import { absolute, type Currency, money } from '#kernel/money.ts';
import { type KeptPlan, LARGEST_AMOUNT, LONGEST_NAME, MOST_DEBTS } from './kept-plan.ts';

type Owing = Pick<Account, 'name' | 'currency' | 'isActive' | 'currentBalance'>;

/**
 * A plan of what is owed on accounts, in this currency, or in another where nothing is owed in it; null where nothing is.
 * Accounts know no rates and no minimums: those are 0 until a person adds them.
 */
export function planOfAccounts(accounts: readonly Owing[], currency: Currency): KeptPlan | null {
  const owing = accounts.filter(
    ({ isActive, currentBalance: { minor, withheld } }) =>
      isActive && withheld !== true && minor < 0n && -minor < LARGEST_AMOUNT,
  );
  const chosen = owing.some((account) => account.currency === currency) ? currency : owing[0]?.currency;
  if (chosen === undefined) return null;
  const nothing = money(0n, chosen);
  const debts = owing
    .filter((account) => account.currency === chosen)
    .slice(0, MOST_DEBTS)
    .map(({ name, currentBalance }) => ({
      name: name.slice(0, LONGEST_NAME),
      balance: absolute(currentBalance),
      rate: 0,
      minimum: nothing,
    }));
  return { currency: chosen, strategy: 'avalanche', extra: nothing, debts, once: [] };
}
