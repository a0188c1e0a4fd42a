import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { BankRateSchema } from '#modules/money/ledger/model.ts';
import { SortSchema, type Totals, type Transaction, TransactionSchema } from '#modules/money/transactions/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  numberFrom,
  type Operation,
  PageNumberSchema,
  PublicDaySchema,
  PublicMoneySchema,
  SentAmountSchema,
} from './public-api.operation.ts';

const { shape } = TransactionSchema;

const rate = BankRateSchema.extend({ value: z.string() })
  .nullable()
  .describe('The bank’s own exchange rate: one unit of the currency in `per` is worth `value` of the other currency.');

const PublicOriginalSchema = z
  .object({
    ...PublicMoneySchema.shape,
    rate,
    fee: PublicMoneySchema.nullable().describe(
      'The bank’s fee, in the currency of the account. The amount of the transaction includes it.',
    ),
  })
  .describe(
    'The amount in the foreign currency that was paid, never negative. Null if it was paid in the currency of the account.',
  );

const PublicTransactionSchema = z.object({
  id: IdSchema,
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: AmountSchema.describe('The exact amount, such as "-12.34" for money out; null if you cannot see amounts.'),
  currency: CurrencySchema,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  original: PublicOriginalSchema.nullable(),
  tagIds: z.array(IdSchema),
  isReviewed: z.boolean().describe('`false`: a statement brought it and nobody has looked at it yet.'),
  status: shape.status,
  state: shape.state.describe('`cleared`: seen on the account; `reconciled`: agreed with a statement, and locked.'),
  splitOf: IdSchema.nullable().describe(
    'The split transaction that this line belongs to. Lists show its lines instead of the whole transaction.',
  ),
  transferId: IdSchema.nullable().describe('Both sides of a transfer have the same transferId.'),
  importId: IdSchema.nullable().describe(
    'The import that added the transaction; null if a person or program added it.',
  ),
});

export function publicTransaction(row: Transaction): z.infer<typeof PublicTransactionSchema> {
  const { id, accountId, bookedOn, description, categoryId, amount, reference, note, tagIds, original, ...more } = row;
  const { needsReview, status, state, parentId: splitOf, transferId, importId } = more;
  return {
    id,
    accountId,
    bookedOn,
    description,
    categoryId,
    ...amountOf(amount),
    reference,
    note,
    original:
      original === null
        ? null
        : {
            ...amountOf(original.amount),
            rate: original.rate,
            fee: original.fee === null ? null : amountOf(original.fee),
          },
    tagIds,
    isReviewed: !needsReview,
    status,
    state,
    splitOf,
    transferId,
    importId,
  };
}

