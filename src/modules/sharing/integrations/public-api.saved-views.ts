import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { type SavedView, ViewSchema } from '#modules/money/saved-views/model.ts';
import { ChangedSchema, NothingSchema, type Operation } from './public-api.operation.ts';

const { shape } = ViewSchema;
const view = {
  query: z.string().describe('The search of the saved view, as in the parameter `search` of `transactions`.'),
  sort: shape.sort.describe('The column that the saved view is sorted by.'),
  direction: shape.direction,
  includeTransfers: z.boolean().describe('Whether the totals of the saved view count transfers.'),
};
const PublicViewSchema = z.object({ id: IdSchema, name: z.string(), ...view });

export function publicView({
  id,
  name,
  query,
  sort,
  direction,
  includeTransfers,
}: SavedView): z.infer<typeof PublicViewSchema> {
  return { id, name, query, sort, direction, includeTransfers };
}

export const SAVED_VIEW_OPERATIONS = {
  savedViews: {
    method: 'GET',
    path: 'saved-views',
    scope: 'transactions.read',
    summary: 'Saved views: searches that members of the workspace saved.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicViewSchema) }),
  },
  createSavedView: {
    method: 'POST',
    path: 'saved-views',
    scope: 'transactions.write',
    summary: 'Save a search for everyone in the workspace, as a view.',
    query: NothingSchema,
    body: z.strictObject({
      name: z.string(),
      query: view.query,
      sort: view.sort.default('date'),
      direction: view.direction.default('down'),
      includeTransfers: view.includeTransfers.default(false),
    }),
    answer: ChangedSchema,
  },
  renameSavedView: {
    method: 'PATCH',
    path: 'saved-views/{id}',
    scope: 'transactions.write',
    summary: 'Rename a saved view.',
    query: NothingSchema,
    body: z.strictObject({ name: z.string() }),
    answer: ChangedSchema,
  },
  deleteSavedView: {
    method: 'DELETE',
    path: 'saved-views/{id}',
    scope: 'transactions.write',
    summary: 'Delete a saved view.',
    query: NothingSchema,
    body: null,
    answer: ChangedSchema,
  },
} as const satisfies Record<string, Operation>;
