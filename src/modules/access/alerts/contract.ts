import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AlertCountsSchema, AlertSchema, NewAlertSchema } from './model.ts';
import { ALERT_CREATE_LIMIT } from './rate-limits.ts';

export const contract = {
  /** The alerts of the person that are still open, the newest first; with `all`, those they have dealt with too. */
  list: query({ access: 'person' })
    .input(z.object({ all: z.boolean().default(false) }).default({ all: false }))
    .output(z.array(AlertSchema)),

  counts: query({ access: 'person' }).output(AlertCountsSchema),

  /** §7, `create_security_alert`: about the person who asks. Null where one of its kind was raised a moment ago. */
  create: command({ access: 'person', audit: 'alert.created', limit: ALERT_CREATE_LIMIT })
    .input(NewAlertSchema.extend({ metadata: NewAlertSchema.shape.metadata.default({}) }))
    .output(z.object({ id: IdSchema.nullable() })),

  resolve: command({ access: 'person', audit: 'alert.resolved', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ resolved: z.literal(true) }))
    .errors({
      ALERT_NOT_FOUND: {
        status: 404,
        message: 'That alert is already resolved, or it is not yours. Nothing was changed.',
      },
    }),
};
