import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { addMonths, type Month } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  type Category,
  CategoryKindSchema,
  CategorySchema,
  type MonthsOverview,
  type MonthsPart,
  MOST_PERIODS,
  type UsageOverview,
} from '#modules/money/categories/model.ts';
import {
  AmountSchema,
  amountOf,
  ChangedSchema,
  NothingSchema,
  type Operation,
  PublicDaySchema,
  PublicMoneySchema,
  TodaySchema,
} from './public-api.operation.ts';

const { shape } = CategorySchema;
const details = {
  group: shape.group.describe('Whether spending in the category is a need, a want or saving; null if not set.'),
  variability: shape.variability.describe('Whether the amounts in the category are the same each time.'),
  taxLine: z.string().nullable().describe('The line of the tax return that the category belongs to.'),
  accountCode: z.string().nullable().describe('The number of the category in the chart of accounts of a business.'),
  vatCode: shape.vatCode.describe('How a business treats the category for VAT; `none`: outside VAT.'),
};

const PublicCategorySchema = z.object({
  id: IdSchema,
  parentId: IdSchema.nullable().describe('The parent category; null at the top level.'),
  name: z.string(),
  kind: CategoryKindSchema,
  isArchived: z.boolean(),
  ...details,
});

export function publicCategory(category: Category): z.infer<typeof PublicCategorySchema> {
  return PublicCategorySchema.parse(category);
}

const MonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as "2026-01"');

/** The calendar months from one to another. */
export function calendarMonths(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

const MonthsPartSchema = z.object({
  lines: z.array(
    z.object({
      categoryId: IdSchema.nullable().describe('The category; null: transactions without a category.'),
      amounts: z.array(AmountSchema).describe('The amount of each month, subcategories included.'),
      total: AmountSchema,
    }),
  ),
  totals: z.array(AmountSchema).describe('The total of the top-level lines in each month.'),
  total: AmountSchema,
});
const PublicMonthsSchema = z.object({
  currency: CurrencySchema,
  currencies: z.array(CurrencySchema).describe('The currencies of the accounts.'),
  months: z.array(MonthSchema),
  income: MonthsPartSchema.describe('The income of each category, by month.'),
  expense: MonthsPartSchema.describe('The spending of each category less refunds, by month.'),
  transfer: MonthsPartSchema.describe('The amount moved out of accounts by transfers.'),
});

export function publicMonths(months: readonly Month[], overview: MonthsOverview): z.infer<typeof PublicMonthsSchema> {
  const amount = (value: Money) => amountOf(value).amount;
  const partOf = ({ lines, totals, total }: MonthsPart) => ({
    lines: lines.map((line) => ({
      categoryId: line.id,
      amounts: line.amounts.map(amount),
      total: amount(line.total),
    })),
    totals: totals.map(amount),
    total: amount(total),
  });
  const { currency, currencies, income, expense, transfer } = overview;
  const parts = { income: partOf(income), expense: partOf(expense), transfer: partOf(transfer) };
  return { currency, currencies, months: [...months], ...parts };
}

const category = {
  name: z.string(),
  parentId: IdSchema.nullable().describe('The parent category; null for the top level.'),
  kind: CategoryKindSchema,
  ...details,
};
const optional = z.object(category).partial().shape;

const CategoryUseSchema = z.object({
  categoryId: IdSchema,
  count: z.int().describe('How many transactions are in the category and its subcategories.'),
  lastUsed: PublicDaySchema.nullable(),
  averages: z.array(PublicMoneySchema).describe('The average amount per month, in each currency.'),
});
const PublicUsageSchema = z.object({
  months: z.int().describe('How many full months the averages cover, twelve at most.'),
  categories: z.array(CategoryUseSchema),
});

export function publicUsage({ months, categories }: UsageOverview): z.infer<typeof PublicUsageSchema> {
  const uses = categories.map(({ id, count, lastUsed, averages }) => {
    return { categoryId: id, count, lastUsed, averages: averages.map(amountOf) };
  });
  return { months, categories: uses };
}

export const CATEGORY_OPERATIONS = {
  categories: {
    method: 'GET',
    path: 'categories',
    scope: 'categories.read',
    summary: 'All categories.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicCategorySchema) }),
  },
  categoryMonths: {
    method: 'GET',
    path: 'categories/months',
    scope: 'transactions.read',
    summary: 'The total of each category in each calendar month.',
    query: z
      .strictObject({
        from: MonthSchema.describe('The first month.'),
        to: MonthSchema.describe(`The last month. A request can cover ${MOST_PERIODS} months at most.`),
        currency: CurrencySchema.optional().describe('By default the currency of the workspace.'),
      })
      .refine(({ from, to }) => from <= to && addMonths(from, MOST_PERIODS) > to, {
        message: `the period must be 1 to ${MOST_PERIODS} months, from its first month to its last`,
        path: ['to'],
      }),
    body: null,
    answer: z.object({ data: PublicMonthsSchema }),
  },
  categoryUse: {
    method: 'GET',
    path: 'categories/use',
    scope: 'transactions.read',
    summary: 'How many transactions each category has, when it was last used, and its monthly average.',
    query: z.strictObject({ today: TodaySchema }),
    body: null,
    answer: z.object({ data: PublicUsageSchema }),
  },
  createCategory: {
    method: 'POST',
    path: 'categories',
    scope: 'categories.write',
    summary: 'Add a category.',
    query: NothingSchema,
    body: z.strictObject({ ...optional, name: category.name }),
    answer: ChangedSchema,
  },
  updateCategory: {
    method: 'PATCH',
    path: 'categories/{id}',
    scope: 'categories.write',
    summary: 'Change a category. Fields you leave out stay as they are.',
    query: NothingSchema,
    body: z.strictObject(optional),
    answer: ChangedSchema,
  },
  archiveCategory: {
    method: 'POST',
    path: 'categories/{id}/archive',
    scope: 'categories.write',
    summary: 'Archive a category with its subcategories. Its history stays.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  unarchiveCategory: {
    method: 'POST',
    path: 'categories/{id}/unarchive',
    scope: 'categories.write',
    summary: 'Restore an archived category and its parent.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  mergeCategory: {
    method: 'POST',
    path: 'categories/{id}/merge',
    scope: 'categories.write',
    summary: 'Merge a category into another of the same kind. Restoring the merged category undoes the merge.',
    query: NothingSchema,
    body: z.strictObject({ into: IdSchema.describe('The category that the transactions move to.') }),
    answer: ChangedSchema,
  },
  deleteCategory: {
    method: 'DELETE',
    path: 'categories/{id}',
    scope: 'categories.write',
    summary: 'Delete a category. It can be restored for 30 days.',
    query: z.strictObject({
      moveTo: z
        .union([IdSchema, z.literal('none')])
        .optional()
        .describe(
          'The category that the transactions of the deleted category move to, or `none`. Required if it has transactions.',
        ),
      withSubcategories: z.enum(['true', 'false']).optional().describe('`true`: delete its subcategories too.'),
    }),
    body: null,
    answer: ChangedSchema,
  },
  restoreCategory: {
    method: 'POST',
    path: 'categories/{id}/restore',
    scope: 'categories.write',
    summary: 'Restore a category that was deleted or merged within 30 days.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
