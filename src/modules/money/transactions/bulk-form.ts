import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_NOTE } from './bounds.ts';
import type { BulkChange } from './bulk.parts.ts';

/** The form of a bulk edit; what is empty, or left, stays as it is. */
export const BulkFormSchema = z.object({
  category: z.string(),
  /** Takes the category away, whichever is chosen. */
  noCategory: z.boolean(),
  description: z.string().trim().max(LONGEST_DESCRIPTION, 'A description has at most 500 characters'),
  note: z.string().trim().max(LONGEST_NOTE, 'A note has at most 2 000 characters'),
  /** Takes the note away, whatever is written. */
  noNote: z.boolean(),
  addTags: z.array(z.string()),
  removeTags: z.array(z.string()),
  review: z.enum(['leave', 'reviewed', 'unreviewed']),
});
export type BulkForm = z.infer<typeof BulkFormSchema>;

export const EMPTY_BULK_FORM: BulkForm = {
  category: '',
  noCategory: false,
  description: '',
  note: '',
  noNote: false,
  addTags: [],
  removeTags: [],
  review: 'leave',
};

/** What the form asks for; null where it asks for nothing. */
export function bulkChangeOf({
  category,
  noCategory,
  description,
  note,
  noNote,
  addTags,
  removeTags,
  review,
}: BulkForm): BulkChange | null {
  const fields = {
    ...(noCategory ? { categoryId: null } : category === '' ? {} : { categoryId: category }),
    ...(description.trim() === '' ? {} : { description }),
    ...(noNote ? { note: null } : note.trim() === '' ? {} : { note }),
    ...(review === 'leave' ? {} : { isReviewed: review === 'reviewed' }),
  };
  const isNothing = Object.keys(fields).length + addTags.length + removeTags.length === 0;
  return isNothing ? null : { ...fields, addTags, removeTags };
}
