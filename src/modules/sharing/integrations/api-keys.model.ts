import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { LIFETIMES, SCOPES } from './api-keys.words.ts';

const ScopesSchema = z
  .array(z.enum(SCOPES))
  .min(1, 'Choose at least one thing that the API key can do')
  .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)));

export const NewKeySchema = z.object({
  name: writtenTextSchema('name', { isNeeded: true, most: 60 }),
  scopes: ScopesSchema,
  /** Null: until it is revoked. */
  days: z.literal(LIFETIMES),
});

/** A key as those see it who run the books; never what opens them. */
export const ApiKeySchema = z.object({
  id: IdSchema,
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  state: z.enum(['active', 'expired', 'revoked']),
  /** Who made it: it reads what they may read. */
  madeBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
});
export type ApiKey = z.infer<typeof ApiKeySchema>;
