import { categoryListeners } from './service.server.ts';
import { portableTransactions, portableMoves } from './portable.server.ts';
import { transactionsRouter } from './router.server.ts';
import { transactions, transactionSums, transactionMonths, categoryMoves } from './table.server.ts';

export const server = {
  tables: [
    { table: transactions, storage: { label: 'Transactions', hint: 'Deleted ones stay for 30 days' } },
    { table: transactionSums, stays: 'kept by the database from the rows' },
    { table: transactionMonths, stays: 'kept by the database from the rows' },
    { table: categoryMoves },
  ],
  routers: () => ({ transactions: transactionsRouter }),
  portables: [portableTransactions, portableMoves],
  listeners: () => categoryListeners,
};
