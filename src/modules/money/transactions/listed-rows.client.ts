import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { Currency } from '#kernel/money.ts';
import { queryClient } from '#browser/api.client.ts';
import { api } from './api.client.ts';
import { filterOf, type Filters } from './filters.ts';
import { listed, outdated, ROWS_AT_ONCE, rowsIn } from './one-list.ts';
import { READING } from './rows.client.ts';
import type { TransactionSort } from './sorting.ts';
import type { Page, Transaction } from './model.ts';

type Shown = {
  filters: Filters;
  currency: Currency;
  sort: TransactionSort;
  /** Those that are near what is in view, from 0. */
  pages: readonly number[];
  /** How many rows there are, as far as known without them. */
  known: number | null;
  /** The first rows, which the page has already. */
  first: readonly Transaction[];
};

const { placeholderData: _, ...FRESH } = READING;

/** The rows of some pages of a long list. Pages out of view stay in memory, but are not asked for again. */
export function useListedRows({ filters, currency, sort, pages, known, first }: Shown) {
  const filter = filterOf(filters, currency);
  const optionsOf = (page: number) =>
    api.list.queryOptions({ input: { ...filter, sort, page: page + 1, pageSize: ROWS_AT_ONCE }, ...FRESH });
  type Answer = { data: Page | undefined; dataUpdatedAt: number; isError: boolean };
  const combine = useCallback(
    (answers: readonly Answer[]) =>
      answers.map(({ data, dataUpdatedAt, isError }, place) => ({
        page: pages[place] ?? 0,
        rows: data?.rows ?? null,
        count: data?.count ?? 0,
        isLeast: data?.isLeast ?? false,
        asOf: dataUpdatedAt,
        isError,
      })),
    [pages],
  );
  const parts = useQueries({ queries: pages.map(optionsOf), combine });

  const answers = parts.filter(({ rows }) => rows !== null);
  const rows = useMemo(() => {
    const brought = parts.flatMap(({ page, rows: some }) => (some === null ? [] : [{ page, rows: some }]));
    return listed(brought.some(({ page }) => page === 0) ? brought : [...brought, { page: 0, rows: first }]);
  }, [parts, first]);

  const ask = (wanted: readonly number[]) => {
    for (const page of wanted) void queryClient.refetchQueries({ queryKey: optionsOf(page).queryKey, exact: true });
  };
  const old = outdated(answers)
    .map(({ page }) => page)
    .join();
  const askAnew = useEffectEvent(ask);
  useEffect(() => {
    if (old !== '') askAnew(old.split(',').map(Number));
  }, [old]);

  return {
    ...rows,
    count: rowsIn(answers, known),
    isLoading: parts.some(({ rows: some, isError }) => some === null && !isError),
    isFailed: parts.some(({ isError }) => isError),
    retry: () => ask(parts.filter(({ isError }) => isError).map(({ page }) => page)),
  };
}
