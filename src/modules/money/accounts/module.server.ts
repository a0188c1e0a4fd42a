import { accountsRouter } from './router.server.ts';
import { portableAccounts, portableBankBalances } from './portable.server.ts';
import { bankAccounts, bankBalances } from './table.server.ts';

export const server = {
  tables: [
    { table: bankAccounts, storage: { label: 'Accounts', hint: 'Account numbers are encrypted' } },
    { table: bankBalances },
  ],
  routers: () => ({ accounts: accountsRouter }),
  portables: [portableAccounts, portableBankBalances],
};
