import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { SortSchema } from '#modules/money/transactions/model.ts';

const numberFrom = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const day = (says: string) => DaySchema.optional().meta({ format: 'date', description: says });

/** The query of `GET /api/v1/transactions`; what it does not know it refuses, so that a misspelt filter is noticed. */
export const TransactionsQuerySchema = z.strictObject({
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
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe('`nextCursor` of the page before, in place of `page`: misses and repeats nothing. Newest first only.'),
  pageSize: numberFrom(1, 100).default(50).describe('Transactions per page.'),
});

/** Of the others: nothing to choose. */
export const NothingSchema = z.strictObject({});
