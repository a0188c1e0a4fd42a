import * as z from 'zod';
import { command, LIMITS, query } from '#kernel/contract.ts';
import { KeptConsentSchema, NewConsentSchema } from './model.ts';

export const contract = {
  /** What the person decided last: the latest first, `LISTED` of them. */
  list: query({ access: 'person' }).output(z.array(KeptConsentSchema)),

  /** Keeps a decision with its proof. */
  give: command({ access: 'person', audit: 'consent.given', limit: LIMITS.consent })
    .input(NewConsentSchema)
    .output(KeptConsentSchema),
};
