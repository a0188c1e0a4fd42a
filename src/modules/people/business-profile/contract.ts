import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';
import { BusinessSchema, KeptBusinessSchema } from './model.ts';
import { BUSINESS_LIMIT } from './rate-limits.ts';

export const contract = {
  /** What is said of the business behind these books; `saved` null where nothing was said yet. */
  get: query({ access: WORKSPACE.read }).output(
    z.object({ business: KeptBusinessSchema, savedAt: z.date().nullable() }),
  ),

  save: command({ access: WORKSPACE.write, audit: 'business.saved', limit: BUSINESS_LIMIT })
    .input(BusinessSchema)
    .output(z.object({ id: IdSchema })),
};
