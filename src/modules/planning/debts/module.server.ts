import { debtsRouter } from './router.server.ts';
import { portableDebtPlans, portableDebts, portableDebtPayments } from './portable.server.ts';
import { debts, debtPlans, debtPayments } from './table.server.ts';

export const server = {
  tables: [
    { table: debts, storage: { label: 'Debts', hint: 'Used by the debt plan' } },
    { table: debtPlans },
    { table: debtPayments },
  ],
  routers: () => ({ debts: debtsRouter }),
  portables: [portableDebtPlans, portableDebts, portableDebtPayments],
};
