import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';
import { CategoryKindSchema } from '#modules/money/categories/model.ts';

// What programs send. Lengths and forms are checked by the procedures of the screens, which say what is wrong; here it is
// only what a program may name. What is not known is refused, so that a misspelt field is noticed.

/** How many transactions one call may categorise. */
const MOST_AT_ONCE = 1000;

const AmountSchema = z
  .string()
  .max(40)
  .regex(/^[+-]?\d+(\.\d+)?$/, 'must be an exact decimal such as "-12.34"')
  .describe('Exact, such as "-12.34" for money out.');
const day = () => DaySchema.meta({ format: 'date' });

const account = {
  name: z.string(),
  bankName: z.string(),
  type: AccountTypeSchema,
  country: CountrySchema,
  currency: CurrencySchema,
  openingBalance: AmountSchema.describe('What was in the account before its first transaction, in its currency.'),
};

export const NewAccountBody = z.strictObject({ ...z.object(account).partial().shape, name: account.name });
export const AccountChangeBody = z.strictObject({
  ...z.object(account).partial().shape,
  isActive: z.boolean().optional().describe('`false` closes the account. Its history stays.'),
});

const category = {
  name: z.string(),
  parentId: IdSchema.nullable().describe('The parent category; null for the top level.'),
  kind: CategoryKindSchema,
};
export const NewCategoryBody = z.strictObject({ ...z.object(category).partial().shape, name: category.name });
export const CategoryChangeBody = z.strictObject(z.object(category).partial().shape);
export const DeletedCategoryQuery = z.strictObject({
  moveTo: z
    .union([IdSchema, z.literal('none')])
    .optional()
    .describe('The category that its transactions move to, or `none`. Needed where it has transactions.'),
});

const transaction = {
  accountId: IdSchema,
  bookedOn: day(),
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema,
  currency: CurrencySchema.describe('That of the account. Needed with `amount` when changing a transaction.'),
  reference: z.string().nullable(),
};
export const NewTransactionBody = z.strictObject({
  ...transaction,
  categoryId: IdSchema,
  currency: transaction.currency.optional(),
  reference: transaction.reference.optional(),
  allowDuplicate: z
    .boolean()
    .default(false)
    .describe('`true`: add it although a transaction with this account, day, amount and description is there.'),
});
export const TransactionChangeBody = z
  .strictObject(z.object(transaction).partial().shape)
  .refine(({ amount, currency }) => amount === undefined || currency !== undefined, {
    message: 'is needed with an amount',
    path: ['currency'],
  });
export const CategoriseBody = z.strictObject({
  ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE),
  categoryId: IdSchema.nullable().describe('Null leaves them uncategorised.'),
});
