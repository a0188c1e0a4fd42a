import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { PushAddressSchema, PushBrowserSchema } from './model.ts';
import { PUSH_SUBSCRIBE_LIMIT } from './rate-limits.ts';

const NOT_A_PUSH_SERVICE = {
  status: 400,
  message:
    'We do not support the notification service of this browser, so notifications stay off. You still get e-mails.',
} as const;
const NO_SEAL = {
  status: 400,
  message:
    'This browser cannot receive encrypted notifications, so they stay off. Try again, or use another browser. You still get e-mails.',
} as const;

export const contract = {
  /** The key that browsers know our messages by, and the browsers that they are shown in. */
  standing: query({ access: 'person' }).output(
    z.object({ publicKey: z.string(), browsers: z.array(PushBrowserSchema) }),
  ),

  /** Shows messages in the browser that asks from now on, and to nobody who used it before. */
  subscribe: command({ access: 'person', audit: 'push.subscribed', limit: PUSH_SUBSCRIBE_LIMIT })
    .input(PushAddressSchema)
    .output(z.object({ id: IdSchema }))
    .errors({ NOT_A_PUSH_SERVICE, NO_SEAL }),

  unsubscribe: command({ access: 'person', audit: 'push.unsubscribed', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
};
