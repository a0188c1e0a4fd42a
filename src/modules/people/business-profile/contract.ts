import * as z from 'zod';
import { command, IdSchema, LIMITS, query } from '#kernel/contract.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';
import { BusinessSchema, KeptBusinessSchema } from './model.ts';

export const contract = {
  /** What is said of the business behind these books; `saved` null where nothing was said yet. */
  get: query({ access: WORKSPACE.read }).output(
    z.object({ business: KeptBusinessSchema, savedAt: z.date().nullable() }),
  ),

  save: command({ access: WORKSPACE.write, audit: 'business.saved', limit: LIMITS.business })
    .input(BusinessSchema)
    .output(z.object({ id: IdSchema })),
};
