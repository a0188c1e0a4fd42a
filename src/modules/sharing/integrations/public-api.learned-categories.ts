import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { type Lesson, LessonSchema } from '#modules/money/merchants/model.ts';
import { NothingSchema, type Operation } from './public-api.operation.ts';

const { shape } = LessonSchema;
const key = {
  merchant: shape.merchant.describe('The simplified name of the merchant, the same for all spellings.'),
  direction: shape.direction.describe('Whether the money was paid in or out.'),
};
const LearnedSchema = z.object({
  ...key,
  name: z.string(),
  categoryId: IdSchema.describe('The category that imports give to transactions of this merchant.'),
  isFixed: z.boolean().describe('`true`: corrections of single transactions do not change it.'),
  learnedAt: z.iso.datetime(),
  uses: z.int().describe('For how many imported transactions the learned category was used.'),
});
const KeySchema = z.strictObject(key);

export function publicLearned(lesson: Lesson): z.infer<typeof LearnedSchema> {
  const { merchant, direction, name, categoryId, isFixed, learnedAt, uses } = lesson;
  return { merchant, direction, name, categoryId, isFixed, uses, learnedAt: learnedAt.toISOString() };
}

export const LEARNED_CATEGORY_OPERATIONS = {
  learnedCategories: {
    method: 'GET',
    path: 'learned-categories',
    scope: 'categories.read',
    summary: 'Categories that were learned for merchants when people corrected imports.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(LearnedSchema) }),
  },
  changeLearnedCategory: {
    method: 'PUT',
    path: 'learned-categories',
    scope: 'categories.write',
    summary: 'Change the learned category of a merchant. Later corrections no longer change it.',
    query: NothingSchema,
    body: z.strictObject({ ...key, categoryId: IdSchema }),
    answer: z.object({ data: KeySchema }),
  },
  deleteLearnedCategory: {
    method: 'DELETE',
    path: 'learned-categories',
    scope: 'categories.write',
    summary: 'Delete the learned category of a merchant.',
    query: KeySchema,
    body: null,
    answer: z.object({ data: KeySchema }),
  },
} as const satisfies Record<string, Operation>;
