import { type ATTACHMENT_OPERATIONS, publicAttachment } from '#modules/sharing/integrations/public-api.attachments.ts';
import type { Handlers } from './public-api.api.server.ts';

export const ATTACHMENT_HANDLERS: Handlers<typeof ATTACHMENT_OPERATIONS> = {
  async attachments(api, { id: transactionId }) {
    return { data: (await api.attachments.list({ transactionId })).map(publicAttachment) };
  },
  attachmentFile: (api, { id }) => api.attachments.download({ id }),
};
