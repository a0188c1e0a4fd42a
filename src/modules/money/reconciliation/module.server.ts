import { portableReconciliations } from './portable.server.ts';
import { reconciliationRouter } from './router.server.ts';
import { reconciliations } from './table.server.ts';

export const server = {
  tables: [
    {
      table: reconciliations,
      storage: { label: 'Reconciled statements', hint: 'The day and closing balance of each statement' },
    },
  ],
  routers: () => ({ reconciliation: reconciliationRouter }),
  portables: [portableReconciliations],
};
