import type { Month } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { freeDates } from './drift.ts';
import { currenciesOf } from './live.ts';
import type { Overview } from './model.ts';

/** The debts in one currency. `share`: how much of this month's payments was made, in per cent; null where none is planned. */
export type CurrencyCard = {
  readonly owed: Money;
  readonly planned: Money;
  readonly paid: Money;
  readonly share: number | null;
};

/**
 * What the dashboard says of debts. Payments are of accounts alone, and the debt-free date is that of the plan this month
 * began with: neither is calculated anew.
 */
export function debtCard(
  { debts, months, settings }: Pick<Overview, 'debts' | 'months' | 'settings'>,
  month: Month,
): { readonly free: Month | null; readonly currencies: readonly CurrencyCard[] } {
  const current = months.filter((one) => one.month === month);
  const owing = debts.filter(({ owed }) => owed.minor > 0n);
  return {
    free: owing.length === 0 ? null : (freeDates(current)[0]?.free ?? null),
    currencies: currenciesOf(owing, settings?.currency ?? null).map((currency) => {
      const sum = (amounts: readonly (Money | null)[]) => {
        const own = amounts.filter((amount) => amount?.currency === currency);
        return own.reduce((all, amount) => all + (amount?.minor ?? 0n), 0n);
      };
      const known = current.filter(({ paid }) => paid !== null);
      const [planned, paid] = [sum(known.map((one) => one.planned)), sum(known.map((one) => one.paid))];
      const made = paid < 0n ? 0n : paid;
      return {
        owed: money(sum(owing.map(({ owed }) => owed)), currency),
        planned: money(planned, currency),
        paid: money(made, currency),
        share: planned === 0n ? null : made >= planned ? 100 : Number((made * 100n) / planned),
      };
    }),
  };
}
