import type { ContractRouterClient } from '@orpc/contract';
import type { Currency } from '#kernel/money.ts';
import type { Opening } from '#platform/server-manifest.server.ts';
import type { contract } from './contract.ts';
import { currencyOf, filterOf, NO_FILTERS } from './filters.ts';
import { NEWEST_FIRST } from './sorting.ts';
import { transactionsRouter } from './router.server.ts';

type Api = {
  readonly accounts: { readonly list: () => Promise<readonly { readonly id: string; readonly currency: Currency }[]> };
  readonly categories: { readonly list: () => Promise<unknown> };
  readonly transactions: ContractRouterClient<typeof contract>;
};

export const server = {
  routers: () => ({ transactions: transactionsRouter }),
  openings: {
    '/app/transactions': async ({ api, base, currency: preferred }: Opening<Api>) => {
      const held = await api.accounts.list();
      await api.categories.list();
      const currency = currencyOf(NO_FILTERS, held, base, preferred);
      if (currency === null) return;
      const filter = filterOf(NO_FILTERS, currency);
      await api.transactions.list({ ...filter, sort: NEWEST_FIRST, page: 1 });
      await api.transactions.totals(filter);
    },
  },
};
