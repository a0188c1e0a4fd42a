import { EDITORS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';

export { TRANSACTIONS } from '#modules/money/ledger/access.ts';
/** Files of statements, which are full of amounts that nothing can take out of them. */
export const IMPORTS = permissionsOf(transactionsModule, 'imports', { read: WITH_AMOUNTS, write: EDITORS });
