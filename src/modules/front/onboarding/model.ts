import * as z from 'zod';

const CountSchema = z.int().nonnegative();

/** What the first steps are reckoned from: counts of the open books, and of the books that the person works in. */
export const FactsSchema = z.object({
  accounts: CountSchema,
  rows: CountSchema,
  uncategorised: CountSchema,
  /** Months in which there are rows. */
  months: CountSchema,
  /** Books of others that the person is a member of. */
  clientBooks: CountSchema,
});
export type Facts = z.infer<typeof FactsSchema>;

/** One of the first steps: `done` of `total`, whatever it counts. */
export const StepSchema = z.object({
  name: z.enum(['accounts', 'rows', 'sorted', 'months', 'clients']),
  done: CountSchema,
  total: CountSchema,
  isDone: z.boolean(),
});
export type Step = z.infer<typeof StepSchema>;
