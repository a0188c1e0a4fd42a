import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { type Category, CategoryKindSchema, CategorySchema } from '#modules/money/categories/model.ts';
import { ChangedSchema, NothingSchema, type Operation } from './public-api.operation.ts';

const { shape } = CategorySchema;
const details = {
  group: shape.group.describe('What spending is for; null where nobody said.'),
  variability: shape.variability.describe('Whether it is the same each time.'),
  taxLine: z.string().nullable().describe('Where it goes on a tax return.'),
  accountCode: z.string().nullable().describe('Its number in the chart of accounts of a business.'),
  vatCode: shape.vatCode.describe('How a business treats it for VAT; `none`: outside VAT.'),
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

const category = {
  name: z.string(),
  parentId: IdSchema.nullable().describe('The parent category; null for the top level.'),
  kind: CategoryKindSchema,
  ...details,
};
const optional = z.object(category).partial().shape;

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
    summary: 'Change a category. What is left out stays as it is.',
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
    summary: 'Take a category and its parent out of the archive.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
  mergeCategory: {
    method: 'POST',
    path: 'categories/{id}/merge',
    scope: 'categories.write',
    summary: 'Merge a category into another of the same kind. Restoring it undoes that.',
    query: NothingSchema,
    body: z.strictObject({ into: IdSchema.describe('The category that its transactions move to.') }),
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
        .describe('The category that its transactions move to, or `none`. Needed where it has transactions.'),
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
