import * as z from 'zod';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { LinkKindSchema } from './model.ts';
import { transactionLinks } from './table.server.ts';

export const portableTransactionLinks = portableTable({
  name: 'transaction-links',
  about:
    'Refunds and reimbursements with their purchases, and related transactions. `minor` is the amount that was paid back.',
  table: transactionLinks,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    kind: LinkKindSchema,
    fromId: z.uuid(),
    toId: z.uuid(),
    minor: MinorSchema.nullable(),
    givenCategoryId: z.uuid().nullable(),
    beforeCategoryId: z.uuid().nullable(),
    beforeSource: z.enum(['person', 'rule', 'learned', 'pattern']).nullable(),
    createdAt: InstantSchema,
  }),
});
