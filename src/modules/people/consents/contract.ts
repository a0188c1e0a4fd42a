import * as z from 'zod';
import { command, query } from '#kernel/contract.ts';
import { KeptConsentSchema, NewConsentSchema } from './model.ts';
import { CONSENT_LIMIT } from './rate-limits.ts';

export const contract = {
  /** What the person decided last: the latest first, `LISTED` of them. */
  list: query({ access: 'person' }).output(z.array(KeptConsentSchema)),

  /** Keeps a decision with its proof. */
  give: command({ access: 'person', audit: 'consent.given', limit: CONSENT_LIMIT })
    .input(NewConsentSchema)
    .output(KeptConsentSchema),
};
