import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { FORM_ERRORS } from '#kernel/public-form.ts';
import { QueuePageSchema } from '#kernel/queue-schema.ts';
import { USERS } from '#kernel/modules.ts';
import { EnquirySchema, NewEnquirySchema } from './model.ts';
import { ENQUIRY_LIMIT } from './rate-limits.ts';

export const contract = {
  /** Anybody writes to whoever runs the site. */
  send: command({ access: 'anyone', audit: 'enquiry.sent', limit: ENQUIRY_LIMIT })
    .input(NewEnquirySchema)
    .output(z.object({ sent: z.literal(true) }))
    .errors(FORM_ERRORS),

  /** What came in: what waits, the oldest first, or what is settled, the latest first. */
  list: query({ access: 'admin', module: USERS })
    .input(QueuePageSchema)
    .output(z.object({ enquiries: z.array(EnquirySchema), total: z.int() })),

  /** Nothing more is to be done about it. */
  settle: command({ access: 'admin', module: USERS, audit: 'enquiry.settled', limit: LIMITS.enquiryAnswer })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema }))
    .errors({
      ENQUIRY_NOT_FOUND: {
        status: 404,
        message: 'This message was deleted or is already closed. Nothing was changed.',
      },
    }),
};
