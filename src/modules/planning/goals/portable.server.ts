import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { goals } from './table.server.ts';

export const portableGoals = portableTable({
  name: 'goals',
  about: 'Goals of the workspace.',
  table: goals,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(100),
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name'], cells: ({ name }) => [name] },
});
