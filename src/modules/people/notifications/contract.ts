import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DeliverySchema, NewNoticeSchema, NoticeSchema, WishChangeSchema, WishesSchema } from './model.ts';
import { NOTIFICATION_CREATE_LIMIT } from './rate-limits.ts';

const IdsSchema = z.array(IdSchema).min(1).max(1000);
const ChangedSchema = z.object({ ids: z.array(IdSchema) });
const NOTICE_NOT_FOUND = {
  status: 404,
  message: 'This notification was already deleted. Nothing else was changed.',
} as const;

export const contract = {
  /** The newest 50 that are not snoozed (§7); only unread ones unless all are asked for. */
  list: query({ access: 'person' })
    .input(z.object({ all: z.boolean().default(false) }).default({ all: false }))
    .output(z.object({ notices: z.array(NoticeSchema), unread: z.int() })),

  /** What the bell shows; counts no further than the bell can. */
  unread: query({ access: 'person' }).output(z.object({ unread: z.int() })),

  create: command({ access: 'person', audit: 'notification.created', limit: NOTIFICATION_CREATE_LIMIT })
    .input(NewNoticeSchema)
    .output(z.object({ id: IdSchema })),

  /** Null: all that are unread. Answers those that were changed. */
  mark: command({ access: 'person', audit: 'notification.marked', limit: 'api_call' })
    .input(z.object({ ids: IdsSchema.nullable(), isRead: z.boolean() }))
    .output(ChangedSchema),

  remove: command({ access: 'person', audit: 'notification.deleted', limit: 'api_call' })
    .input(z.object({ ids: IdsSchema }))
    .output(ChangedSchema),

  restore: command({ access: 'person', audit: 'notification.restored', limit: 'api_call' })
    .input(z.object({ ids: IdsSchema }))
    .output(ChangedSchema),

  /** Hides it until then; null shows it again. */
  snooze: command({ access: 'person', audit: 'notification.snoozed', limit: 'api_call' })
    .input(z.object({ id: IdSchema, until: z.date().nullable() }))
    .output(z.object({ id: IdSchema }))
    .errors({ NOTICE_NOT_FOUND }),

  /** Where it leads, if that is open to the person now; it counts as read from then on. */
  open: command({ access: 'person', audit: 'notification.opened', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ to: z.string().nullable(), workspaceId: IdSchema.nullable() }))
    .errors({
      NOTICE_NOT_FOUND,
      BOOKS_CLOSED: {
        status: 404,
        message: 'You no longer have access to this workspace. Your own data was not changed.',
      },
    }),

  wishes: query({ access: 'person' }).output(WishesSchema),

  saveWishes: command({ access: 'person', audit: 'notification.wishes-saved', limit: 'api_call' })
    .input(WishChangeSchema)
    .output(WishesSchema),

  /** What went out by e-mail lately, and what waits. */
  deliveries: query({ access: 'person' }).output(z.array(DeliverySchema)),
};
