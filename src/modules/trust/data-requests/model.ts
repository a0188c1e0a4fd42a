import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { RIGHTS, STATES } from './words.ts';

export const RightSchema = z.enum(RIGHTS);

/** `details`: what is meant in particular, in the person's own words; may be empty. */
export const NewRequestSchema = z.object({ right: RightSchema, details: writtenTextSchema('details').default('') });

/** A request as its person sees it. */
export const RequestSchema = z.object({
  id: IdSchema,
  right: RightSchema,
  details: z.string(),
  country: z.string(),
  state: z.enum(STATES),
  receivedAt: z.date(),
  /** The last day on which an answer is in time. */
  dueOn: DaySchema,
  closedAt: z.date().nullable(),
  /** What was answered, or why it was refused. */
  answer: z.string().nullable(),
  /** The product can answer nothing of it by itself. */
  needsSomebody: z.boolean(),
});
export type Request = z.infer<typeof RequestSchema>;

/** A request as those who answer it see it. */
export const AskedRequestSchema = RequestSchema.extend({
  /** The day it is where the person is: the deadline is counted there. */
  today: DaySchema,
  name: z.string(),
  email: z.string(),
});
export type AskedRequest = z.infer<typeof AskedRequestSchema>;

export const AnswerSchema = z.object({
  id: IdSchema,
  outcome: z.enum(['answered', 'refused']),
  /** For a refusal: the reason. */
  answer: writtenTextSchema('answer', { isNeeded: true }),
});
