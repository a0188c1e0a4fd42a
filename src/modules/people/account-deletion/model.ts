import * as z from 'zod';
import { OpenWorkspaceSchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';

/** What becomes of books when an owner or member of theirs is erased. */
export const FateSchema = z.enum(['goes', 'stays', 'holds-up']);
export type Fate = z.infer<typeof FateSchema>;

/** Books as the person who wants to leave has to see them. */
export const FatedBooksSchema = z.object({
  id: IdSchema,
  name: z.string(),
  kind: OpenWorkspaceSchema.shape.kind,
  /** Everybody in them, the person included. */
  memberCount: z.int(),
  fate: FateSchema,
});
export type FatedBooks = z.infer<typeof FatedBooksSchema>;
