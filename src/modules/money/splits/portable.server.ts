import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { TemplateLinesSchema } from './model.ts';
import { splitTemplates } from './table.server.ts';

export const portableSplitTemplates = portableTable({
  name: 'split-templates',
  about:
    'Saved ways to split a transaction. `hundredths` is the share of a line in hundredths of a per cent, or null for the remaining amount.',
  table: splitTemplates,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(100),
    lines: TemplateLinesSchema,
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name', 'Lines'], cells: ({ name, lines }) => [name, String(lines.length)] },
});
