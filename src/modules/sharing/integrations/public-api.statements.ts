import * as z from 'zod';
import { MonthSchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type MonthCell,
  MonthStateSchema,
  type Reconciliation,
  type Session,
  StatusSchema,
} from '#modules/money/reconciliation/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

const PublicStatementSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  day: PublicDaySchema.describe('The last day of the statement.'),
  balance: AmountSchema.describe('The balance on the statement.'),
  opening: AmountSchema.describe('The balance on the statement reconciled before.'),
  currency: CurrencySchema,
  status: StatusSchema,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable().describe('The reason why the statement was last reopened.'),
  count: z.int().describe('How many transactions are locked with the statement.'),
});

export function publicStatement(found: Reconciliation): z.infer<typeof PublicStatementSchema> {
  const { id, accountId, day, balance, opening, status, startedAt, finishedAt, reason, count } = found;
  return {
    id,
    accountId,
    day,
    status,
    reason,
    count,
    currency: balance.currency,
    balance: amountOf(balance).amount,
    opening: amountOf(opening).amount,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const PublicSessionSchema = PublicStatementSchema.extend({
  difference: AmountSchema.describe(
    'The statement balance less the transactions marked as cleared; zero once they agree.',
  ),
  candidates: z
    .array(
      z.object({
        id: IdSchema,
        bookedOn: PublicDaySchema,
        description: z.string(),
        amount: AmountSchema,
        isCleared: z.boolean().describe('Whether the transaction is marked as cleared.'),
      }),
    )
    .describe('Transactions up to the statement day that are in no finished statement, newest first.'),
  candidateCount: z.int().describe('How many transactions could be on the statement, even if the list is shorter.'),
  clearedCount: z.int().describe('How many of these transactions are marked as cleared.'),
  isBlocked: z.boolean().describe('`true`: finish an earlier statement first.'),
});

export function publicSession(session: Session): z.infer<typeof PublicSessionSchema> {
  const { reconciliation, difference, candidates, count, clearedCount, isBlocked } = session;
  const rows = candidates.map(({ id, bookedOn, description, amount, isCleared }) => ({
    id,
    bookedOn,
    description,
    isCleared,
    amount: amountOf(amount).amount,
  }));
  return {
    ...publicStatement(reconciliation),
    difference: amountOf(difference).amount,
    candidates: rows,
    candidateCount: count,
    clearedCount,
    isBlocked,
  };
}

const DaysSchema = z.object({ from: PublicDaySchema, to: PublicDaySchema });
const PublicMonthSchema = z.object({
  month: MonthSchema,
  state: MonthStateSchema.describe('Whether statements cover the whole month, and agree with the transactions.'),
  gaps: z.array(DaysSchema).describe('Days of the month that no statement covers.'),
  overlaps: z.array(DaysSchema).describe('Days of the month that more than one statement file covers.'),
  importIds: z.array(IdSchema),
  reconciledTo: PublicDaySchema.nullable(),
});

const daysOf = ({ from, to }: z.infer<typeof DaysSchema>) => ({ from, to });
export function publicMonth({ month, state, gaps, overlaps, ...cell }: MonthCell): z.infer<typeof PublicMonthSchema> {
  const { importIds, reconciledTo } = cell;
  return { month, state, gaps: gaps.map(daysOf), overlaps: overlaps.map(daysOf), importIds, reconciledTo };
}

const statement = {
  day: PublicDaySchema.describe('The last day of the statement.'),
  balance: SentAmountSchema.describe('The balance on the statement, in the currency of the account.'),
};
const Marked = z.object({ data: z.object({ ids: z.array(IdSchema).describe('The transactions that were changed.') }) });

const Adjustment = z.object({ transactionId: IdSchema });

export const STATEMENT_OPERATIONS = {
  statements: {
    method: 'GET',
    path: 'accounts/{id}/statements',
    scope: 'accounts.read',
    summary: 'The statements that an account was reconciled with, newest first.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicStatementSchema) }),
  },
  statementMonths: {
    method: 'GET',
    path: 'accounts/{id}/statement-months',
    scope: 'accounts.read',
    summary: 'For each month: whether statements cover it, and agree with the transactions of the account.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: z.array(PublicMonthSchema) }),
  },
  startStatement: {
    method: 'POST',
    path: 'accounts/{id}/statements',
    scope: 'accounts.write',
    summary: 'Start to reconcile an account with a statement.',
    query: NothingSchema,
    body: z.strictObject(statement),
    answer: ChangedSchema,
  },
  statement: {
    method: 'GET',
    path: 'statements/{id}',
    scope: 'accounts.read',
    summary: 'A statement, its difference, and the transactions that could explain the difference.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: PublicSessionSchema }),
  },
  updateStatement: {
    method: 'PUT',
    path: 'statements/{id}',
    scope: 'accounts.write',
    summary: 'Change the day and balance of an unfinished statement.',
    query: NothingSchema,
    body: z.strictObject(statement),
    answer: ChangedSchema,
  },
  clearStatement: {
    method: 'POST',
    path: 'statements/{id}/clear',
    scope: 'accounts.write',
    summary: 'Mark all transactions up to the statement day as cleared.',
    query: NothingSchema,
    body: null,
    answer: Marked,
  },
  clearTransactions: {
    method: 'POST',
    path: 'statements/cleared',
    scope: 'accounts.write',
    summary: 'Mark transactions as cleared, or not cleared.',
    query: NothingSchema,
    body: z.strictObject({ ids: z.array(IdSchema).min(1), isCleared: z.boolean() }),
    answer: Marked,
  },
  adjustStatement: {
    method: 'POST',
    path: 'statements/{id}/adjustment',
    scope: 'accounts.write',
    summary: 'Add a transaction for a difference that nothing else explains.',
    query: NothingSchema,
    body: z.strictObject({ categoryId: IdSchema }),
    answer: z.object({ data: Adjustment }),
  },
  undoAdjustment: {
    method: 'DELETE',
    path: 'statements/{id}/adjustment',
    scope: 'accounts.write',
    summary: 'Delete the transaction that was added for the difference, unless it is locked.',
    query: z.strictObject(Adjustment.shape),
    body: null,
    answer: ChangedSchema,
  },
  finishStatement: {
    method: 'POST',
    path: 'statements/{id}/finish',
    scope: 'accounts.write',
    summary: 'Finish a statement: lock it and the transactions marked as cleared. Refused while there is a difference.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.object({ count: z.int().describe('How many transactions are locked.') }) }),
  },
  reopenStatement: {
    method: 'POST',
    path: 'statements/{id}/reopen',
    scope: 'accounts.write',
    summary: 'Unlock the transactions of a statement and of every later one of its account.',
    query: NothingSchema,
    body: z.strictObject({ reason: z.string() }),
    answer: z.object({
      data: z.object({ statements: z.int(), count: z.int().describe('How many transactions are unlocked.') }),
    }),
  },
  cancelStatement: {
    method: 'DELETE',
    path: 'statements/{id}',
    scope: 'accounts.write',
    summary: 'Discard an unfinished statement. Its transactions stay marked as cleared.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
