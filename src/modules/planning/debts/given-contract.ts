import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DEBTS } from './access.ts';
import { GivenLoanSchema, LoanChangeSchema, NewLoanSchema } from './given-model.ts';

const ById = z.object({ id: IdSchema });

const LOAN_NOT_FOUND = {
  status: 404,
  message: 'This loan is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const LOAN_EXISTS = { status: 409, message: 'This loan already exists. Nothing was changed.' } as const;
const TOO_MANY_LOANS = {
  status: 409,
  message:
    'This workspace has reached the maximum number of loans to people. Nothing was changed. Delete a loan first.',
} as const;

/** Money that was lent to people. */
export const givenContract = {
  /** The latest first. */
  list: query({ access: DEBTS.read }).output(z.array(GivenLoanSchema)),

  /** Adds a loan; one that was deleted comes back under the `id` that it had. */
  add: command({ access: DEBTS.write, audit: 'loan-given.added', limit: 'api_call' })
    .input(NewLoanSchema)
    .output(ById)
    .errors({ LOAN_EXISTS, TOO_MANY_LOANS }),

  /** Changes all of a loan but its currency, with what came back of it. */
  update: command({ access: DEBTS.write, audit: 'loan-given.updated', limit: 'api_call' })
    .input(LoanChangeSchema)
    .output(ById)
    .errors({ LOAN_NOT_FOUND }),

  remove: command({ access: DEBTS.write, audit: 'loan-given.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ LOAN_NOT_FOUND }),
};
