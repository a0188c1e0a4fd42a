import { type Currency, minorDigits, money, type Money } from '#kernel/money.ts';
import type { AccountSection, Reading } from './model.ts';

/** Above the first of several accounts stands the currency of all of them, where only one is named. */
export function inOneCurrency(readings: readonly Reading[]): Reading[] {
  const accounts = readings.flatMap((reading) => (reading.kind === 'read' ? reading.accounts : []));
  const [currency, other] = new Set(accounts.flatMap((one) => (one.isCurrencyNamed ? [one.currency] : [])));
  const isAlike = accounts.every(
    (one) => currency !== undefined && minorDigits(one.currency) === minorDigits(currency),
  );
  if (currency === undefined || other !== undefined || !isAlike) return [...readings];
  return readings.map((reading) =>
    reading.kind === 'read'
      ? { ...reading, accounts: reading.accounts.map((one) => inCurrency(one, currency)) }
      : reading,
  );
}

/** The same figures in another currency that has as many decimals. */
function inCurrency(account: AccountSection, currency: Currency): AccountSection {
  if (account.isCurrencyNamed) return account;
  const own = (amount: Money): Money => money(amount.minor, currency);
  const stated = (one: AccountSection['opening']) => (one === null ? null : { ...one, amount: own(one.amount) });
  const rows = account.rows.map((row) => ({
    ...row,
    amount: own(row.amount),
    balance: row.balance === null ? null : own(row.balance),
  }));
  const { opening, closing } = account;
  return { ...account, currency, isCurrencyNamed: true, opening: stated(opening), closing: stated(closing), rows };
}
