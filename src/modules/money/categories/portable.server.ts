import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { CategoryKindSchema } from './model.ts';
import { categories } from './table.server.ts';

export const portableCategories = portableTable({
  name: 'categories',
  about: 'Categories in two levels. On restore they replace the standard ones.',
  table: categories,
  isStarter: true,
  // Upper ones first: the lower ones stand on them.
  order: 'parent_id nulls first, position, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    parentId: z.uuid().nullable(),
    slug: z.string().max(100).nullable(),
    name: z.string().min(1).max(200),
    kind: CategoryKindSchema,
    colour: z.string().max(40),
    icon: z.string().max(60),
    position: z.int(),
    isArchived: z.boolean(),
    createdAt: InstantSchema,
    removedAt: InstantSchema.nullable(),
  }),
  sheet: {
    headings: ['Name', 'Under', 'Kind', 'Archived'],
    cells: ({ name, parentId, kind, isArchived }, nameOf) => [
      name,
      nameOf('categories', parentId),
      kind,
      isArchived ? 'yes' : 'no',
    ],
  },
});
