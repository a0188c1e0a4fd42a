import type { OpenWorkspace } from '#kernel/caller.ts';
import { arranger } from '#modules/money/automation-rules/service.server.ts';
import { addTransaction } from '#modules/money/ledger/service.server.ts';
import { categoriser } from '#modules/money/merchants/service.server.ts';
import { addFeeLinks } from '#modules/money/transaction-links/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { LONGEST_DESCRIPTION } from './bounds.ts';
import { feeIdOf } from './fee.ts';

type Payment = {
  readonly id: string;
  readonly userId: string;
  readonly accountId: string;
  readonly bookedOn: string;
  readonly description: string;
  readonly currency: string;
};

type Adding = { readonly workspace: Pick<OpenWorkspace, 'id' | 'currency' | 'country'>; readonly now: Date };

/**
 * Adds what was charged for a payment as a row beside it, linked to it and categorised as an imported one would be: by the
 * person's rules, by what they taught, else as a bank charge. Writes nothing where it is there.
 * @param minor above zero
 */
export async function addFeeRow(
  db: Database,
  { workspace, now }: Adding,
  { id: paymentId, userId, accountId, bookedOn, description, currency }: Payment,
  minor: bigint,
): Promise<void> {
  const id = feeIdOf(paymentId);
  const words = `Fee: ${description}`.slice(0, LONGEST_DESCRIPTION).trim();
  const filed = (await categoriser(db, workspace.id))({ bankText: words, direction: 'out' });
  const place = { accountId, bookedOn, description: words, minor: -minor, currency } as const;
  const said = (await arranger(db, workspace))?.arrange({
    ...place,
    reference: null,
    bankText: null,
    originalCurrency: null,
    categoryId: filed.categoryId,
    status: 'booked',
    state: 'unreconciled',
  });
  const category = said?.category ?? null;
  const isAdded = await addTransaction(db, workspace.id, {
    ...place,
    id,
    userId,
    reference: null,
    categoryId: category?.to ?? filed.categoryId,
    categorySource: category === null ? filed.source : 'rule',
  });
  if (isAdded) await addFeeLinks(db, workspace.id, [{ feeId: id, paymentId }], { userId, now });
}
