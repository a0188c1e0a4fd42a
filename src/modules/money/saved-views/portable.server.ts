import * as z from 'zod';
import { SORT_COLUMNS } from '#modules/money/ledger/rules.ts';
import { LONGEST_QUERY } from '#modules/money/search-language/model.ts';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { savedViews } from './table.server.ts';

export const portableSavedViews = portableTable({
  name: 'saved-views',
  about: 'Saved searches of transactions, with their order.',
  table: savedViews,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(100),
    query: z.string().max(LONGEST_QUERY),
    sort: z.enum(SORT_COLUMNS),
    direction: z.enum(['up', 'down']),
    includeTransfers: z.boolean(),
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name', 'Search'], cells: ({ name, query }) => [name, query] },
});
