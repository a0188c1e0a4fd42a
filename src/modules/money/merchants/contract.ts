import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import { LessonKeySchema, LessonSchema, SaidBeforeSchema } from './model.ts';

const LESSON_NOT_FOUND = {
  status: 404,
  message: 'This learned category is no longer there. Nothing was changed.',
} as const;
const CATEGORY_NOT_FOUND = {
  status: 404,
  message: 'The category is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;

const Before = z.object({ before: SaidBeforeSchema });

export const contract = {
  /** What corrections taught, by merchant. */
  lessons: query({ access: CATEGORIES.read }).output(z.array(LessonSchema)),

  /** Another category for a merchant, for good. Answers what was said before, by which it can be undone. */
  change: command({ access: CATEGORIES.write, audit: 'merchant.changed', limit: 'api_call' })
    .input(LessonKeySchema.extend({ categoryId: IdSchema }))
    .output(Before)
    .errors({ LESSON_NOT_FOUND, CATEGORY_NOT_FOUND }),

  /** Coming imports go by what is known of the merchant without it. */
  forget: command({ access: CATEGORIES.write, audit: 'merchant.forgotten', limit: 'api_call' })
    .input(LessonKeySchema)
    .output(Before)
    .errors({ LESSON_NOT_FOUND }),

  /** Undoes a change or a deletion. */
  putBack: command({ access: CATEGORIES.write, audit: 'merchant.restored', limit: 'api_call' })
    .input(LessonKeySchema.extend({ before: SaidBeforeSchema }))
    .output(z.object({}))
    .errors({ CATEGORY_NOT_FOUND }),
};
