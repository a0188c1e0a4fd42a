import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { SAVED_VIEWS } from './access.ts';
import { SavedViewChangeSchema, SavedViewSchema, NewSavedViewSchema } from './model.ts';

const ByIdSchema = z.object({ id: IdSchema });
const SAVED_VIEW_NOT_FOUND = {
  status: 404,
  message: 'This saved view is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const SAVED_VIEW_EXISTS = {
  status: 409,
  message: 'This workspace already has a saved view of this name. Nothing was changed.',
} as const;
const TOO_MANY_SAVED_VIEWS = {
  status: 409,
  message: 'This workspace has as many saved views as it can hold. Delete one first. Nothing was changed.',
} as const;

export const contract = {
  /** All saved views of the workspace, by name. */
  list: query({ access: SAVED_VIEWS.read }).output(z.array(SavedViewSchema)),

  /** `id`: the one that it had, where a deleted view is brought back. */
  create: command({ access: SAVED_VIEWS.write, audit: 'saved-view.created', limit: 'api_call' })
    .input(NewSavedViewSchema.extend({ id: IdSchema.optional() }))
    .output(ByIdSchema)
    .errors({ SAVED_VIEW_EXISTS, TOO_MANY_SAVED_VIEWS }),

  update: command({ access: SAVED_VIEWS.write, audit: 'saved-view.updated', limit: 'api_call' })
    .input(SavedViewChangeSchema)
    .output(ByIdSchema)
    .errors({ SAVED_VIEW_NOT_FOUND, SAVED_VIEW_EXISTS }),

  remove: command({ access: SAVED_VIEWS.write, audit: 'saved-view.removed', limit: 'api_call' })
    .input(ByIdSchema)
    .output(ByIdSchema)
    .errors({ SAVED_VIEW_NOT_FOUND }),
};
