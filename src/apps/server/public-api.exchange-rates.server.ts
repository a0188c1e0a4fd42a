import {
  type EXCHANGE_RATE_OPERATIONS,
  publicNewest,
  publicRate,
} from '#modules/sharing/integrations/public-api.exchange-rates.ts';
import type { Handlers } from './public-api.api.server.ts';

export const EXCHANGE_RATE_HANDLERS: Handlers<typeof EXCHANGE_RATE_OPERATIONS> = {
  exchangeRates: async (api) => ({ data: (await api.exchangeRates.list()).map(publicNewest) }),
  currentRates: async (api, { query }) => ({ data: (await api.exchangeRates.current(query)).map(publicRate) }),
  createRate: async (api, { body }) => ({ data: await api.exchangeRates.create(body) }),
  importRates: async (api, { body: { csv } }) => ({
    data: await api.exchangeRates.importFile({ file: new File([csv], 'rates.csv', { type: 'text/csv' }) }),
  }),
  deleteRate: async (api, { query }) => ({ data: await api.exchangeRates.remove(query) }),
};
