import { categoryListeners } from './service.server.ts';
import { portableTransactions, portableMoves } from './portable.server.ts';
import { transactionsRouter } from './router.server.ts';

export const server = {
  routers: () => ({ transactions: transactionsRouter }),
  portables: [portableTransactions, portableMoves],
  listeners: () => categoryListeners,
};
