import { add, type Currency, type Money, money, negate, subtract } from '#kernel/money.ts';
import type { Account } from './model.ts';

/** The accounts of one currency: what is in them, what is owed on them (not below zero), and the one less the other. */
export type Holding<Row> = {
  readonly currency: Currency;
  readonly have: Money;
  readonly owe: Money;
  readonly total: Money;
  readonly accounts: readonly Row[];
};

/**
 * Accounts by currency: that of the books first, then those with the most accounts. Two currencies are not added here.
 * Closed accounts count, for what is left in them is still there.
 */
export function holdingsOf<Row extends Pick<Account, 'currency' | 'currentBalance'>>(
  accounts: readonly Row[],
  base: Currency,
): Holding<Row>[] {
  const holdings = [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, rows]) => {
    const sum = (parts: readonly Money[]) => parts.reduce(add, money(0, currency));
    const balances = rows.map(({ currentBalance }) => currentBalance);
    const have = sum(balances.filter(({ minor, withheld }) => minor > 0n || withheld === true));
    const owe = negate(sum(balances.filter(({ minor }) => minor < 0n)));
    return { currency, have, owe, total: subtract(have, owe), accounts: rows };
  });
  const rank = ({ currency, accounts: rows }: Holding<Row>) => (currency === base ? Infinity : rows.length);
  return holdings.toSorted((a, b) =>
    rank(a) === rank(b) ? (a.currency < b.currency ? -1 : 1) : rank(a) > rank(b) ? -1 : 1,
  );
}
