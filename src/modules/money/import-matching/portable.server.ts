import * as z from 'zod';
import { CsvMappingSchema } from '#modules/money/csv-detection/model.ts';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { importMappings } from './table.server.ts';

export const portableMappings = portableTable({
  name: 'import-mappings',
  about: 'How each kind of file is read, and the account it goes to.',
  table: importMappings,
  row: z.strictObject({
    accountId: z.uuid(),
    shape: z.string(),
    mapping: CsvMappingSchema.nullable(),
    updatedAt: InstantSchema,
  }),
});
