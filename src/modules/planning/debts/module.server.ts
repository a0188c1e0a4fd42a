import { JOBS } from './jobs.server.ts';
import { debtsRouter } from './router.server.ts';
import { portableDebtMonths, portableDebtPayments, portableDebtPlans, portableDebts } from './portable.server.ts';
import { debtMonths, debtPayments, debtPlans, debts } from './table.server.ts';

export const server = {
  tables: [
    { table: debts, storage: { label: 'Debts', hint: 'Used by the debt plan' } },
    { table: debtPlans },
    { table: debtPayments },
    { table: debtMonths },
  ],
  routers: () => ({ debts: debtsRouter }),
  portables: [portableDebtPlans, portableDebts, portableDebtPayments, portableDebtMonths],
  jobs: JOBS,
};
