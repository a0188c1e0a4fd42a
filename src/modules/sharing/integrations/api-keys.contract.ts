import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { INTEGRATIONS } from './access.ts';
import { ApiKeySchema, NewKeySchema } from './api-keys.model.ts';
import { MOST_KEYS } from './api-keys.rules.ts';
import { API_KEY_LIMIT } from './rate-limits.ts';

export const contract = {
  /** The latest first, revoked and expired ones too. */
  list: query({ access: INTEGRATIONS.read }).output(z.array(ApiKeySchema)),

  /** Answers the key itself, this once. */
  create: command({ access: INTEGRATIONS.write, audit: 'api-key.made', fresh: true, limit: API_KEY_LIMIT })
    .input(NewKeySchema)
    .output(z.object({ id: IdSchema, key: z.string() }))
    .errors({
      TOO_MANY_KEYS: {
        status: 409,
        message: `This workspace has the maximum of ${MOST_KEYS} API keys. Nothing was created. Revoke a key that you do not use.`,
      },
    }),

  /** It opens nothing from the next call on. */
  revoke: command({ access: INTEGRATIONS.write, audit: 'api-key.revoked', limit: 'api_call' })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema }))
    .errors({
      KEY_NOT_FOUND: {
        status: 404,
        message: 'This API key is not in this workspace, or is no longer active. Nothing was changed.',
      },
    }),
};
