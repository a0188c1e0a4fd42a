import { debtsRouter } from './router.server.ts';
import { portableDebtPlans, portableDebts, portableDebtPayments } from './portable.server.ts';

export const server = {
  routers: () => ({ debts: debtsRouter }),
  portables: [portableDebtPlans, portableDebts, portableDebtPayments],
};
