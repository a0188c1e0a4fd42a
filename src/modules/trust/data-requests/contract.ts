import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { QueuePageSchema } from '#kernel/queue-schema.ts';
import { USERS } from '#kernel/modules.ts';
import { AnswerSchema, AskedRequestSchema, NewRequestSchema, RequestSchema } from './model.ts';
import { RIGHTS_ASK_LIMIT } from './rate-limits.ts';

const REQUEST_NOT_FOUND = { status: 404, message: 'This request does not exist. Nothing was changed.' } as const;
const REQUEST_CLOSED = {
  status: 409,
  message: 'This request is already closed. Nothing was changed. Make a new request if you need more.',
} as const;

export const contract = {
  /** The person's own requests, the latest first. */
  list: query({ access: 'person' }).output(z.array(RequestSchema)),

  /** Asks; what the product can do by itself is done in the same moment. */
  ask: command({ access: 'person', audit: 'rights.asked', limit: RIGHTS_ASK_LIMIT })
    .input(NewRequestSchema)
    .output(RequestSchema)
    .errors({
      RIGHT_UNKNOWN: {
        status: 422,
        message: 'We know of no law in your country that gives you this right. Nothing was sent.',
      },
      TOO_MANY_OPEN: {
        status: 409,
        message: 'You have twenty open requests. Wait for an answer, or withdraw one. Nothing was sent.',
      },
    }),

  withdraw: command({ access: 'person', audit: 'rights.withdrawn', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(RequestSchema)
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),

  /** The person has what they asked for. */
  settle: command({ access: 'person', audit: 'rights.settled', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(RequestSchema)
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),

  /** Requests of everybody: the open ones by deadline, overdue first; the closed ones latest first. */
  everyone: query({ access: 'admin', module: USERS })
    .input(QueuePageSchema)
    .output(z.object({ requests: z.array(AskedRequestSchema), total: z.int() })),

  /** Somebody has begun to look after it. */
  begin: command({ access: 'admin', module: USERS, audit: 'rights.begun', limit: LIMITS.rightsAnswer })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema }))
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),

  answer: command({ access: 'admin', module: USERS, audit: 'rights.answered', limit: LIMITS.rightsAnswer })
    .input(AnswerSchema)
    .output(z.object({ id: IdSchema }))
    .errors({ REQUEST_NOT_FOUND, REQUEST_CLOSED }),
};
