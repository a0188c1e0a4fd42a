import { transactionsRouter } from './router.server.ts';

export const server = { routers: () => ({ transactions: transactionsRouter }) };
