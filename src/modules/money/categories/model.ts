import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CATEGORY_KINDS } from './kinds.ts';

export const CategoryKindSchema = z.enum(CATEGORY_KINDS);
export type CategoryKind = z.infer<typeof CategoryKindSchema>;

/** What a person reads for each kind. A transfer moves money between one's own pockets and is neither gain nor spending. */
export const CATEGORY_KIND_LABELS: Readonly<Record<CategoryKind, string>> = {
  income: 'Income',
  expense: 'Expense',
  transfer: 'Transfer',
};

/** §5: 1 to 100 letters, digits, spaces, hyphens and underscores. Composed, so that one name is one text. */
export const CategoryNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1, 'category is required')
  .max(100, 'category must not exceed 100 characters')
  .regex(/^[\p{L}\p{M}\p{Nd} _-]*$/u, 'category format is invalid');

/** A hue of the house by its name, or a colour of one's own. */
const ColourSchema = z.string().regex(/^([a-z]{3,12}|#[0-9a-f]{6})$/, 'colour format is invalid');
/** The name of an icon; one that screens do not know is drawn as a tag. */
const IconSchema = z.string().regex(/^[a-z][a-z-]{0,29}$/, 'icon format is invalid');

/** Below a parent the kind is the parent's, and may be left out; so may the look. */
export const NewCategorySchema = z.object({
  name: CategoryNameSchema,
  parentId: IdSchema.nullable().default(null),
  kind: CategoryKindSchema.optional(),
  colour: ColourSchema.optional(),
  icon: IconSchema.optional(),
});
export type NewCategory = z.infer<typeof NewCategorySchema>;

/** What is left out stays as it is. `parentId: null` moves a category to the upper level. */
export const CategoryChangeSchema = z.object({
  id: IdSchema,
  name: CategoryNameSchema.optional(),
  parentId: IdSchema.nullable().optional(),
  kind: CategoryKindSchema.optional(),
  colour: ColourSchema.optional(),
  icon: IconSchema.optional(),
});
export type CategoryChange = z.infer<typeof CategoryChangeSchema>;

/** A category as screens see it. */
export const CategorySchema = z.object({
  id: IdSchema,
  parentId: IdSchema.nullable(),
  name: z.string(),
  kind: CategoryKindSchema,
  colour: z.string(),
  icon: z.string(),
  isArchived: z.boolean(),
  /** Rows filed under it, its children's not counted. */
  transactionCount: z.int(),
});
export type Category = z.infer<typeof CategorySchema>;
