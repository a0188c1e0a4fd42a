import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Account, AccountTypeSchema, type CardStatement } from '#modules/money/accounts/model.ts';
import {
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  PublicMoneySchema,
  SentAmountSchema,
  TodaySchema,
} from './public-api.operation.ts';

// Here and in the other areas: what programs send and are answered, field by field. What the screens come to need later is
// promised to nobody. Lengths and forms are checked by the procedures of the screens, which say what is wrong.

const AccountSchema = z.object({
  id: IdSchema,
  name: z.string(),
  bankName: z.string(),
  type: AccountTypeSchema,
  country: CountrySchema,
  currency: CurrencySchema,
  isActive: z.boolean(),
  closedOn: DaySchema.meta({ format: 'date' })
    .nullable()
    .describe('The day the account was closed; null while it is open.'),
  openingBalance: PublicMoneySchema,
  currentBalance: PublicMoneySchema.describe('The opening balance plus all transactions since.'),
  creditLimit: PublicMoneySchema.nullable().describe('The limit of a card or overdraft; null if there is none.'),
  statementDay: z.int().nullable().describe('For a credit card: the day of the month when its statement closes.'),
  paymentDaysAfter: z
    .int()
    .nullable()
    .describe('For a credit card: how many days after its statement the payment is due.'),
  paymentDay: z.int().nullable().describe('For a credit card: the day of the month by which the payment is due.'),
  createdAt: z.iso.datetime(),
});

const CardStatementSchema = z.object({
  accountId: IdSchema,
  day: PublicDaySchema.describe('The day of the statement.'),
  dueOn: PublicDaySchema.nullable().describe('The day by which to pay the statement; null if no due date is set.'),
  balance: PublicMoneySchema.describe('The balance at the end of the statement day, without pending transactions.'),
  cameIn: PublicMoneySchema.describe('What was paid into the card since the statement.'),
});

export function publicAccount(account: Account): z.infer<typeof AccountSchema> {
  const { id, name, bankName, accountType, country, currency, isActive, closedOn, createdAt } = account;
  const { creditLimit, statementDay, paymentDue } = account;
  return {
    id,
    name,
    bankName,
    type: accountType,
    country,
    currency,
    isActive,
    closedOn,
    openingBalance: amountOf(account.openingBalance),
    currentBalance: amountOf(account.currentBalance),
    creditLimit: creditLimit === null ? null : amountOf(creditLimit),
    statementDay,
    paymentDaysAfter: paymentDue?.kind === 'days-after' ? paymentDue.days : null,
    paymentDay: paymentDue?.kind === 'day-of-month' ? paymentDue.day : null,
    createdAt: createdAt.toISOString(),
  };
}

export function publicCardStatement(statement: CardStatement): z.infer<typeof CardStatementSchema> {
  return { ...statement, balance: amountOf(statement.balance), cameIn: amountOf(statement.cameIn) };
}

const account = {
  name: z.string(),
  bankName: z.string(),
  type: AccountTypeSchema,
  country: CountrySchema,
  currency: CurrencySchema,
  openingBalance: SentAmountSchema.describe(
    'What was in the account before its first transaction, in the currency of the account.',
  ),
  creditLimit: SentAmountSchema.nullable().describe(
    'The credit limit: an amount above zero, in the currency of the account.',
  ),
  statementDay: z.int().nullable(),
  paymentDaysAfter: z.int().nullable(),
  paymentDay: z
    .int()
    .nullable()
    .describe('The day of the month by which the payment is due. Used instead of `paymentDaysAfter`.'),
};
const optional = z.object(account).partial().shape;

export const ACCOUNT_OPERATIONS = {
  accounts: {
    method: 'GET',
    path: 'accounts',
    scope: 'accounts.read',
    summary: 'All accounts with their balances. Account numbers are never included.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(AccountSchema) }),
  },
  cardStatements: {
    method: 'GET',
    path: 'accounts/card-statements',
    scope: 'accounts.read',
    summary: 'The latest statement of each credit card, and the one before it while that may still be paid in time.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: z.array(CardStatementSchema) }),
  },
  createAccount: {
    method: 'POST',
    path: 'accounts',
    scope: 'accounts.write',
    summary: 'Add an account.',
    query: NothingSchema,
    body: z.strictObject({ ...optional, name: account.name }),
    answer: ChangedSchema,
  },
  updateAccount: {
    method: 'PATCH',
    path: 'accounts/{id}',
    scope: 'accounts.write',
    summary: 'Change or close an account. Fields you leave out stay as they are.',
    query: NothingSchema,
    body: z.strictObject({
      ...optional,
      isActive: z.boolean().optional().describe('`false` closes the account. Its history stays.'),
      closedOn: DaySchema.meta({ format: 'date' })
        .optional()
        .describe(
          'With `isActive: false`: the last day of the account, by default today. Later transactions are refused.',
        ),
    }),
    answer: ChangedSchema,
  },
  deleteAccount: {
    method: 'DELETE',
    path: 'accounts/{id}',
    scope: 'accounts.write',
    summary: 'Delete an account that has no transactions.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  restoreAccount: {
    method: 'POST',
    path: 'accounts/{id}/restore',
    scope: 'accounts.write',
    summary: 'Restore an account that was deleted within 30 days.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
