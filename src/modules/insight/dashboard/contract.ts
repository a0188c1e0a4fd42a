import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { query } from '#kernel/contract.ts';
import { ClientSchema, SummaryInputSchema, SummarySchema } from './model.ts';
import { DASHBOARD } from './access.ts';

export const contract = {
  /** Everything the dashboard shows, in one answer. */
  summary: query({ access: DASHBOARD.read }).input(SummaryInputSchema).output(SummarySchema),

  /** The workspaces of others that the caller works in, each as the caller's role and accounts there let it be seen. */
  clients: query({ access: 'person' })
    .input(z.object({ today: DaySchema }))
    .output(z.array(ClientSchema)),
};
