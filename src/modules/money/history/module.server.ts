import { type HistoryGiven, historyRouter } from './router.server.ts';
import { transactionChanges } from './table.server.ts';

export const server = {
  tables: [
    {
      table: transactionChanges,
      storage: { label: 'History', hint: 'Who changed which transaction' },
      stays: 'history of changes; it begins anew where the transactions are restored',
    },
  ],
  routers: (given: HistoryGiven) => ({ history: historyRouter(given) }),
};
