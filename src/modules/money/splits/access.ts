import { transactionsModule } from '#modules/money/ledger/access.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

/** Which transactions are a contributor's own, the database decides (policies of `transactions`). */
export const SPLITS = permissionsOf(transactionsModule, 'splits', {
  read: MEMBERS,
  write: [...EDITORS, 'contributor'],
});
/** Templates belong to the workspace. */
export const SPLIT_TEMPLATES = permissionsOf(transactionsModule, 'split-templates', { read: MEMBERS, write: EDITORS });
