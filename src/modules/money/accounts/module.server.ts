import { accountsRouter } from './router.server.ts';
import { portableAccounts, portableBankBalances } from './portable.server.ts';

export const server = {
  routers: () => ({ accounts: accountsRouter }),
  portables: [portableAccounts, portableBankBalances],
};
