import * as z from 'zod';
import { query } from '#kernel/contract.ts';
import { FactsSchema, StepSchema } from './model.ts';

export const contract = {
  /** The first three steps of the caller's kind of person, with what they are reckoned from. */
  steps: query({ access: 'workspace.read' }).output(z.object({ steps: z.array(StepSchema), facts: FactsSchema })),
};
