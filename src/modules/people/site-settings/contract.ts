import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { QueuePageSchema } from '#kernel/queue-schema.ts';
import {
  AnnouncementSchema,
  ListedEmailSchema,
  ReadEmailSchema,
  SettingsChangeSchema,
  SiteSettingsSchema,
  SystemFactsSchema,
} from './model.ts';
import { SITE_SETTINGS_LIMIT } from './rate-limits.ts';

export const contract = {
  /** What is announced to everybody who is signed in; null: nothing. */
  announcement: query({ access: 'person' }).output(AnnouncementSchema.nullable()),

  system: query({ access: 'superuser', limit: LIMITS.report }).output(SystemFactsSchema),

  /** E-mails that are queued, kept in the outbox or failed, the newest first; `open: false`: those that failed. */
  emails: query({ access: 'superuser' })
    .input(QueuePageSchema)
    .output(z.object({ emails: z.array(ListedEmailSchema), total: z.int() })),

  /** The whole of one; it may hold a code or a link that still works, so reading it is audited. */
  readEmail: command({ access: 'superuser', audit: 'email.read', fresh: true, limit: SITE_SETTINGS_LIMIT })
    .input(z.object({ id: IdSchema }))
    .output(ReadEmailSchema)
    .errors({
      EMAIL_NOT_FOUND: { status: 404, message: 'This e-mail is no longer stored. Nothing was changed.' },
    }),

  settings: query({ access: 'superuser' }).output(SiteSettingsSchema),

  change: command({ access: 'superuser', audit: 'site.settings-changed', fresh: true, limit: SITE_SETTINGS_LIMIT })
    .input(SettingsChangeSchema)
    .output(SiteSettingsSchema)
    .errors({
      CHANGED_SINCE: {
        status: 409,
        message: 'Someone else changed these settings, so your changes were not saved. Reload the page and try again.',
      },
      ALREADY_OVER: { status: 422, message: 'This end date is in the past. Nothing was changed.' },
    }),
};
