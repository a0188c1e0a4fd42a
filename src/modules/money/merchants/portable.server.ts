import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { lessonMoves, merchantMemory } from './table.server.ts';

export const portableMerchants = portableTable({
  name: 'merchants',
  about: 'The category learned for each merchant from corrections.',
  table: merchantMemory,
  row: z.strictObject({
    merchant: z.string().min(1).max(500),
    direction: z.enum(['in', 'out']),
    name: z.string().max(500).nullable().default(null),
    categoryId: z.uuid(),
    corrections: z.int(),
    isFixed: z.boolean().default(false),
    learnedAt: InstantSchema.optional(),
    uses: z.int().default(0),
    updatedAt: InstantSchema,
  }),
  sheet: {
    headings: ['Merchant', 'Direction', 'Category', 'Corrections'],
    cells: ({ merchant, direction, categoryId, corrections }, nameOf) => [
      merchant,
      direction,
      nameOf('categories', categoryId),
      String(corrections),
    ],
  },
});

export const portableLessonMoves = portableTable({
  name: 'lesson-moves',
  about: 'Learned categories that moved when a category was deleted or merged. Restoring it moves them back.',
  table: lessonMoves,
  row: z.strictObject({
    categoryId: z.uuid(),
    merchant: z.string().min(1).max(500),
    direction: z.enum(['in', 'out']),
    movedTo: z.uuid(),
  }),
});
