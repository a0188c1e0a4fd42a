import { command, LIMITS, query } from '#kernel/contract.ts';
import { AnnouncementSchema, SettingsChangeSchema, SiteSettingsSchema, SystemFactsSchema } from './model.ts';

export const contract = {
  /** What is announced to everybody who is signed in; null: nothing. */
  announcement: query({ access: 'person' }).output(AnnouncementSchema.nullable()),

  system: query({ access: 'superuser', limit: LIMITS.report }).output(SystemFactsSchema),

  settings: query({ access: 'superuser' }).output(SiteSettingsSchema),

  change: command({ access: 'superuser', audit: 'site.settings-changed', fresh: true, limit: LIMITS.siteSettings })
    .input(SettingsChangeSchema)
    .output(SiteSettingsSchema)
    .errors({
      CHANGED_SINCE: {
        status: 409,
        message:
          'Somebody has changed these settings since you opened them. Nothing was changed now. Load the page again to see how they stand.',
      },
      ALREADY_OVER: { status: 422, message: 'This end is in the past already. Nothing was changed.' },
    }),
};
