import { portableMoves, portableTransactions } from './portable.server.ts';
import { categoryListeners } from './service.server.ts';
import { categoryMoves, transactionDays, transactionMonths, transactions, transactionSums } from './table.server.ts';

export const server = {
  tables: [
    { table: transactions, storage: { label: 'Transactions', hint: 'Deleted transactions stay for 30 days' } },
    { table: transactionSums, stays: 'calculated by the database from the transactions' },
    { table: transactionMonths, stays: 'calculated by the database from the transactions' },
    { table: transactionDays, stays: 'calculated by the database from the transactions' },
    { table: categoryMoves },
  ],
  portables: [portableTransactions, portableMoves],
  listeners: () => categoryListeners,
};
