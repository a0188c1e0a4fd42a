import { accountsRouter } from './router.server.ts';
import { portableAccounts, portableBankBalances } from './portable.server.ts';
import type { RowsOfAccounts } from './rows-of-accounts.server.ts';
import { bankAccounts, bankBalances } from './table.server.ts';

type Wiring = { readonly rowsOfAccounts: RowsOfAccounts };

export const server = {
  tables: [
    { table: bankAccounts, storage: { label: 'Accounts', hint: 'Account numbers are encrypted' } },
    { table: bankBalances },
  ],
  routers: ({ rowsOfAccounts }: Wiring) => ({ accounts: accountsRouter(rowsOfAccounts) }),
  portables: [portableAccounts, portableBankBalances],
};
