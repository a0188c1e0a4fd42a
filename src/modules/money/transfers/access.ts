import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';

export const TRANSFERS = permissionsOf(transactionsModule, 'transfers', { read: MEMBERS, write: EDITORS });
