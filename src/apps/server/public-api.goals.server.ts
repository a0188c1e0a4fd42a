import { type GOAL_OPERATIONS, publicGoals } from '#modules/sharing/integrations/public-api.goals.ts';
import { amountFrom, type Handlers } from './public-api.api.server.ts';

export const GOAL_HANDLERS: Handlers<typeof GOAL_OPERATIONS> = {
  async goals(api, { query: { today: own }, today }) {
    return { data: publicGoals(await api.goals.overview({ today: own ?? today })) };
  },
  async putIntoGoal(api, { id, today, body: { accountId, amount, currency, day, note } }) {
    const entry = { goalId: id, accountId, amount: amountFrom(amount, currency), today, day: day ?? today, note };
    return { data: await api.goals.put(entry) };
  },
};
