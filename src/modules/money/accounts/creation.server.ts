import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { termsIn } from './credit.ts';
import { creditColumns } from './credit.server.ts';
import { ACCOUNT_DEFAULTS, type NewAccount } from './model.ts';
import { numberFields, numberPlace } from './number.server.ts';
import { tagOf } from './rules.ts';
import { accountRows, addAccountOnce, type NewAccountRow, usedAccountIds } from './store.server.ts';

type Place = { readonly workspaceId: string; readonly userId: string; readonly keyring: Keyring };

/** The row of a new account. */
export function newAccountRow({ workspaceId, userId, keyring }: Place, id: string, wish: NewAccount): NewAccountRow {
  const { accountNumber, openingBalance, creditLimit, statementDay, paymentDue, ...fields } = wish;
  return {
    ...fields,
    ...numberFields(keyring, numberPlace(workspaceId, id), accountNumber),
    id,
    userId,
    ...creditColumns(termsIn({ creditLimit, statementDay, paymentDue })),
    currency: fields.currency ?? openingBalance?.currency ?? creditLimit?.currency ?? ACCOUNT_DEFAULTS.currency,
    openingMinor: openingBalance?.minor ?? 0n,
    accountTag: tagOf(fields),
  };
}

/**
 * Makes the account unless there is one of its id, and answers whether it was made. Others who make accounts by this way
 * wait until the transaction ends, so that no name is given twice.
 * @param nameFor the name to give, of those that are free
 */
export async function createAccountOnce(
  { db, ...place }: Place & { readonly db: Database },
  { id, account }: { readonly id: string; readonly account: NewAccount },
  nameFor: (taken: readonly string[]) => string,
): Promise<boolean> {
  const isThere = async () => (await usedAccountIds(db, place.workspaceId, [id])).size > 0;
  if (await isThere()) return false;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`new accounts ${place.workspaceId}`}, 0))`);
  if (await isThere()) return false;
  const taken = (await accountRows(db, place.workspaceId)).map(({ name }) => name);
  return addAccountOnce(db, place.workspaceId, newAccountRow(place, id, { ...account, name: nameFor(taken) }));
}
