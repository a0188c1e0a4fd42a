import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { QueuePageSchema } from '#kernel/queue-schema.ts';
import { USERS } from '#kernel/modules.ts';
import { AskedServiceSchema, ServiceAnswerSchema, ServiceRequestSchema, ServiceWishSchema } from './model.ts';
import { MOST_OPEN } from './rules.ts';
import { servicesModule } from './access.ts';
import { SERVICE_ASK_LIMIT } from './rate-limits.ts';

const ById = z.object({ id: IdSchema });
const REQUEST_NOT_FOUND = { status: 404, message: 'This service request was not found. Nothing was changed.' } as const;
const REQUEST_CLOSED = {
  status: 409,
  message: 'This request is already closed. Nothing was changed. Send a new request if you need more.',
} as const;

export const contract = {
  /** The person's own, the latest first. */
  list: query({ access: 'person', module: servicesModule }).output(z.array(ServiceRequestSchema)),

  /** Nobody is bound by it, and nothing is owed. */
  ask: command({ access: 'person', module: servicesModule, audit: 'service.asked', limit: SERVICE_ASK_LIMIT })
    .input(ServiceWishSchema)
    .output(ServiceRequestSchema)
    .errors({
      ALREADY_ASKED: {
        status: 409,
        message: 'You already have an open request for this service. Nothing was sent again.',
      },
      TOO_MANY_OPEN: {
        status: 409,
        message: `You already have ${MOST_OPEN} open requests, so nothing was sent. Wait for an answer, or withdraw one.`,
      },
    }),

  withdraw: command({ access: 'person', module: servicesModule, audit: 'service.withdrawn', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),

  /** Requests of everybody: open ones, the oldest first, or closed ones, the latest first. */
  everyone: query({ access: 'admin', module: USERS })
    .input(QueuePageSchema)
    .output(z.object({ requests: z.array(AskedServiceSchema), total: z.int() })),

  /** Writes to the person; they read it in the app. */
  answer: command({ access: 'admin', module: USERS, audit: 'service.answered', limit: LIMITS.rightsAnswer })
    .input(ServiceAnswerSchema)
    .output(ById)
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),
};
