import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import {
  CategoryChangeSchema,
  CategorySchema,
  FilledSchema,
  MonthsOverviewSchema,
  MOST_PERIODS,
  NewCategorySchema,
  UsageOverviewSchema,
} from './model.ts';
import { CATEGORIES } from './access.ts';

const ById = z.object({ id: IdSchema });
const CountSchema = z.object({ count: z.int() });

const CATEGORY_NOT_FOUND = {
  status: 404,
  message: 'This category is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const CATEGORY_EXISTS = {
  status: 409,
  message: 'This workspace already has a category with this name. Nothing was changed.',
} as const;
const PARENT_NOT_FOUND = {
  status: 404,
  message: 'The parent category is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const TARGET_NOT_FOUND = {
  status: 404,
  message: 'The category to move transactions to is not in this workspace. Nothing was changed.',
} as const;
const TOO_DEEP = {
  status: 409,
  message: 'Categories have two levels: a subcategory cannot have subcategories. Nothing was changed.',
} as const;
const KIND_OF_PARENT = {
  status: 409,
  message: 'A subcategory must be of the same kind as its parent. Nothing was changed.',
} as const;

export const contract = {
  /** All categories in their order, parents before their children, archived ones too. */
  list: query({ access: CATEGORIES.read }).output(z.array(CategorySchema)),

  create: command({ access: CATEGORIES.write, audit: 'category.created', limit: 'api_call' })
    .input(NewCategorySchema)
    .output(ById)
    .errors({ CATEGORY_EXISTS, PARENT_NOT_FOUND, TOO_DEEP, KIND_OF_PARENT }),

  /** A kind set on the upper level goes for the categories below too. */
  update: command({ access: CATEGORIES.write, audit: 'category.updated', limit: 'api_call' })
    .input(CategoryChangeSchema)
    .output(ById)
    .errors({ CATEGORY_NOT_FOUND, CATEGORY_EXISTS, PARENT_NOT_FOUND, TOO_DEEP, KIND_OF_PARENT }),

  /** Out of the pickers, with its children; history keeps it. */
  archive: command({ access: CATEGORIES.write, audit: 'category.archived', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ CATEGORY_NOT_FOUND }),

  /** Back into the pickers, with its parent. */
  unarchive: command({ access: CATEGORIES.write, audit: 'category.unarchived', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ CATEGORY_NOT_FOUND }),

  /**
   * What is filed under it goes to `moveTo`, which may be null (no category) but must be said. Subcategories are removed
   * with it where `withSubcategories` says so.
   */
  remove: command({ access: CATEGORIES.write, audit: 'category.removed', limit: 'api_call' })
    .input(ById.extend({ moveTo: IdSchema.nullable().optional(), withSubcategories: z.boolean().default(false) }))
    .output(ById)
    .errors({
      CATEGORY_NOT_FOUND,
      CATEGORY_IN_USE: {
        status: 409,
        message: 'This category has transactions, so it was not deleted.',
        data: CountSchema,
      },
      CATEGORY_HAS_CHILDREN: {
        status: 409,
        message: 'This category has subcategories. Delete or move those first. Nothing was changed.',
        data: CountSchema,
      },
      TARGET_NOT_FOUND,
    }),

  /**
   * Its transactions, lessons and subcategories go to another category of the same kind, and it is removed. Below a
   * subcategory nothing stands, so subcategories then go beside it. `restore` undoes it.
   */
  merge: command({ access: CATEGORIES.write, audit: 'category.merged', limit: 'api_call' })
    .input(ById.extend({ into: IdSchema }))
    .output(ById)
    .errors({
      CATEGORY_NOT_FOUND,
      TARGET_NOT_FOUND,
      KIND_DIFFERS: {
        status: 409,
        message: 'Only categories of the same kind can be merged. Nothing was changed.',
      },
      TARGET_BELOW: {
        status: 409,
        message: 'A category cannot be merged into its own subcategory. Nothing was changed.',
      },
      TARGET_ARCHIVED: {
        status: 409,
        message: 'The category to merge into is archived. Restore it first. Nothing was changed.',
      },
    }),

  /** Takes back `remove` or `merge`, within 30 days: what had moved away and was not touched since returns. */
  restore: command({ access: CATEGORIES.write, audit: 'category.restored', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ CATEGORY_NOT_FOUND, CATEGORY_EXISTS }),

  /** How each category is used; `month`: the days that needs, wants and savings are added up for. */
  usage: query({ access: CATEGORIES.read })
    .input(z.object({ today: DaySchema, month: z.object({ from: DaySchema, to: DaySchema }) }))
    .output(UsageOverviewSchema),

  /** What categories come to in each of these periods, in one currency: that of the workspace where none is named. */
  byMonth: query({ access: CATEGORIES.read })
    .input(
      z.object({
        today: DaySchema,
        periods: z
          .array(z.object({ from: DaySchema, to: DaySchema }).refine(({ from, to }) => from <= to))
          .min(1)
          .max(MOST_PERIODS),
        currency: CurrencySchema.optional(),
      }),
    )
    .output(MonthsOverviewSchema),

  /** Fills in what the standard categories suggest wherever nothing was said; answers what was filled in. */
  fillSuggestions: command({ access: CATEGORIES.write, audit: 'category.suggestions-filled', limit: 'api_call' })
    .input(z.object({}))
    .output(z.object({ filled: z.array(FilledSchema) })),

  /** Takes that back where nobody has changed it since. */
  clearSuggestions: command({ access: CATEGORIES.write, audit: 'category.suggestions-cleared', limit: 'api_call' })
    .input(z.object({ filled: z.array(FilledSchema).max(1000) }))
    .output(z.object({})),
};
