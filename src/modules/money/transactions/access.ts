import { transactionsModule } from '#modules/money/ledger/access.ts';
import { EDITORS, MEMBERS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';

/** Which rows are a contributor's own, the database decides (policies of `transactions`). */
export const TRANSACTIONS = permissionsOf(transactionsModule, 'transactions', {
  read: MEMBERS,
  write: [...EDITORS, 'contributor'],
});
/** Files of statements, which are full of amounts that nothing can take out of them. */
export const IMPORTS = permissionsOf(transactionsModule, 'imports', { read: WITH_AMOUNTS, write: EDITORS });
