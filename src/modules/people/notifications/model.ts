import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { TimeZoneSchema } from '#kernel/preference-schemas.ts';
import { SEVERITIES } from '#kernel/severity.ts';
import { CHANNELS, NOTICE_TYPES } from './words.ts';

export const NoticeTypeSchema = z.enum(NOTICE_TYPES);
export const SeveritySchema = z.enum(SEVERITIES);
export const ChannelSchema = z.enum(CHANNELS);

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

const TimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time format is invalid');

/** A stretch of each day in which nothing leaves the app; past midnight where it ends earlier than it begins. */
export const QuietHoursSchema = z
  .object({ from: TimeSchema, until: TimeSchema, timeZone: TimeZoneSchema })
  .refine(({ from, until }) => from !== until, 'quiet hours must not last all day');
export type QuietHours = z.infer<typeof QuietHoursSchema>;

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
  choices: z
    .array(ChoiceSchema)
    .max(NOTICE_TYPES.length * CHANNELS.length)
    .default([]),
  quietHours: QuietHoursSchema.nullable().exactOptional(),
});
export type WishChange = z.infer<typeof WishChangeSchema>;

/** What became of a message that goes out of the app. */
export const DeliverySchema = z.object({
  id: IdSchema,
  title: z.string(),
  type: NoticeTypeSchema,
  channel: ChannelSchema,
  /**
   * `kept`: no mail server took it, so the operator has it in the outbox. `unneeded`: it was read or deleted in the app
   * before it went. `missed`: no device could be reached for a day.
   */
  state: z.enum(['waiting', 'sent', 'kept', 'unneeded', 'missed']),
  createdAt: z.date(),
  dueAt: z.date(),
  sentAt: z.date().nullable(),
});
export type Delivery = z.infer<typeof DeliverySchema>;
