import { publicView, type SAVED_VIEW_OPERATIONS } from '#modules/sharing/integrations/public-api.saved-views.ts';
import { changed, type Handlers } from './public-api.api.server.ts';

export const SAVED_VIEW_HANDLERS: Handlers<typeof SAVED_VIEW_OPERATIONS> = {
  savedViews: async (api) => ({ data: (await api.savedViews.list()).map(publicView) }),
  createSavedView: async (api, { body }) => changed(await api.savedViews.create(body)),
  renameSavedView: async (api, { id, body: { name } }) => changed(await api.savedViews.update({ id, name })),
  deleteSavedView: async (api, { id }) => changed(await api.savedViews.remove({ id })),
};
