import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { LONGEST_QUERY } from '#modules/money/search-language/model.ts';

const NameSchema = z
  .string('Name is required')
  .trim()
  .min(1, 'Name is required')
  .max(100, 'Name must not exceed 100 characters');

/** What a list of transactions shows: the text of its search, its order, and how its totals count transfers. */
export const ViewSchema = z.object({
  query: z.string().trim().max(LONGEST_QUERY, `The search must not exceed ${LONGEST_QUERY} characters`),
  sort: z.enum(SORT_COLUMNS),
  direction: z.enum(['up', 'down']),
  includeTransfers: z.boolean(),
});
export type View = z.infer<typeof ViewSchema>;

export const SavedViewSchema = ViewSchema.extend({ id: IdSchema, name: z.string(), madeBy: IdSchema });
export type SavedView = z.infer<typeof SavedViewSchema>;

export const NameOnlySchema = z.object({ name: NameSchema });
export const NewSavedViewSchema = ViewSchema.extend({ name: NameSchema });
export const SavedViewChangeSchema = NameOnlySchema.extend({ id: IdSchema });
