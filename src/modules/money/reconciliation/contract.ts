import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { RECONCILIATION } from './access.ts';
import { MOST_AT_ONCE, MOST_MONTHS } from './limits.ts';
import { ListSchema, MonthCellSchema, ReasonSchema, SessionSchema, StatementBalanceSchema } from './model.ts';

const ById = z.object({ id: IdSchema });
const Statement = z.object({ day: DaySchema, balance: StatementBalanceSchema });
/** The transactions that were marked or unmarked, by which it is undone. */
const Marked = z.object({ ids: z.array(IdSchema) });

const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const NOT_FOUND = {
  status: 404,
  message: 'This statement is not in this workspace. It may have been cancelled. Nothing was changed.',
} as const;
const ALREADY_OPEN = {
  status: 409,
  message: 'Another statement of this account is not reconciled yet. Finish or cancel that first. Nothing was changed.',
} as const;
const NOT_LATER = {
  status: 409,
  message: 'A later statement of this account is reconciled already. Choose a later day. Nothing was changed.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'The balance is not in the currency of the account. Nothing was changed.',
} as const;
const FINISHED = {
  status: 409,
  message: 'This statement is reconciled. Reopen it first. Nothing was changed.',
} as const;
const EARLIER_FIRST = {
  status: 409,
  message: 'An earlier statement of this account is not reconciled yet. Finish that one first. Nothing was changed.',
} as const;

export const contract = {
  /** The statements of an account, the newest first, and which one could be next. */
  list: query({ access: RECONCILIATION.read })
    .input(z.object({ accountId: IdSchema }))
    .output(ListSchema)
    .errors({ ACCOUNT_NOT_FOUND }),

  get: query({ access: RECONCILIATION.read }).input(ById).output(SessionSchema).errors({ NOT_FOUND }),

  /** Of each month, whether statements cover it and agree, up to the person's own `today`. */
  grid: query({ access: RECONCILIATION.read })
    .input(z.object({ accountId: IdSchema, today: DaySchema }))
    .output(z.array(MonthCellSchema).max(MOST_MONTHS))
    .errors({ ACCOUNT_NOT_FOUND }),

  start: command({ access: RECONCILIATION.write, audit: 'reconciliation.started', limit: 'api_call' })
    .input(Statement.extend({ accountId: IdSchema }))
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND, ALREADY_OPEN, NOT_LATER, OTHER_CURRENCY }),

  /** Another day or balance for a statement that is not finished. */
  update: command({ access: RECONCILIATION.write, audit: 'reconciliation.updated', limit: 'api_call' })
    .input(Statement.extend({ id: IdSchema }))
    .output(ById)
    .errors({ NOT_FOUND, FINISHED, NOT_LATER, OTHER_CURRENCY }),

  /**
   * Marks transactions as seen on the account, or not. Reconciled, pending and deleted ones are left out; one part of a
   * split stands for all of it.
   */
  toggle: command({ access: RECONCILIATION.write, audit: 'reconciliation.marked', limit: 'api_call' })
    .input(z.object({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE), isCleared: z.boolean() }))
    .output(Marked),

  /** Marks everything up to the day of the statement. */
  clearUpTo: command({ access: RECONCILIATION.write, audit: 'reconciliation.marked', limit: 'api_call' })
    .input(ById)
    .output(Marked)
    .errors({ NOT_FOUND, FINISHED }),

  /** Locks the marked transactions with the statement; only where nothing is different. */
  finish: command({ access: RECONCILIATION.write, audit: 'reconciliation.finished', limit: 'api_call' })
    .input(ById)
    .output(z.object({ count: z.int() }))
    .errors({
      NOT_FOUND,
      FINISHED,
      EARLIER_FIRST,
      NOT_ZERO: {
        status: 409,
        message: 'The statement and the marked transactions differ. Nothing was changed. Find the difference first.',
        data: z.object({ difference: MoneySchema }),
      },
    }),

  /** Adds a transaction of the difference, in a category that the person chose, where nothing else explains it. */
  adjust: command({ access: RECONCILIATION.write, audit: 'reconciliation.adjusted', limit: 'api_call' })
    .input(ById.extend({ categoryId: IdSchema }))
    .output(z.object({ transactionId: IdSchema }))
    .errors({
      NOT_FOUND,
      FINISHED,
      CATEGORY_NOT_FOUND: {
        status: 404,
        message: 'The category is not in this workspace. It may have been deleted. Nothing was changed.',
      },
      NOTHING_TO_ADJUST: { status: 409, message: 'The balances already agree, so nothing was added.' },
    }),

  /** Deletes a balance adjustment again, as long as it is not locked. */
  undoAdjust: command({ access: RECONCILIATION.write, audit: 'reconciliation.adjustment-removed', limit: 'api_call' })
    .input(ById.extend({ transactionId: IdSchema }))
    .output(ById)
    .errors({ NOT_FOUND }),

  /** Gives up a statement that is not finished. What is marked stays marked. */
  cancel: command({ access: RECONCILIATION.write, audit: 'reconciliation.cancelled', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ NOT_FOUND, FINISHED }),

  /** Unlocks the transactions of a statement and of every later one of its account. */
  reopen: command({ access: RECONCILIATION.write, audit: 'reconciliation.reopened', limit: 'api_call' })
    .input(ById.extend({ reason: ReasonSchema }))
    .output(z.object({ statements: z.int(), count: z.int() }))
    .errors({
      NOT_FOUND,
      NOT_FINISHED: { status: 409, message: 'This statement is not reconciled yet, so nothing was reopened.' },
    }),
};
