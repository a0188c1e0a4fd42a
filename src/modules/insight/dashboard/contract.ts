import { query } from '#kernel/contract.ts';
import { SummaryInputSchema, SummarySchema } from './model.ts';
import { DASHBOARD } from './access.ts';

export const contract = {
  /** Everything the dashboard shows, in one answer. */
  summary: query({ access: DASHBOARD.read }).input(SummaryInputSchema).output(SummarySchema),
};
