import * as z from 'zod';

/** Which page, from 1, of what came in: of what waits, or of what is done with. */
export const QueuePageSchema = z.object({
  open: z.boolean().default(true),
  page: z.int().min(1).max(100_000).default(1),
});
export type QueuePage = z.infer<typeof QueuePageSchema>;
