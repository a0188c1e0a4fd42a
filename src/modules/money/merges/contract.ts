import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { MERGES } from './access.ts';
import { MergeCandidateSchema, MergeChoicesSchema, MergePairSchema } from './model.ts';
import { REFUSALS } from './words.ts';

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
const SAME_TRANSACTION = {
  status: 400,
  message: 'A transaction cannot be merged with itself. Nothing was changed. Choose another one.',
} as const;

const refusal = (code: keyof typeof REFUSALS) => ({
  status: 409 as const,
  message: `${REFUSALS[code]} Nothing was changed.`,
});

export const contract = {
  /** Both transactions, so that what stays of each can be shown before they are merged. */
  pair: query({ access: MERGES.read })
    .input(z.object({ ids: z.array(IdSchema).length(2) }))
    .output(MergePairSchema)
    .errors({ TRANSACTION_NOT_FOUND, SAME_TRANSACTION }),

  /** Transactions of the same account that may be the same payment: those with the same amount first, then the nearest. */
  candidates: query({ access: MERGES.read })
    .input(z.object({ id: IdSchema }))
    .output(z.array(MergeCandidateSchema))
    .errors({ TRANSACTION_NOT_FOUND }),

  /**
   * Makes two transactions of one account one: the first stays, the other goes to the trash. The amount is the bank's, and
   * so are text, date and reference unless chosen otherwise; tags, receipts and links of both stay. Neither comes again when
   * a statement is imported that has it. `history.undo` undoes it by its id, and so does restoring the other one.
   */
  merge: command({ access: MERGES.write, audit: 'transactions.merged', limit: 'api_call' })
    .input(z.object({ keepId: IdSchema, otherId: IdSchema, choices: MergeChoicesSchema.default({}) }))
    .output(z.object({ id: IdSchema, changeId: IdSchema }))
    .errors({
      TRANSACTION_NOT_FOUND,
      SAME_TRANSACTION,
      OTHER_ACCOUNT: refusal('OTHER_ACCOUNT'),
      LINE_OF_SPLIT: refusal('LINE_OF_SPLIT'),
      RECONCILED_GOES: refusal('RECONCILED_GOES'),
      TWO_SPLITS: refusal('TWO_SPLITS'),
      SPLIT_GOES: refusal('SPLIT_GOES'),
      TWO_TRANSFERS: refusal('TWO_TRANSFERS'),
      TRANSFER_GOES: refusal('TRANSFER_GOES'),
      OTHER_AMOUNT: refusal('OTHER_AMOUNT'),
      LOCKED_AMOUNT: refusal('LOCKED_AMOUNT'),
      LINKED_AMOUNT: refusal('LINKED_AMOUNT'),
      FIXED_VALUE: refusal('FIXED_VALUE'),
    }),
};
