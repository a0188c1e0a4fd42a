import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CountrySchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';
import { decimalOf, type Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Account, AccountTypeSchema } from '#modules/money/accounts/model.ts';
import { type Category, CategoryKindSchema, CategorySchema } from '#modules/money/categories/model.ts';
import { type Totals, type Transaction, TransactionSchema } from '#modules/money/transactions/model.ts';

// What programs are answered, field by field: what the screens come to need later is not promised to anybody.

const AmountSchema = z
  .string()
  .nullable()
  .describe('Exact, such as "-12.34"; null if the creator of the key cannot see amounts.');
const MoneySchema = z.object({ amount: AmountSchema, currency: CurrencySchema });

/** Exact, as text; null where the maker of the key may not see amounts. */
const amountOf = (value: Money) => ({
  amount: value.withheld === true ? null : decimalOf(value),
  currency: value.currency,
});

export const PublicAccountSchema = z.object({
  id: IdSchema,
  name: z.string(),
  bankName: z.string(),
  type: AccountTypeSchema,
  country: CountrySchema,
  currency: CurrencySchema,
  isActive: z.boolean(),
  openingBalance: MoneySchema,
  currentBalance: MoneySchema.describe('The opening balance plus all transactions since.'),
  createdAt: z.iso.datetime(),
});

export function publicAccount(account: Account): z.infer<typeof PublicAccountSchema> {
  const { id, name, bankName, accountType, country, currency, isActive, createdAt } = account;
  return {
    id,
    name,
    bankName,
    type: accountType,
    country,
    currency,
    isActive,
    openingBalance: amountOf(account.openingBalance),
    currentBalance: amountOf(account.currentBalance),
    createdAt: createdAt.toISOString(),
  };
}

export const PublicCategorySchema = z.object({
  id: IdSchema,
  parentId: IdSchema.nullable().describe('The parent category; null at the top level.'),
  name: z.string(),
  kind: CategoryKindSchema,
  isArchived: z.boolean(),
  group: CategorySchema.shape.group.describe('What spending is for; null where nobody said.'),
  variability: CategorySchema.shape.variability.describe('Whether it is the same each time.'),
  taxLine: z.string().nullable().describe('Where it goes on a tax return.'),
  accountCode: z.string().nullable().describe('Its number in the chart of accounts of a business.'),
  vatCode: CategorySchema.shape.vatCode.describe('How a business treats it for VAT; `none`: outside VAT.'),
});

export function publicCategory(category: Category): z.infer<typeof PublicCategorySchema> {
  return PublicCategorySchema.parse(category);
}

export const PublicTransactionSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: DaySchema.meta({ format: 'date' }),
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema.describe('Exact, such as "-12.34" for money out; null if amounts are withheld.'),
  currency: CurrencySchema,
  reference: z.string().nullable(),
  status: TransactionSchema.shape.status,
  importId: IdSchema.nullable().describe('The import it belongs to; null if a person added it.'),
});

export const PublicTotalsSchema = z
  .object({
    currency: CurrencySchema,
    moneyIn: AmountSchema.describe('Income, and uncategorised money in.'),
    moneyOut: AmountSchema.describe('Spending less refunds, below zero.'),
    net: AmountSchema.describe('`moneyIn` and `moneyOut` together.'),
    transfers: AmountSchema.describe('Net transfers between your own accounts, which are in neither.'),
  })
  .describe('Totals of the transactions on all pages, as on the dashboard.');

export function publicTotals({ moneyIn, moneyOut, net, transfers }: Totals): z.infer<typeof PublicTotalsSchema> {
  return {
    currency: net.currency,
    moneyIn: amountOf(moneyIn).amount,
    moneyOut: amountOf(moneyOut).amount,
    net: amountOf(net).amount,
    transfers: amountOf(transfers).amount,
  };
}

export function publicTransaction(row: Transaction): z.infer<typeof PublicTransactionSchema> {
  const { id, accountId, bookedOn, description, categoryId, amount, reference, status, importId } = row;
  return { id, accountId, bookedOn, description, categoryId, ...amountOf(amount), reference, status, importId };
}
