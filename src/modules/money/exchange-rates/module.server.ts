import { JOBS } from './jobs.server.ts';
import { portableExchangeRates } from './portable.server.ts';
import { exchangeRatesRouter } from './router.server.ts';
import { exchangeRates } from './table.server.ts';

export const server = {
  tables: [
    { table: exchangeRates, storage: { label: 'Exchange rates', hint: 'Exchange rates that you entered or imported' } },
  ],
  routers: () => ({ exchangeRates: exchangeRatesRouter }),
  portables: [portableExchangeRates],
  jobs: JOBS,
};
