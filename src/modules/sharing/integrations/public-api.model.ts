import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { SORT_COLUMNS } from '#modules/money/transactions/model.ts';
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
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('As in the search box: words, an amount, or amounts such as `>1000`, `<=50` and `100..200`.'),
  sort: z.enum(SORT_COLUMNS).optional().describe('The column to sort by; the date where it is left out.'),
  order: z.enum(['up', 'down']).default('down').describe('`up`: the smallest or oldest first.'),
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
    summary: 'Transactions, page by page, the newest first unless told.',
    query: TransactionsQuerySchema,
    answer: z.object({
      data: z.array(PublicTransactionSchema),
      page: z.int(),
      pageSize: z.int(),
      count: z.int().describe('Rows on all pages.'),
      corrected: z.string().nullable().describe('What was searched for instead, where nothing was found as typed.'),
      totals: PublicTotalsSchema,
    }),
  },
} as const satisfies Record<string, ReadingContract>;

export type ReadingName = keyof typeof READINGS;
export type Answer<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['answer']>;
export type Query<Name extends ReadingName> = z.infer<(typeof READINGS)[Name]['query']>;
