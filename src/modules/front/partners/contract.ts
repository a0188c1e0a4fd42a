import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { FORM_ERRORS } from '#kernel/public-form.ts';
import { QueuePageSchema } from '#kernel/queue-schema.ts';
import { USERS } from '#kernel/modules.ts';
import { ApplicationSchema, NewApplicationSchema, ProviderSchema, SoughtSchema } from './model.ts';
import { PARTNER_APPLICATION_LIMIT } from './rate-limits.ts';

export const contract = {
  /** Accepted partners who agreed to be listed. */
  find: query({ access: 'anyone' }).input(SoughtSchema).output(z.array(ProviderSchema)),

  apply: command({ access: 'anyone', audit: 'partner.applied', limit: PARTNER_APPLICATION_LIMIT })
    .input(NewApplicationSchema)
    .output(z.object({ sent: z.literal(true) }))
    .errors(FORM_ERRORS),

  /** Applications: what waits, the oldest first, or what is decided, the latest first. */
  applications: query({ access: 'admin', module: USERS })
    .input(QueuePageSchema)
    .output(z.object({ applications: z.array(ApplicationSchema), total: z.int() })),

  /** Says yes or no, and tells the applicant; later too, by which a partner leaves the list. */
  decide: command({ access: 'admin', module: USERS, audit: 'partner.decided', limit: LIMITS.enquiryAnswer })
    .input(z.object({ id: IdSchema, accepted: z.boolean() }))
    .output(z.object({ id: IdSchema }))
    .errors({
      APPLICATION_NOT_FOUND: {
        status: 404,
        message: 'This application was deleted or has already been decided. Nothing was changed.',
      },
    }),
};
