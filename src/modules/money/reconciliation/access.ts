import { EDITORS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';
import { accountsModule } from '#modules/money/accounts/access.ts';

/** A statement is compared by its figures, so members who see no amounts have no part in it. */
export const RECONCILIATION = permissionsOf(accountsModule, 'reconciliation', { read: WITH_AMOUNTS, write: EDITORS });
