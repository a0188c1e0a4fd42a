import { command, query } from '#kernel/contract.ts';
import { PreferencesSchema } from '#kernel/preference-schemas.ts';
import { HeldPreferencesSchema, PreferenceChangeSchema } from './model.ts';

export const contract = {
  /** The caller's own, or the defaults where nothing was said; null when nobody is signed in. */
  get: query({ access: 'anyone' }).output(HeldPreferencesSchema.nullable()),

  save: command({ access: 'person', audit: 'preferences.saved', limit: 'api_call' })
    .input(PreferenceChangeSchema)
    .output(PreferencesSchema),
};
