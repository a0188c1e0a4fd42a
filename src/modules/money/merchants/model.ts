import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';

/** The most transactions of one merchant that are changed at once. */
export const MOST_OF_MERCHANT = 5000;

const DirectionSchema = z.enum(['in', 'out']);

/** What names a lesson: the merchant's key (`merchantOf`), and whether money came or went. */
export const LessonKeySchema = z.object({ merchant: z.string().min(1).max(500), direction: DirectionSchema });
export type LessonKey = z.infer<typeof LessonKeySchema>;

/** Where a merchant's transactions go. */
export const LessonSchema = LessonKeySchema.extend({
  /** The merchant as people read it. */
  name: z.string(),
  categoryId: IdSchema,
  /** Said with "Always": corrections of single transactions do not change it. */
  isFixed: z.boolean(),
  /** When this category was first said. */
  learnedAt: z.date(),
  /** Transactions of imports that went where it says. */
  uses: z.int(),
});
export type Lesson = z.infer<typeof LessonSchema>;

/** What a lesson said before it was changed, by which it can be put back; null where there was none. */
export const SaidBeforeSchema = z
  .object({
    name: z.string().max(500).nullable(),
    categoryId: IdSchema,
    isFixed: z.boolean(),
    learnedAt: z.date(),
    uses: z.int(),
  })
  .nullable();
export type SaidBefore = z.infer<typeof SaidBeforeSchema>;
