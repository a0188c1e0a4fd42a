import type * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { DEFAULT_CURRENCY } from './bounds.ts';
import type { FilterSchema } from './model.ts';
import type { Direction } from '#modules/money/ledger/model.ts';

type FilterWish = z.input<typeof FilterSchema>;

/** The filters as the address has them; empty where nothing is filtered by. */
export type Filters = {
  readonly q: string;
  readonly category: string;
  readonly currency: Currency;
  readonly account: string;
  readonly uncategorised: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly import: string;
  readonly direction: '' | Direction;
  readonly withoutTransfers: boolean;
  /** Totals count transfers as money in and out; which rows are shown does not change. */
  readonly includeTransfers: boolean;
  readonly thorough: boolean;
};

/** No filters at all; the currency is then the usual one. */
export const NO_FILTERS: Filters = {
  q: '',
  category: '',
  currency: '',
  account: '',
  uncategorised: false,
  from: '',
  to: '',
  import: '',
  direction: '',
  withoutTransfers: false,
  includeTransfers: false,
  thorough: false,
};

type Holder = { readonly id: string; readonly currency: Currency };

/**
 * The currency shown until another is chosen: what the person reckons in, where an account is in it; else the rand (§9);
 * else that of the books.
 */
export function usualCurrency(
  accounts: readonly Holder[] | undefined,
  base: Currency,
  preferred: Currency = DEFAULT_CURRENCY,
): Currency | null {
  if (base === DEFAULT_CURRENCY && preferred === DEFAULT_CURRENCY) return DEFAULT_CURRENCY;
  if (accounts === undefined) return null;
  const held = (wanted: Currency) => accounts.some(({ currency }) => currency === wanted);
  return [preferred, DEFAULT_CURRENCY].find(held) ?? base;
}

/** The currency of the rows: the one chosen, else that of the account chosen, else the usual one; null while unknown. */
export function currencyOf(
  { currency, account }: Pick<Filters, 'currency' | 'account'>,
  accounts: readonly Holder[] | undefined,
  base: Currency,
  preferred?: Currency,
): Currency | null {
  if (currency !== '') return currency;
  if (account === '') return usualCurrency(accounts, base, preferred);
  if (accounts === undefined) return null;
  return accounts.find(({ id }) => id === account)?.currency ?? usualCurrency(accounts, base, preferred);
}

/** What the server is asked for. Days that stand the wrong way round in a bent link are put right. */
export function filterOf(filters: Filters, currency: Currency): FilterWish {
  const { q, category, account, uncategorised, direction, withoutTransfers, includeTransfers, thorough } = filters;
  const turned = filters.from !== '' && filters.to !== '' && filters.from > filters.to;
  const [from, to] = turned ? [filters.to, filters.from] : [filters.from, filters.to];
  return {
    currency,
    search: q.trim(),
    uncategorisedOnly: uncategorised,
    withoutTransfers,
    includeTransfers,
    thorough,
    ...(category === '' ? {} : { categoryId: category }),
    ...(account === '' ? {} : { accountId: account }),
    ...(filters.import === '' ? {} : { importId: filters.import }),
    ...(direction === '' ? {} : { direction }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
}

/** How many filters are set. The currency is always one of them and does not count. */
export function filtersSet(filters: Filters): number {
  const { q, category, account, uncategorised, from, to, direction, withoutTransfers } = filters;
  return [q.trim(), category, account, uncategorised, from || to, filters.import, direction, withoutTransfers].filter(
    Boolean,
  ).length;
}

/**
 * What else changes when one filter does: an account brings its currency, and neither outlives the other; a span of
 * days never ends before it begins; and all start at the first page (§2).
 */
export function changed(
  filters: Filters,
  patch: Partial<Filters>,
  accounts: readonly Holder[],
): Partial<Filters> & { page: 1 } {
  const next = { ...filters, ...patch };
  const account = accounts.find(({ id }) => id === next.account);
  const brought = patch.account !== undefined && account !== undefined ? { currency: account.currency } : {};
  const isForeign =
    patch.currency !== undefined &&
    patch.currency !== '' &&
    account !== undefined &&
    account.currency !== patch.currency;
  const isTurned = next.from !== '' && next.to !== '' && next.from > next.to;
  return {
    thorough: false,
    ...patch,
    ...brought,
    ...(isForeign ? { account: '' } : {}),
    ...(isTurned ? (patch.from === undefined ? { from: '' } : { to: '' }) : {}),
    page: 1,
  };
}

/** The currencies to choose from: those of the accounts, and the one shown. */
export function currenciesOf(accounts: readonly Holder[], shown: Currency): Currency[] {
  return [...new Set([...accounts.map(({ currency }) => currency), shown])].toSorted();
}
