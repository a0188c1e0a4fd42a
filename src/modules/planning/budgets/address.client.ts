import { isDay } from '#kernel/calendar.ts';
import { linkTo } from '#ui/link-to.ts';
import { choiceParam, idParam, param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';

export const COMPARES = ['none', 'last', 'year'] as const;
export type Compare = (typeof COMPARES)[number];

/** What the query string of the page holds. */
const ADDRESS = {
  /** The key of the period; empty for that of today. */
  period: param((text) => (text !== undefined && isDay(text) ? text : '')),
  do: choiceParam(['', 'add', 'move', 'fill', 'review', 'templates', 'settings']),
  /** The line that is open, or to which money is moved. */
  line: idParam,
  /** The category that is added. */
  category: idParam,
  compare: choiceParam(COMPARES),
};
const CLOSED = { do: '', line: '', category: '' } as const;

export function useBudgetAddress() {
  const [address, setAddress] = useUrlState(ADDRESS);
  return { address, setAddress, close: () => setAddress(CLOSED, { replace: true }) };
}

/** The transactions of a category in a period; of those without one, what was spent. */
export function transactionsOf(
  categoryId: string | null,
  { currency, from, to }: { currency: string; from: string; to: string },
): string {
  return linkTo('/app/transactions', {
    currency,
    category: categoryId,
    uncategorised: categoryId === null,
    direction: categoryId === null ? 'out' : null,
    from,
    to,
  });
}
