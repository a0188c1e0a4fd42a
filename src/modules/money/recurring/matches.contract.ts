import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { RECURRING } from './access.ts';
import { CandidateSchema, MatchSchema, PaidOccurrenceSchema } from './model.ts';

const NOT_FOUND = {
  status: 404,
  message: 'This recurring payment is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const NO_OCCURRENCE = {
  status: 404,
  message: 'This recurring payment is not due on that date. Nothing was changed.',
} as const;

/** Which transaction paid what was due. */
export const MATCHES_CONTRACT = {
  /** The occurrence of the last 13 months that a transaction pays; null where it pays none. */
  paymentOf: query({ access: RECURRING.read })
    .input(z.object({ transactionId: IdSchema, today: DaySchema }))
    .output(PaidOccurrenceSchema.nullable()),

  /** Transactions that can have paid an occurrence, the likeliest first. */
  candidates: query({ access: RECURRING.read })
    .input(z.object({ id: IdSchema, on: DaySchema, today: DaySchema, search: z.string().max(200).default('') }))
    .output(z.array(CandidateSchema))
    .errors({ NO_OCCURRENCE }),

  /** Says which transaction paid an occurrence, and which did not; null: they are matched by themselves again. */
  matchOccurrence: command({ access: RECURRING.write, audit: 'recurring.occurrence-matched', limit: 'api_call' })
    .input(
      z.object({
        id: IdSchema,
        on: DaySchema,
        today: DaySchema,
        match: MatchSchema.omit({ on: true })
          .refine(
            ({ paidBy, notPaidBy }) => paidBy === null || !notPaidBy.includes(paidBy),
            'a transaction cannot be the one that paid and one that did not',
          )
          .nullable(),
      }),
    )
    .output(z.object({ id: IdSchema }))
    .errors({
      NOT_FOUND,
      NO_OCCURRENCE,
      TRANSACTION_NOT_FOUND: {
        status: 404,
        message: 'This transaction cannot be the payment due on that date. Nothing was changed.',
      },
      OTHER_PAYMENT: {
        status: 409,
        message:
          'The transaction must be in the same account and direction (money in or money out) as the payment. Nothing was changed. Choose another transaction.',
      },
      TOO_FAR: {
        status: 409,
        message: 'The transaction is more than two months from the due date. Nothing was changed. Choose another.',
      },
      TAKEN: {
        status: 409,
        message:
          'This transaction is used for another due date. Nothing was changed. Set that due date back to automatic first.',
      },
      TOO_MANY_CHANGES: {
        status: 409,
        message:
          'Too many due dates of this payment are set by hand already. Nothing was changed. Set some back to automatic.',
      },
    }),
};
