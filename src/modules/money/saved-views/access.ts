import { transactionsModule } from '#modules/money/ledger/access.ts';
import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';

export const SAVED_VIEWS = permissionsOf(transactionsModule, 'saved-views', { read: MEMBERS, write: EDITORS });
