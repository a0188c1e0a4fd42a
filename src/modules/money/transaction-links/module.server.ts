import { portableTransactionLinks } from './portable.server.ts';
import { transactionLinksRouter } from './router.server.ts';
import { transactionLinks } from './table.server.ts';

export const server = {
  tables: [{ table: transactionLinks, storage: { label: 'Transaction links', hint: 'Refunds and reimbursements' } }],
  routers: () => ({ transactionLinks: transactionLinksRouter }),
  portables: [portableTransactionLinks],
};
