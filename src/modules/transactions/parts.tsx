import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import { api } from './api.client.ts';

/** How many rows of a currency wait for a category; not asked while the currency is unknown. */
export function useUncategorised(currency: Currency | undefined): UseQueryResult<number> {
  return useQuery({
    ...api.totals.queryOptions({ input: { currency: currency ?? '', uncategorisedOnly: true, thorough: true } }),
    enabled: currency !== undefined,
    select: ({ count }) => count,
  });
}
