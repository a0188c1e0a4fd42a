import { type Currency, minorDigits, money, type Money } from '#kernel/money.ts';
import type { AccountSection, Reading } from './model.ts';

/** Above the first of several accounts stands the currency of all of them, where only one is named. */
export function inOneCurrency(readings: readonly Reading[]): Reading[] {
  const accounts = readings.flatMap((reading) => (reading.kind === 'read' ? reading.accounts : []));
  const currency = currencyNamedIn(readings);
  const isAlike = accounts.every((one) => currency !== null && minorDigits(one.currency) === minorDigits(currency));
  if (currency === null || !isAlike) return [...readings];
  return readings.map((reading) =>
    reading.kind === 'read'
      ? { ...reading, accounts: reading.accounts.map((one) => inCurrency(one, currency)) }
      : reading,
  );
}

/** The one currency that tables of a file name which are read; null where they name none or several. */
export function currencyNamedIn(readings: readonly Reading[]): Currency | null {
  const accounts = readings.flatMap((reading) => (reading.kind === 'read' ? reading.accounts : []));
  const [currency, other] = new Set(accounts.flatMap((one) => (one.isCurrencyNamed ? [one.currency] : [])));
  return currency === undefined || other !== undefined ? null : currency;
}

/** Whether nothing but the currency is asked of a table, and one is among those that it may be. */
export const isAskedOnly = (reading: Reading, currency: Currency): boolean =>
  reading.kind === 'questions' &&
  reading.questions.every(
    ({ about, candidates }) => about === 'currency' && candidates.some(({ answer }) => answer === currency),
  );

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
