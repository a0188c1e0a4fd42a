import * as z from 'zod';
import { query } from '#kernel/contract.ts';
import { WORKSPACE } from '#modules/people/workspaces/access.ts';
import { FactsSchema, StepSchema } from './model.ts';

export const contract = {
  /** The first three steps of the caller's kind of person, with what they are reckoned from. */
  steps: query({ access: WORKSPACE.read }).output(z.object({ steps: z.array(StepSchema), facts: FactsSchema })),
};
