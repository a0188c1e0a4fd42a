import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { LONGEST_TAG } from './model.ts';
import { tags } from './table.server.ts';

export const portableTags = portableTable({
  name: 'tags',
  about: 'Tags of transactions. `mergedInto` is the tag that now has the transactions of this tag.',
  table: tags,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(LONGEST_TAG),
    createdAt: InstantSchema,
    removedAt: InstantSchema.nullable(),
    mergedInto: z.uuid().nullable(),
  }),
  sheet: { headings: ['Name'], cells: ({ name }) => [name] },
});
