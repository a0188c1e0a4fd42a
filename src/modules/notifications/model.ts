import * as z from 'zod';
import { IdSchema } from '#kernel/contract.ts';
import { QuietHoursSchema } from './quiet.ts';

/** What news is about (§5); what §3 calls "other" is `system`. */
export const NoticeTypeSchema = z.enum(['transaction', 'budget', 'goal', 'compliance', 'security', 'system']);
export type NoticeType = z.infer<typeof NoticeTypeSchema>;

export const SeveritySchema = z.enum(['low', 'medium', 'high', 'critical']);
export type Severity = z.infer<typeof SeveritySchema>;

/** Ways by which news reaches a person. */
export const ChannelSchema = z.enum(['app', 'email']);
export type Channel = z.infer<typeof ChannelSchema>;

/** §5. */
export const TITLE_LENGTH = 200;
export const MESSAGE_LENGTH = 1000;

const textOf = (field: string, most: number) =>
  z
    .string(`${field} is required`)
    .trim()
    .min(1, `${field} is required`)
    .max(most, `${field} must not exceed ${most} characters`);

/** A path of ours and nothing else: a notification leads nobody to another site. */
export const ActionUrlSchema = z
  .string()
  .max(500, 'action_url must not exceed 500 characters')
  .regex(/^\/(?:app|[a-z]+-welcome)(?:[/?#][^\s\\]*)?$/, 'action_url format is invalid');

const FactSchema = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
export const MetadataSchema = z
  .record(z.string().max(50), FactSchema)
  .refine((facts) => Object.keys(facts).length <= 20, 'metadata must not exceed 20 fields');

/** What a person notes for themselves (§5, `create_notification`). */
export const NewNoticeSchema = z.object({
  title: textOf('title', TITLE_LENGTH),
  message: textOf('message', MESSAGE_LENGTH),
  type: NoticeTypeSchema,
  severity: SeveritySchema.default('low'),
  actionUrl: ActionUrlSchema.nullable().default(null),
  metadata: MetadataSchema.default({}),
  expiresAt: z.date().nullable().default(null),
});

/** A message to one person (§3, `user_notifications`). */
export const NoticeSchema = z.object({
  id: IdSchema,
  type: NoticeTypeSchema,
  severity: SeveritySchema,
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  actionUrl: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Why this person is told, as a sentence. */
  why: z.string(),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** What is decided for one type on one channel. */
export const ChoiceSchema = z.object({ type: NoticeTypeSchema, channel: ChannelSchema, isOn: z.boolean() });
export type Choice = z.infer<typeof ChoiceSchema>;

export const WishesSchema = z.object({
  /** Every type on every channel. */
  choices: z.array(ChoiceSchema),
  quietHours: QuietHoursSchema.nullable(),
});
export type Wishes = z.infer<typeof WishesSchema>;

/** What is left out stays as it is. */
export const WishChangeSchema = z.object({
  choices: z.array(ChoiceSchema).max(20).default([]),
  quietHours: QuietHoursSchema.nullable().exactOptional(),
});
export type WishChange = z.infer<typeof WishChangeSchema>;

/** What became of a message that goes out of the app. */
export const DeliverySchema = z.object({
  id: IdSchema,
  title: z.string(),
  type: NoticeTypeSchema,
  channel: ChannelSchema,
  /** `unneeded`: it was read or deleted in the app before it went. */
  state: z.enum(['waiting', 'sent', 'unneeded']),
  createdAt: z.date(),
  dueAt: z.date(),
  sentAt: z.date().nullable(),
});
export type Delivery = z.infer<typeof DeliverySchema>;
