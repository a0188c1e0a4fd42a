import { EDITORS, MEMBERS, permissionsOf } from '#kernel/permissions.ts';
import { transactionsModule } from '#modules/money/ledger/access.ts';

export const TRANSACTION_LINKS = permissionsOf(transactionsModule, 'transaction-links', {
  read: MEMBERS,
  write: EDITORS,
});
/** What could be linked: looked for by amounts, and so only by those who see them. Nothing is changed by it. */
export const LINK_CANDIDATES = permissionsOf(transactionsModule, 'link-candidates', { read: EDITORS, write: [] });
