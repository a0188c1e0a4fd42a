import * as z from 'zod';
import { NAME_FORMAT } from '#kernel/names.ts';
import { PUBLIC_FORM } from '#kernel/public-form.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { EmailSchema } from '#modules/access/identity/model.ts';
import { TOPIC_NAMES, type Topic } from './words.ts';

export const TopicSchema = z.enum(TOPIC_NAMES as [Topic, ...Topic[]], 'topic is required');

/** What a visitor writes to us. */
export const NewEnquirySchema = z.object({
  name: z
    .string('name is required')
    .trim()
    .min(1, 'name is required')
    .max(80, 'name must not exceed 80 characters')
    .regex(NAME_FORMAT, 'name format is invalid'),
  email: EmailSchema,
  topic: TopicSchema,
  message: writtenTextSchema('message', { isNeeded: true }),
  ...PUBLIC_FORM,
});

export const EnquirySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: TopicSchema,
  message: z.string(),
  receivedAt: z.date(),
  /** When somebody said that it needs nothing more; null while it waits. */
  settledAt: z.date().nullable(),
});
export type Enquiry = z.infer<typeof EnquirySchema>;
