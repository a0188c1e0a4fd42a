import { publicTag, publicUsage, type TAG_OPERATIONS } from '#modules/sharing/integrations/public-api.tags.ts';
import { changed, type Handlers } from './public-api.api.server.ts';

export const TAG_HANDLERS: Handlers<typeof TAG_OPERATIONS> = {
  tags: async (api) => ({ data: (await api.tags.list()).map(publicTag) }),
  tagUsage: async (api) => ({ data: (await api.tags.usage()).map(publicUsage) }),
  createTag: async (api, { body: { name } }) => changed(await api.tags.create({ name })),
  renameTag: async (api, { id, body: { name } }) => changed(await api.tags.update({ id, name })),
  mergeTag: async (api, { id, body: { into } }) => changed(await api.tags.merge({ id, into })),
  deleteTag: async (api, { id }) => changed(await api.tags.remove({ id })),
  restoreTag: async (api, { id }) => changed(await api.tags.restore({ id })),
};
