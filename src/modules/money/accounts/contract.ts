import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { command, IdSchema, query } from '#kernel/contract.ts';
import {
  AccountChangeSchema,
  AccountSchema,
  BankBalanceSchema,
  CardStatementSchema,
  NewAccountSchema,
} from './model.ts';
import { ACCOUNTS } from './access.ts';

const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'This account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const CountSchema = z.object({ count: z.int() });
const ById = z.object({ id: IdSchema });

export const contract = {
  /** All accounts, newest first, closed ones too. */
  list: query({ access: ACCOUNTS.read }).output(z.array(AccountSchema)),

  /**
   * What banks say was in the accounts, beside the books: of each account the latest, all that one import brought, or the
   * latest statements of one account, newest first.
   */
  bankBalances: query({ access: ACCOUNTS.read })
    .input(z.object({ importId: IdSchema.optional(), accountId: IdSchema.optional() }).default({}))
    .output(z.array(BankBalanceSchema)),

  /** The latest statement of each open card, and the one before it while that may still be paid in time; latest first. */
  cardStatements: query({ access: ACCOUNTS.read })
    .input(z.object({ today: DaySchema }))
    .output(z.array(CardStatementSchema)),

  create: command({ access: ACCOUNTS.write, audit: 'account.created', limit: 'api_call' })
    .input(NewAccountSchema)
    .output(ById),

  update: command({ access: ACCOUNTS.write, audit: 'account.updated', limit: 'api_call' })
    .input(AccountChangeSchema)
    .output(ById)
    .errors({
      ACCOUNT_NOT_FOUND,
      CURRENCY_FIXED: {
        status: 409,
        message: 'This account has transactions in its currency, so the currency was not changed.',
        data: CountSchema,
      },
      LATER_TRANSACTIONS: {
        status: 409,
        message: 'This account has later transactions, so it was not closed. Choose a later day.',
        data: z.object({ lastDay: DaySchema }),
      },
      CREDIT_TERM_MISPLACED: {
        status: 409,
        message: 'An account of this type does not have these credit terms. Nothing was changed.',
      },
    }),

  /** Only without rows; with them it is closed instead, by `update` with `isActive: false`. */
  remove: command({ access: ACCOUNTS.write, audit: 'account.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({
      ACCOUNT_NOT_FOUND,
      ACCOUNT_IN_USE: {
        status: 409,
        message: 'This account has transactions, so it was not deleted. Close it instead.',
        data: CountSchema,
      },
    }),

  /** Takes back `remove`, within 30 days. */
  restore: command({ access: ACCOUNTS.write, audit: 'account.restored', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND }),
};
