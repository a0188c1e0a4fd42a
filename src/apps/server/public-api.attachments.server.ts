import { type ATTACHMENT_OPERATIONS, publicAttachment } from '#modules/sharing/integrations/public-api.attachments.ts';
import { changed, type Handlers } from './public-api.api.server.ts';

export const ATTACHMENT_HANDLERS: Handlers<typeof ATTACHMENT_OPERATIONS> = {
  async attachments(api, { id: transactionId }) {
    return { data: (await api.attachments.list({ transactionId })).map(publicAttachment) };
  },
  addAttachment: async (api, { id: transactionId, file }) =>
    changed(await api.attachments.add({ transactionId, file })),
  deleteAttachment: async (api, { id }) => changed(await api.attachments.remove({ id })),
  restoreAttachment: async (api, { id }) => changed(await api.attachments.restore({ id })),
  attachmentFile: (api, { id }) => api.attachments.download({ id }),
};
