import { hundredthsOf } from '#modules/sharing/integrations/public-api.operation.ts';
import { publicSplit, publicTemplate, type SPLIT_OPERATIONS } from '#modules/sharing/integrations/public-api.splits.ts';
import { amountFrom, changed, given, type Handlers } from './public-api.api.server.ts';

export const SPLIT_HANDLERS: Handlers<typeof SPLIT_OPERATIONS> = {
  split: async (api, { id }) => ({ data: publicSplit(await api.splits.get({ id })) }),
  async setSplit(api, { id, body }) {
    const { amount: whole } = await api.splits.get({ id });
    const lines = body.lines.map(({ amount, categoryId, ...line }) => ({
      ...given(line),
      categoryId,
      amount: amountFrom(amount, whole.currency),
    }));
    return changed(await api.splits.split({ id, lines }));
  },
  removeSplit: async (api, { id }) => changed(await api.splits.unsplit({ id })),
  applySplitTemplate: async (api, { id, body: { templateId } }) =>
    changed(await api.splits.applyTemplate({ id, templateId })),
  splitTemplates: async (api) => ({ data: (await api.splits.templates()).map(publicTemplate) }),
  async createSplitTemplate(api, { body: { name, lines } }) {
    const wishes = lines.map(({ percent, ...line }) => ({
      ...line,
      hundredths: percent === null ? null : hundredthsOf(percent),
    }));
    return changed(await api.splits.saveTemplate({ name, lines: wishes }));
  },
  deleteSplitTemplate: async (api, { id }) => changed(await api.splits.removeTemplate({ id })),
};