const PublicTotalsSchema = z
  .object({
    currency: CurrencySchema,
    moneyIn: AmountSchema.describe('Total of income and of uncategorised money received.'),
    moneyOut: AmountSchema.describe('Total spending less refunds, as a number below zero.'),
    net: AmountSchema.describe('`moneyIn` and `moneyOut` together.'),
    transfers: AmountSchema.describe(
      'Net total of transfers between your own accounts. It is not included in `moneyIn` or `moneyOut`.',
    ),
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

const dayOf = (says: string) => DaySchema.optional().meta({ format: 'date', description: says });

/** Which transactions: what a list and a bulk edit are asked for alike. */
export const which = {
  currency: CurrencySchema.optional().describe(
    'Only transactions in this currency; by default the currency of the workspace.',
  ),
  accountId: IdSchema.optional().describe('Only transactions of this account.'),
  categoryId: IdSchema.optional().describe('Only transactions of this category and its subcategories.'),
  from: dayOf('Only transactions from this day on.'),
  to: dayOf('Only transactions up to this day, this day included.'),
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Text as in the search box: words, amounts, or fields such as `tag:work is:unreviewed amount>500`.'),
};

/** What it does not know it refuses, so that a misspelt filter is noticed. */
const TransactionsQuerySchema = z.strictObject({
  ...which,
  sort: z.enum(SortSchema.shape.column.options).optional().describe('The column to sort by; by default the date.'),
  order: z.enum(['up', 'down']).default('down').describe('`up`: the smallest or oldest first.'),
  uncategorised: z.enum(['true', 'false']).optional().describe('`true`: only uncategorised transactions.'),
  includeTransfers: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: the totals count transfers between own accounts as money in and out.'),
  page: numberFrom(1, 1_000_000).default(1).describe('The number of the page. The first page is 1.'),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('`nextCursor` of the page before, in place of `page`: misses and repeats nothing. Newest first only.'),
  pageSize: numberFrom(1, 100).default(50).describe('How many transactions are on a page.'),
});

const sentMoney = { amount: SentAmountSchema, currency: CurrencySchema };

const transaction = {
  accountId: IdSchema,
  bookedOn: PublicDaySchema,
  description: z.string(),
  categoryId: IdSchema.nullable(),
  amount: SentAmountSchema,
  currency: CurrencySchema.describe(
    'The currency of the account. Send it whenever you change the `amount` of a transaction.',
  ),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  original: z
    .strictObject({
      ...sentMoney,
      rate: BankRateSchema.nullable().default(null),
      fee: z.strictObject(sentMoney).nullable().default(null),
    })
    .nullable()
    .optional()
    .describe('The amount paid in another currency, above zero, with the bank’s rate and fee; null removes it.'),
};

export const TRANSACTION_OPERATIONS = {
  transactions: {
    method: 'GET',
    path: 'transactions',
    scope: 'transactions.read',
    summary: 'Transactions in pages, newest first by default.',
    query: TransactionsQuerySchema,
    body: null,
    answer: z.object({
      data: z.array(PublicTransactionSchema),
      page: z.int().nullable().describe('The number of the page; null if you sent a cursor.'),
      pageSize: z.int(),
      count: z.int().describe('How many transactions are on all pages.'),
      nextCursor: z.string().nullable().describe('The `cursor` to send for the next page; null on the last page.'),
      corrected: z.string().nullable().describe('The corrected search, if nothing matched the search as typed.'),
      totals: PublicTotalsSchema,
    }),
  },
  createTransaction: {
    method: 'POST',
    path: 'transactions',
    scope: 'transactions.write',
    summary: 'Add a transaction.',
    query: NothingSchema,
    body: z.strictObject({
      ...transaction,
      categoryId: IdSchema,
      currency: transaction.currency.optional(),
      reference: transaction.reference.optional(),
      note: transaction.note.optional(),
      fee: SentAmountSchema.optional().describe(
        'A fee for this transaction, above zero. It is added as a separate transaction and linked to this one.',
      ),
      allowDuplicate: z
        .boolean()
        .default(false)
        .describe('`true`: add the transaction even if one with the same account, day, amount and description exists.'),
    }),
    answer: ChangedSchema,
    isRepeatable: true,
  },
  updateTransaction: {
    method: 'PATCH',
    path: 'transactions/{id}',
    scope: 'transactions.write',
    summary: 'Change a transaction. Fields you leave out stay as they are.',
    query: NothingSchema,
    body: z
      .strictObject(z.object(transaction).partial().shape)
      .refine(({ amount, currency }) => amount === undefined || currency !== undefined, {
        message: 'send `currency` with `amount`',
        path: ['currency'],
      }),
    answer: ChangedSchema,
  },
  deleteTransaction: {
    method: 'DELETE',
    path: 'transactions/{id}',
    scope: 'transactions.write',
    summary: 'Delete a transaction. It can be restored for 30 days.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  restoreTransaction: {
    method: 'POST',
    path: 'transactions/{id}/restore',
    scope: 'transactions.write',
    summary: 'Restore a deleted transaction.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  deletedTransactions: {
    method: 'GET',
    path: 'transactions/deleted',
    scope: 'transactions.read',
    summary: 'Transactions that can be restored, last deleted first, 50 per page.',
    query: z.strictObject({ page: PageNumberSchema }),
    body: null,
    answer: z.object({
      data: z.array(PublicTransactionSchema.extend({ deletedAt: z.iso.datetime() })),
      count: z.int().describe('How many transactions are on all pages.'),
    }),
  },
} as const satisfies Record<string, Operation>;
