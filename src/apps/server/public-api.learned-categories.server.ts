import {
  type LEARNED_CATEGORY_OPERATIONS,
  publicLearned,
} from '#modules/sharing/integrations/public-api.learned-categories.ts';
import type { Handlers } from './public-api.api.server.ts';

export const LEARNED_CATEGORY_HANDLERS: Handlers<typeof LEARNED_CATEGORY_OPERATIONS> = {
  learnedCategories: async (api) => ({ data: (await api.merchants.lessons()).map(publicLearned) }),
  async changeLearnedCategory(api, { body: { merchant, direction, categoryId } }) {
    await api.merchants.change({ merchant, direction, categoryId });
    return { data: { merchant, direction } };
  },
  async deleteLearnedCategory(api, { query }) {
    await api.merchants.forget(query);
    return { data: query };
  },
};
