import type { Money } from '#kernel/money.ts';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { holdsMoney } from './kinds.ts';

type Refusing = Readonly<Record<'ACCOUNT_NOT_FOUND' | 'ACCOUNT_OWES' | 'OTHER_CURRENCY', () => Error>>;
type Part = { readonly accountId: string; readonly amount: Money };

/**
 * The account that holds an amount, held against removal.
 * @throws ACCOUNT_NOT_FOUND, ACCOUNT_OWES, OTHER_CURRENCY
 */
export async function placeFor(
  { db, workspaceId }: { readonly db: Database; readonly workspaceId: string },
  { accountId, amount: { minor, currency } }: Part,
  errors: Refusing,
) {
  const account = await accountIn(db, workspaceId, accountId);
  if (account === null) throw errors.ACCOUNT_NOT_FOUND();
  if (!holdsMoney(account.accountType)) throw errors.ACCOUNT_OWES();
  if (account.currency !== currency) throw errors.OTHER_CURRENCY();
  return { accountId, minor, currency };
}
