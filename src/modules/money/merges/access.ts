import { EDITORS, permissionsOf } from '#kernel/permissions.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';

/** A member who merges reads both transactions with their amounts; members who see some accounts alone do not merge. */
export const MERGES = permissionsOf(transactionsModule, 'merges', { read: EDITORS, write: EDITORS });
