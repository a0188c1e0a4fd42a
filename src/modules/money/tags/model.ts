import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';

/** Characters of the name of a tag. */
export const LONGEST_TAG = 50;

const NameSchema = z
  .string('Enter a name')
  .trim()
  .min(1, 'Enter a name')
  .max(LONGEST_TAG, `A name has at most ${LONGEST_TAG} characters`)
  .regex(/^\P{Cc}*$/u, 'A name must be on one line');

export const TagSchema = z.object({ id: IdSchema, name: z.string() });
export type Tag = z.infer<typeof TagSchema>;

/** How a tag is used; lines of a split count, the split does not. */
export const TagUsageSchema = z.object({ id: IdSchema, count: z.int(), lastUsed: DaySchema });
export type TagUsage = z.infer<typeof TagUsageSchema>;

export const NewTagSchema = z.object({ name: NameSchema });
export const TagChangeSchema = NewTagSchema.extend({ id: IdSchema });
/** The transactions of `id` are those of `into` from then on. */
export const TagMergeSchema = z
  .object({ id: IdSchema, into: IdSchema })
  .refine(({ id, into }) => id !== into, { message: 'Choose another tag', path: ['into'] });
