import { lendingRatesRouter } from './router.server.ts';

export const server = { routers: () => ({ lendingRates: lendingRatesRouter }) };
