import type { Currency } from '#kernel/money.ts';
import { linkTo } from '#ui/link-to.ts';
import type { Span } from './model.ts';

type Rows = {
  currency: Currency;
  span?: Span;
  account?: string;
  /** Null: rows without a category. */
  category?: string | null;
  direction?: 'in' | 'out';
  /** Does not show transfers, as behind a figure that counts in and out together. */
  withoutTransfers?: boolean;
  search?: string;
};

/** The transactions behind a figure. */
export function rowsBehind({ currency, span, account, category, direction, withoutTransfers, search }: Rows): string {
  return linkTo('/app/transactions', {
    q: search,
    currency,
    account,
    category,
    uncategorised: category === null,
    direction,
    withoutTransfers,
    from: span?.from,
    to: span?.to,
  });
}
