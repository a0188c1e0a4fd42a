import { skipToken, keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Currency } from '#kernel/money.ts';
import { connectionNow } from '#browser/connection.client.ts';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import { api } from './api.client.ts';
import { filterOf, type Filters } from './filters.ts';
import type { TransactionSort } from './sorting.ts';

/** §9: fresh for 30 seconds, and asked for three times more where it fails. */
export const READING = {
  staleTime: 30_000,
  retry: (failures: number, error: unknown) => failures < 3 && codeOf(error) === null && connectionNow().isReached,
  placeholderData: keepPreviousData,
} as const;

/** The page of rows that fit the filters, and what all of them come to. Waits while the currency is not known. */
export function useRows(
  filters: Filters,
  currency: Currency | null,
  { page, sort }: { page: number; sort: TransactionSort },
) {
  const filter = currency === null ? null : filterOf(filters, currency);
  const rows = useQuery(
    api.list.queryOptions({ input: filter === null ? skipToken : { ...filter, sort, page }, ...READING }),
  );
  const totals = useQuery(api.totals.queryOptions({ input: filter ?? skipToken, ...READING }));
  const { data } = rows;
  const counted = totals.data?.since === null && !totals.isPlaceholderData ? totals.data.count : null;
  // A search among very many rows stops counting early; the totals may know more.
  const count = data === undefined ? null : data.isLeast ? counted : data.count;
  const problem = codeOf(rows.error) === 'SEARCH_NOT_UNDERSTOOD' ? sentenceOf(rows.error) : undefined;
  return { rows, totals, count, problem };
}

export type Rows = ReturnType<typeof useRows>;
