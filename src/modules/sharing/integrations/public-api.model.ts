import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { SortSchema } from '#modules/money/transactions/model.ts';
import type { PermissionName } from '#kernel/permissions.ts';
import {
  PublicAccountSchema,
  PublicCategorySchema,
  PublicTotalsSchema,
  PublicTransactionSchema,
} from './public-api.answers.ts';

const numberFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const day = (says: string) => DaySchema.optional().meta({ format: 'date', description: says });

/** The query of `GET /api/v1/transactions`; what it does not know it refuses, so that a misspelt filter is noticed. */
const TransactionsQuerySchema = z.strictObject({
  currency: CurrencySchema.optional().describe('Transactions in this currency; by default that of the workspace.'),
  accountId: IdSchema.optional().describe('Transactions of one account.'),
  categoryId: IdSchema.optional().describe('Transactions of a category and its subcategories.'),
  from: day('The first day, included.'),
  to: day('The last day, included.'),
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('As in the search box: words, an amount, or amounts such as `>1000`, `<=50` and `100..200`.'),
  sort: z.enum(SortSchema.shape.column.options).optional().describe('The column to sort by; by default the date.'),
  order: z.enum(['up', 'down']).default('down').describe('`up`: the smallest or oldest first.'),
  uncategorised: z.enum(['true', 'false']).optional().describe('`true`: only uncategorised transactions.'),
  includeTransfers: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: the totals count transfers between own accounts as money in and out.'),
  page: numberFrom(1, 1_000_000).default(1).describe('Starts at 1.'),
  pageSize: numberFrom(1, 100).default(50).describe('Transactions per page.'),
});

/** Of the others: nothing to choose. */
const NothingSchema = z.strictObject({});

type ReadingContract = {
  readonly scope: PermissionName;
  readonly summary: string;
  readonly query: z.ZodObject;
  readonly answer: z.ZodObject;
};

/** What programs may read by `GET /api/v1/…`: what a key needs for it, what is asked, what is answered. */
export const READINGS = {
  accounts: {
    scope: 'accounts.read',
    summary: 'All accounts with their balances. Account numbers are never included.',
    query: NothingSchema,
    answer: z.object({ data: z.array(PublicAccountSchema) }),
  },
  categories: {
    scope: 'categories.read',
    summary: 'All categories.',
    query: NothingSchema,
    answer: z.object({ data: z.array(PublicCategorySchema) }),
  },
  transactions: {
    scope: 'transactions.read',
    summary: 'Transactions in pages, newest first by default.',
    query: TransactionsQuerySchema,
    answer: z.object({
      data: z.array(PublicTransactionSchema),
      page: z.int(),
      pageSize: z.int(),
      count: z.int().describe('Transactions on all pages.'),
      corrected: z.string().nullable().describe('What was searched for instead, if nothing matched as typed.'),
      totals: PublicTotalsSchema,
    }),
  },
} as const satisfies Record<string, ReadingContract>;

export type ReadingName = keyof typeof READINGS;
export type Answer<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['answer']>;
export type Query<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['query']>;
