import {
  type DEBT_OPERATIONS,
  publicDebts,
  publicLoan,
  termsFrom,
} from '#modules/sharing/integrations/public-api.debts.ts';
import { amountFrom, changed, type Handlers } from './public-api.api.server.ts';

export const DEBT_HANDLERS: Handlers<typeof DEBT_OPERATIONS> = {
  debts: async (api, { query, today }) => ({
    data: publicDebts(await api.debts.overview({ today: query.today ?? today })),
  }),
  async createDebt(api, { body: { owed, terms, currency, ...debt } }) {
    const agreed = termsFrom(terms, (text) => amountFrom(text, currency));
    return changed(await api.debts.add({ ...debt, balance: amountFrom(owed, currency), agreed }));
  },
  async replaceDebt(api, { id, body: { owed, terms, currency, ...debt } }) {
    const agreed = termsFrom(terms, (text) => amountFrom(text, currency));
    return changed(await api.debts.update({ id, ...debt, balance: amountFrom(owed, currency), agreed }));
  },
  deleteDebt: async (api, { id }) => changed(await api.debts.remove({ id })),
  loansGiven: async (api) => ({ data: (await api.loansGiven.list()).map(publicLoan) }),
};
