import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema, query } from '#kernel/contract.ts';
import { AccountFeesSchema, ClientSchema, SummaryInputSchema, SummarySchema } from './model.ts';
import { DASHBOARD } from './access.ts';

export const contract = {
  /** Everything the dashboard shows, in one answer. */
  summary: query({ access: DASHBOARD.read }).input(SummaryInputSchema).output(SummarySchema),

  /** What banks and wallets charged on an account, in the caller's month and in this year; null where they charged nothing. */
  accountFees: query({ access: DASHBOARD.read })
    .input(z.object({ accountId: IdSchema, today: DaySchema }))
    .output(AccountFeesSchema.nullable()),

  /** The workspaces of others that the caller works in, each as the caller's role and accounts there let it be seen. */
  clients: query({ access: 'person' })
    .input(z.object({ today: DaySchema }))
    .output(z.array(ClientSchema)),
};
