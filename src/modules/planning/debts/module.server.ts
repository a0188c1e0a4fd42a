import { JOBS } from './jobs.server.ts';
import { givenRouter } from './given-router.server.ts';
import { debtsRouter } from './router.server.ts';
import {
  portableDebtMonths,
  portableDebtPayments,
  portableDebtPlans,
  portableDebts,
  portableLoansGiven,
} from './portable.server.ts';
import { debtMonths, debtPayments, debtPlans, debts, loansGiven } from './table.server.ts';

export const server = {
  tables: [
    { table: debts, storage: { label: 'Debts', hint: 'Your debts, and the plan to pay them off' } },
    { table: debtPlans },
    { table: debtPayments },
    { table: debtMonths },
    { table: loansGiven },
  ],
  routers: () => ({ debts: debtsRouter, loansGiven: givenRouter }),
  portables: [portableDebtPlans, portableDebts, portableDebtPayments, portableDebtMonths, portableLoansGiven],
  jobs: JOBS,
};
