import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { CONSENT_VERSION } from './rules.ts';

export const ChoicesSchema = z.object({ functional: z.boolean(), analytics: z.boolean(), marketing: z.boolean() });

export const NewConsentSchema = z.object({
  choices: ChoicesSchema,
  version: z.int().min(1).max(CONSENT_VERSION),
  /** When the person decided, by the clock of their browser; never later than it arrives. */
  givenAt: z.date(),
  /** Where: in the banner, or among the settings. */
  via: z.enum(['banner', 'settings']),
});

/** A decision with its proof. */
export const KeptConsentSchema = z.object({
  id: IdSchema,
  choices: ChoicesSchema,
  version: z.int(),
  givenAt: z.date(),
  via: z.enum(['banner', 'settings']),
  recordedAt: z.date(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type KeptConsent = z.infer<typeof KeptConsentSchema>;
