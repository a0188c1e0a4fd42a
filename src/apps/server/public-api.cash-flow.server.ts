import { money } from '#kernel/money.ts';
import {
  type CASH_FLOW_OPERATIONS,
  publicCashFlow,
  publicExpected,
} from '#modules/sharing/integrations/public-api.cash-flow.ts';
import { amountFrom, changed, type Handlers } from './public-api.api.server.ts';

/** An amount above zero, with the sign of its direction. */
function signedFrom(amount: string, currency: string, direction: 'in' | 'out') {
  const { minor } = amountFrom(amount, currency);
  return money(direction === 'in' ? minor : -minor, currency);
}

export const CASH_FLOW_HANDLERS: Handlers<typeof CASH_FLOW_OPERATIONS> = {
  async cashFlow(api, { query, today }) {
    const day = query.today ?? today;
    const currency = query.currency === undefined ? {} : { currency: query.currency };
    return { data: publicCashFlow(await api.cashFlow.overview({ today: day, days: query.days, ...currency }), day) };
  },
  async expectedPayments(api, { query, today }) {
    const { expected } = await api.cashFlow.overview({ today: query.today ?? today, days: 7 });
    return { data: expected.map(publicExpected) };
  },
  async createExpectedPayment(api, { body: { amount, currency, direction, ...rest } }) {
    return changed(await api.cashFlow.addExpected({ ...rest, amount: signedFrom(amount, currency, direction) }));
  },
  async replaceExpectedPayment(api, { id, body: { amount, currency, direction, ...rest } }) {
    return changed(await api.cashFlow.updateExpected({ ...rest, id, amount: signedFrom(amount, currency, direction) }));
  },
  deleteExpectedPayment: async (api, { id }) => changed(await api.cashFlow.removeExpected({ id })),
};
