import { randomUUIDv7 } from 'node:crypto';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import { addTransaction, heldRows, type TransactionRow } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type By, linkPair, type LinkRefusal, type NewPair } from './linking.server.ts';
import { fittingIn, otherSide } from './store.server.ts';

export type OtherRefusal = LinkRefusal | 'ACCOUNT_NOT_FOUND' | 'OTHER_CURRENCY';

/** Writes the other side of a transaction, or of a line, into an account and links both. Answers both ids and the transfer. */
export async function addOther(
  db: Database,
  workspaceId: string,
  { row, accountId }: { row: TransactionRow; accountId: string },
  by: By,
): Promise<{ readonly id: string; readonly otherId: string } | { readonly refusal: OtherRefusal }> {
  const account = await accountIn(db, workspaceId, accountId);
  if (account === null) return { refusal: 'ACCOUNT_NOT_FOUND' };
  if (account.currency !== row.currency) return { refusal: 'OTHER_CURRENCY' };
  const pair = await addOtherSide(db, workspaceId, row, { accountId, userId: by.userId });
  const linked = await linkPair(db, workspaceId, pair, by);
  return 'refusal' in linked ? linked : { id: linked.id, otherId: pair.addedId };
}

type OneSide = Pick<TransactionRow, 'id' | 'bookedOn' | 'description' | 'minor' | 'currency'>;

/** Writes the other side of a transaction, and answers the two. */
export async function addOtherSide(
  db: Database,
  workspaceId: string,
  row: OneSide,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
): Promise<NewPair & { readonly addedId: string }> {
  const { bookedOn, description, minor, currency } = row;
  const addedId = randomUUIDv7();
  const other = { id: addedId, userId, accountId, bookedOn, description, minor: -minor, currency, categoryId: null };
  await addTransaction(db, workspaceId, other);
  return { ...pairOf(row, addedId), addedId };
}

export type LineRefusal = OtherRefusal | 'SAME_ACCOUNT' | 'LINE_LINKED' | 'SEVERAL_FIT';

/**
 * Makes a line a transfer to or from an account: with the one transaction there that fits, or with one that is added. Null
 * where it is one now.
 */
export async function linkLine(
  db: Database,
  workspaceId: string,
  { id, accountId }: { id: string; accountId: string },
  by: By,
): Promise<LineRefusal | null> {
  const [row] = await heldRows(db, workspaceId, [id]);
  if (row === undefined) return 'TRANSACTION_NOT_FOUND';
  if (row.accountId === accountId) return 'SAME_ACCOUNT';
  if (row.transferId !== null) {
    const other = await otherSide(db, workspaceId, row);
    return other?.accountId === accountId ? null : 'LINE_LINKED';
  }
  const [fits, ...others] = await fittingIn(db, workspaceId, row, accountId);
  if (others.length > 0) return 'SEVERAL_FIT';
  const linked =
    fits === undefined
      ? await addOther(db, workspaceId, { row, accountId }, by)
      : await linkPair(db, workspaceId, pairOf(row, fits), by);
  return 'refusal' in linked ? linked.refusal : null;
}

const pairOf = ({ id, minor }: Pick<OneSide, 'id' | 'minor'>, otherId: string) =>
  minor < 0n ? { outId: id, inId: otherId } : { outId: otherId, inId: id };
