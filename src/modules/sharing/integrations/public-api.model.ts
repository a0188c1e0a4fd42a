import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
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
  currency: CurrencySchema.optional().describe('Rows in this currency; that of the books where it is left out.'),
  accountId: IdSchema.optional().describe('Rows of one account.'),
  categoryId: IdSchema.optional().describe('Rows of a category and of those below it.'),
  from: day('The first day, included.'),
  to: day('The last day, included.'),
  uncategorised: z.enum(['true', 'false']).optional().describe('`true`: only rows without a category.'),
  includeTransfers: z
    .enum(['true', 'false'])
    .optional()
    .describe('`true`: the totals count transfers between own accounts as money in and out.'),
  page: numberFrom(1, 1_000_000).default(1).describe('From 1 on.'),
  pageSize: numberFrom(1, 100).default(50).describe('Rows on a page.'),
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
    summary: 'All accounts with their balances. Account numbers are never handed out.',
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
    summary: 'Transactions, the newest first, page by page.',
    query: TransactionsQuerySchema,
    answer: z.object({
      data: z.array(PublicTransactionSchema),
      page: z.int(),
      pageSize: z.int(),
      count: z.int().describe('Rows on all pages.'),
      totals: PublicTotalsSchema,
    }),
  },
} as const satisfies Record<string, ReadingContract>;

export type ReadingName = keyof typeof READINGS;
export type Answer<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['answer']>;
export type Query<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['query']>;
