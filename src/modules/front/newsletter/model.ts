import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { PUBLIC_FORM } from '#kernel/public-form.ts';
import { EmailSchema } from '#modules/access/identity/model.ts';

export const SubscribeSchema = z.object({ email: EmailSchema, ...PUBLIC_FORM });

/** What a link in an e-mail of ours carries. */
export const LinkSchema = z.object({ id: z.uuid(), key: z.string().max(100) });

/** So long the link of the first e-mail is good for; unused, the address is forgotten then. */
export const PENDING_DAYS = 7;

export const SubscriberSchema = z.object({ email: z.string(), confirmedAt: z.date(), leaveLink: z.string() });

export const LONGEST_SUBJECT = 120;
export const LONGEST_ISSUE = 10_000;

const WHAT_IT_SAYS = {
  subject: z
    .string()
    .trim()
    .min(1, 'subject is required')
    .max(LONGEST_SUBJECT, `subject must not exceed ${LONGEST_SUBJECT} characters`)
    .regex(/^\P{Cc}*$/u, 'subject format is invalid'),
  /** As it was written: it goes out as text, and is nobody's markup. */
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'text is required')
        .max(LONGEST_ISSUE, 'text must not exceed 10,000 characters')
        .regex(/^[\P{Cc}\n\t]*$/u, 'text format is invalid'),
    ),
};

/** A draft as it is to stand; `id` is null for a new one. */
export const IssueWishSchema = z.object({ id: IdSchema.nullable(), ...WHAT_IT_SAYS });
export type IssueWish = z.infer<typeof IssueWishSchema>;

const Count = z.int().nonnegative();

export const IssueSchema = z.object({
  id: IdSchema,
  subject: z.string(),
  text: z.string(),
  updatedAt: z.date(),
  /** Null: a draft. */
  sentAt: z.date().nullable(),
  /** How many got news when it was sent. */
  recipients: Count.nullable(),
  /** What became of the e-mails to those who are still subscribed: on their way, taken by a mail server, kept in the outbox, neither. */
  underWay: Count,
  sent: Count,
  kept: Count,
  lost: Count,
});
export type Issue = z.infer<typeof IssueSchema>;
