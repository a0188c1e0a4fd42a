import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type MergeCandidate, MergeChoicesSchema } from '#modules/money/merges/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangeIdSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
} from './public-api.operation.ts';

const CandidateSchema = z.object({
  id: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  amount: AmountSchema,
  currency: CurrencySchema,
});

export function publicCandidate({ amount, ...candidate }: MergeCandidate): z.infer<typeof CandidateSchema> {
  return { ...candidate, ...amountOf(amount) };
}

export const MERGE_OPERATIONS = {
  mergeCandidates: {
    method: 'GET',
    path: 'transactions/{id}/merge-candidates',
    scope: 'transactions.read',
    summary: 'Transactions of the same account that may be duplicates of this one.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(CandidateSchema) }),
  },
  mergeTransactions: {
    method: 'POST',
    path: 'transactions/{id}/merge',
    scope: 'transactions.write',
    summary: 'Merge another transaction of the same account into this one. The other transaction goes to the trash.',
    query: NothingSchema,
    body: z.strictObject({
      otherId: IdSchema.describe('The transaction that is merged into this one, and goes to the trash.'),
      choices: MergeChoicesSchema.optional().describe(
        'Which values of the merged transaction to use; by default the bank’s. The amount is always the bank’s.',
      ),
    }),
    answer: z.object({ data: z.object({ id: IdSchema, changeId: ChangeIdSchema }) }),
  },
} as const satisfies Record<string, Operation>;
