import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { transactionMerges } from './table.server.ts';

const ids = z.array(z.uuid()).max(10_000);

export const portableMerges = portableTable({
  name: 'transaction-merges',
  about: 'Transactions that were merged into another, so that later imports do not add them again.',
  table: transactionMerges,
  order: 'created_at, merged_id',
  row: z.strictObject({
    mergedId: z.uuid(),
    keptId: z.uuid(),
    accountId: z.uuid(),
    recordedBy: z.uuid(),
    contentHash: z.string().max(200).nullable(),
    importId: z.uuid().nullable(),
    importLine: z.int().nullable(),
    before: z.json(),
    after: z.json(),
    merged: z.json(),
    receiptIds: ids,
    linkIds: ids,
    createdAt: InstantSchema,
  }),
});
