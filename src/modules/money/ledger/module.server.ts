import { portableMoves, portableTransactions } from './portable.server.ts';
import { categoryListeners } from './service.server.ts';
import { categoryMoves, transactionDays, transactionMonths, transactions, transactionSums } from './table.server.ts';

export const server = {
  tables: [
    { table: transactions, storage: { label: 'Transactions', hint: 'Deleted ones stay for 30 days' } },
    { table: transactionSums, stays: 'kept by the database from the rows' },
    { table: transactionMonths, stays: 'kept by the database from the rows' },
    { table: transactionDays, stays: 'kept by the database from the rows' },
    { table: categoryMoves },
  ],
  portables: [portableTransactions, portableMoves],
  listeners: () => categoryListeners,
};
