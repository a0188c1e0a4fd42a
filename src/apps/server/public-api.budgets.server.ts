import { type BUDGET_OPERATIONS, publicBudget } from '#modules/sharing/integrations/public-api.budgets.ts';
import { amountFrom, type Handlers } from './public-api.api.server.ts';

const undoable = ({ changeId }: { changeId: string }) => ({ data: { changeId } });

export const BUDGET_HANDLERS: Handlers<typeof BUDGET_OPERATIONS> = {
  async budget(api, { query: { period, today: own }, today }) {
    const key = period === undefined ? {} : { key: period };
    return { data: publicBudget(await api.budgets.overview({ today: own ?? today, ...key })) };
  },
  async setBudgetLimit(api, { id, today, body: { period, amount, currency, only } }) {
    const limit = amountFrom(amount, currency);
    return undoable(await api.budgets.setLimit({ today, key: period, lineId: id, limit, only }));
  },
  async addBudgetLine(api, { today, body: { period, amount, currency, ...line } }) {
    return { data: await api.budgets.addLine({ today, key: period, ...line, limit: amountFrom(amount, currency) }) };
  },
  async removeBudgetLine(api, { id, query: { period: key, today: own }, today }) {
    return undoable(await api.budgets.removeLine({ id, today: own ?? today, key }));
  },
  async closeBudgetPeriod(api, { today, body: { period, note } }) {
    return undoable(await api.budgets.close({ today, key: period, note, limits: [] }));
  },
  async budgetTemplates(api) {
    return { data: (await api.budgets.templates()).map(({ id, name, lines }) => ({ id, name, lines })) };
  },
  async applyBudgetTemplate(api, { id, today, body: { period, only } }) {
    return { data: await api.budgets.applyTemplate({ today, key: period, id, only }) };
  },
  async moveBudget(api, { today, body: { period, fromLineId, toLineId, amount, currency, note } }) {
    const places = { fromLineId, toLineId, note };
    return undoable(await api.budgets.move({ today, key: period, ...places, amount: amountFrom(amount, currency) }));
  },
};
