import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { ReasonSchema, StatusSchema } from './model.ts';
import { reconciliations } from './table.server.ts';

export const portableReconciliations = portableTable({
  name: 'reconciliations',
  about: 'Statements that were compared with transactions. The transactions of a finished statement are locked.',
  table: reconciliations,
  order: 'account_id, statement_day',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    statementDay: DaySchema,
    statementMinor: MinorSchema,
    openingMinor: MinorSchema,
    status: StatusSchema,
    startedAt: InstantSchema,
    finishedBy: z.uuid().nullable(),
    finishedAt: InstantSchema.nullable(),
    reopenedBy: z.uuid().nullable(),
    reopenedAt: InstantSchema.nullable(),
    reopenReason: ReasonSchema.nullable(),
  }),
  sheet: {
    headings: ['Account', 'Statement day', 'Status', 'Reopened because'],
    cells: ({ accountId, statementDay, status, reopenReason }, nameOf) => [
      nameOf('accounts', accountId),
      statementDay,
      status,
      reopenReason ?? '',
    ],
  },
});
