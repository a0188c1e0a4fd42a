import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { REQUEST_STATES, SERVICE_IDS } from './words.ts';

export const ServiceWishSchema = z.object({
  service: z.enum(SERVICE_IDS),
  /** What it is about, in the person's own words; may be empty. */
  note: writtenTextSchema('note').default(''),
});

/** A request as its person sees it. */
export const ServiceRequestSchema = z.object({
  id: IdSchema,
  service: z.enum(SERVICE_IDS),
  note: z.string(),
  state: z.enum(REQUEST_STATES),
  askedAt: z.date(),
  /** When it came into the state it is in. */
  changedAt: z.date(),
  /** What was answered last; null where nobody has written yet. */
  answer: z.string().nullable(),
});
export type ServiceRequest = z.infer<typeof ServiceRequestSchema>;

/** A request as those see it who answer. */
export const AskedServiceSchema = ServiceRequestSchema.extend({
  name: z.string(),
  email: z.string(),
  country: z.string(),
});
export type AskedService = z.infer<typeof AskedServiceSchema>;

export const ServiceAnswerSchema = z.object({
  id: IdSchema,
  state: z.enum(['in-talks', 'done', 'declined']),
  answer: writtenTextSchema('answer', { isNeeded: true }),
});
