import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { HOW_LINKED } from './kinds.ts';
import { transferRejections, transfers, transferSettings } from './table.server.ts';

const SourceSchema = z.enum(['person', 'rule', 'learned', 'pattern']).nullable();

export const portableTransfers = portableTable({
  name: 'transfers',
  about:
    'Transactions linked as transfers between your own accounts, with their earlier categories. Both have the transfer’s id as `transferId`.',
  table: transfers,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    how: z.enum(HOW_LINKED),
    outId: z.uuid(),
    inId: z.uuid(),
    categoryId: z.uuid(),
    outCategoryId: z.uuid().nullable(),
    outCategorySource: SourceSchema,
    inCategoryId: z.uuid().nullable(),
    inCategorySource: SourceSchema,
    /** Files of earlier versions have none. */
    addedId: z.uuid().nullable().default(null),
    createdAt: InstantSchema,
    endedAt: InstantSchema.nullable(),
  }),
});

export const portableRejections = portableTable({
  name: 'transfer-rejections',
  about: 'Pairs of transactions that are never suggested as a transfer.',
  table: transferRejections,
  row: z.strictObject({ outId: z.uuid(), inId: z.uuid(), recordedBy: z.uuid(), createdAt: InstantSchema }),
});

export const portableSettings = portableTable({
  name: 'transfer-settings',
  about: 'Whether obvious transfers are linked after an import. They are linked unless someone turned this off.',
  table: transferSettings,
  row: z.strictObject({ linksCertain: z.boolean() }),
});
