import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_NOTE } from './bounds.ts';
import type { BulkChange } from './model.ts';

/** The form of a bulk edit; what is empty, or left, stays as it is. */
export const BulkFormSchema = z.object({
  category: z.string(),
  description: z.string().trim().max(LONGEST_DESCRIPTION, 'A description has at most 500 characters'),
  note: z.string().trim().max(LONGEST_NOTE, 'A note has at most 2 000 characters'),
  addTags: z.array(z.string()),
  removeTags: z.array(z.string()),
  review: z.enum(['leave', 'reviewed', 'unreviewed']),
});
export type BulkForm = z.infer<typeof BulkFormSchema>;

export const EMPTY_BULK_FORM: BulkForm = {
  category: '',
  description: '',
  note: '',
  addTags: [],
  removeTags: [],
  review: 'leave',
};

/** What the form asks for; null where it asks for nothing. */
export function bulkChangeOf({
  category,
  description,
  note,
  addTags,
  removeTags,
  review,
}: BulkForm): BulkChange | null {
  const fields = {
    ...(category === '' ? {} : { categoryId: category }),
    ...(description.trim() === '' ? {} : { description }),
    ...(note.trim() === '' ? {} : { note }),
    ...(review === 'leave' ? {} : { isReviewed: review === 'reviewed' }),
  };
  const isNothing = Object.keys(fields).length + addTags.length + removeTags.length === 0;
  return isNothing ? null : { ...fields, addTags, removeTags };
}
