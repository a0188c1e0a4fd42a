import { EDITORS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';

/**
 * Receipts are full of amounts that nothing can take out of them. Which transactions a contributor attaches them to, the
 * database decides (policies of `transactions`).
 */
export const ATTACHMENTS = permissionsOf(transactionsModule, 'attachments', {
  read: WITH_AMOUNTS,
  write: [...EDITORS, 'contributor'],
});
