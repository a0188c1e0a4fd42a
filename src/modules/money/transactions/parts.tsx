import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import { api } from './api.client.ts';
import type { Transaction } from './model.ts';

/** How many rows of a currency wait for a category; not asked while the currency is unknown. */
export function useUncategorised(currency: Currency | undefined): UseQueryResult<number> {
  return useQuery({
    ...api.totals.queryOptions({ input: { currency: currency ?? '', uncategorisedOnly: true, thorough: true } }),
    enabled: currency !== undefined,
    select: ({ count }) => count,
  });
}

/** How many rows the page of an account shows of it. */
const LATEST = 10;

/** The newest rows of an account. */
export function useLatestIn(account: {
  readonly id: string;
  readonly currency: Currency;
}): UseQueryResult<Transaction[]> {
  const { id: accountId, currency } = account;
  return useQuery({
    ...api.list.queryOptions({ input: { accountId, currency, pageSize: LATEST } }),
    select: ({ rows }) => rows,
  });
}
