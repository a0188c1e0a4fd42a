import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Account, AccountTypeSchema } from '#modules/money/accounts/model.ts';
import {
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicMoneySchema,
  SentAmountSchema,
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
  closedOn: DaySchema.meta({ format: 'date' }).nullable().describe('Its last day; null while it is open.'),
  openingBalance: PublicMoneySchema,
  currentBalance: PublicMoneySchema.describe('The opening balance plus all transactions since.'),
  createdAt: z.iso.datetime(),
});

export function publicAccount(account: Account): z.infer<typeof AccountSchema> {
  const { id, name, bankName, accountType, country, currency, isActive, closedOn, createdAt } = account;
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
    createdAt: createdAt.toISOString(),
  };
}

const account = {
  name: z.string(),
  bankName: z.string(),
  type: AccountTypeSchema,
  country: CountrySchema,
  currency: CurrencySchema,
  openingBalance: SentAmountSchema.describe('What was in the account before its first transaction, in its currency.'),
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
    summary: 'Change or close an account. What is left out stays as it is.',
    query: NothingSchema,
    body: z.strictObject({
      ...optional,
      isActive: z.boolean().optional().describe('`false` closes the account. Its history stays.'),
      closedOn: DaySchema.meta({ format: 'date' })
        .optional()
        .describe('With `isActive: false`: its last day, today unless told. Later transactions are refused.'),
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
