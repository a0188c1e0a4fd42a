import { query } from '#kernel/contract.ts';
import { SummaryInputSchema, SummarySchema } from './model.ts';

export const contract = {
  /** Everything the dashboard shows, in one answer. */
  summary: query({ access: 'dashboard.read' }).input(SummaryInputSchema).output(SummarySchema),
};
