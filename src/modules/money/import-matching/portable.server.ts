import * as z from 'zod';
import { CsvMappingSchema } from '#modules/money/csv-detection/model.ts';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { importMappings } from './table.server.ts';

export const portableMappings = portableTable({
  name: 'import-mappings',
  about: 'How files of one shape are read, and the account they go into.',
  table: importMappings,
  row: z.strictObject({
    accountId: z.uuid(),
    shape: z.string(),
    mapping: CsvMappingSchema.nullable(),
    updatedAt: InstantSchema,
  }),
});
