import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DeliverySchema, EndpointSchema, EndpointWishSchema, GroupSchema } from './webhooks.model.ts';
import { MOST_ENDPOINTS } from './webhooks.rules.ts';
import { INTEGRATIONS } from './access.ts';
import { WEBHOOK_CALL_LIMIT, WEBHOOK_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });
const WithSecret = ById.extend({ secret: z.string() });

const ENDPOINT_NOT_FOUND = {
  status: 404,
  message: 'This workspace no longer has this webhook. Nothing was changed.',
} as const;
const NOT_CALLABLE = {
  status: 422,
  message:
    'We cannot call this address. Use a public address that begins with https://, without a user or #. Nothing was changed.',
} as const;
const IS_OFF = {
  status: 409,
  message: 'This webhook is off, so nothing was sent. Switch it on first.',
} as const;

export const contract = {
  /** The latest first. */
  list: query({ access: INTEGRATIONS.read }).output(z.array(EndpointSchema)),

  /** What they can tell of. */
  groups: query({ access: INTEGRATIONS.read }).output(z.array(GroupSchema)),

  /** The latest calls of one address. */
  deliveries: query({ access: INTEGRATIONS.read })
    .input(ById.extend({ before: IdSchema.optional() }))
    .output(z.object({ rows: z.array(DeliverySchema), hasMore: z.boolean() })),

  /** Answers the secret that signs, this once. */
  create: command({ access: INTEGRATIONS.write, audit: 'webhook.added', fresh: true, limit: WEBHOOK_LIMIT })
    .input(EndpointWishSchema)
    .output(WithSecret)
    .errors({
      NOT_CALLABLE,
      TOO_MANY_ENDPOINTS: {
        status: 409,
        message: `This workspace has the maximum of ${MOST_ENDPOINTS} webhooks. Nothing was added. Delete one that you do not need.`,
      },
    }),

  /** Of another host another secret, answered this once, and nothing that waited; else `secret` is null and stays. */
  update: command({ access: INTEGRATIONS.write, audit: 'webhook.changed', fresh: true, limit: WEBHOOK_LIMIT })
    .input(EndpointWishSchema.extend({ id: IdSchema }))
    .output(ById.extend({ secret: z.string().nullable() }))
    .errors({ ENDPOINT_NOT_FOUND, NOT_CALLABLE }),

  /** Off: what waits is not sent. On: calls begin anew. */
  switch: command({ access: INTEGRATIONS.write, audit: 'webhook.switched', limit: WEBHOOK_LIMIT })
    .input(ById.extend({ isOn: z.boolean() }))
    .output(ById)
    .errors({ ENDPOINT_NOT_FOUND }),

  /** Another secret; the one before signs beside it for a day. */
  rotate: command({ access: INTEGRATIONS.write, audit: 'webhook.secret-rotated', fresh: true, limit: WEBHOOK_LIMIT })
    .input(ById)
    .output(WithSecret)
    .errors({ ENDPOINT_NOT_FOUND }),

  /** With all that was sent there. */
  remove: command({ access: INTEGRATIONS.write, audit: 'webhook.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ ENDPOINT_NOT_FOUND }),

  /** Sends one call that tells of nothing. */
  test: command({ access: INTEGRATIONS.write, audit: 'webhook.tested', limit: WEBHOOK_CALL_LIMIT })
    .input(ById)
    .output(ById)
    .errors({ ENDPOINT_NOT_FOUND, IS_OFF }),

  /** Sends the same once more, as a call of its own. */
  redeliver: command({ access: INTEGRATIONS.write, audit: 'webhook.redelivered', limit: WEBHOOK_CALL_LIMIT })
    .input(ById)
    .output(ById)
    .errors({
      IS_OFF,
      DELIVERY_NOT_FOUND: { status: 404, message: 'This call is no longer stored. Nothing was sent.' },
    }),
};
