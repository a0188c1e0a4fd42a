import {
  publicMonth,
  publicSession,
  publicStatement,
  type STATEMENT_OPERATIONS,
} from '#modules/sharing/integrations/public-api.statements.ts';
import { amountFrom, changed, currencyOfWorkspace, type Handlers } from './public-api.api.server.ts';

export const STATEMENT_HANDLERS: Handlers<typeof STATEMENT_OPERATIONS> = {
  async statements(api, { id: accountId }) {
    return { data: (await api.reconciliation.list({ accountId })).items.map(publicStatement) };
  },
  async statementMonths(api, { id: accountId, query, today }) {
    const months = await api.reconciliation.grid({ accountId, today: query.today ?? today });
    return { data: months.map(publicMonth) };
  },
  async startStatement(api, { id: accountId, body: { day, balance } }) {
    const account = (await api.accounts.list()).find(({ id }) => id === accountId);
    const currency = account?.currency ?? (await currencyOfWorkspace(api));
    return changed(await api.reconciliation.start({ accountId, day, balance: amountFrom(balance, currency) }));
  },
  statement: async (api, { id }) => ({ data: publicSession(await api.reconciliation.get({ id })) }),
  async updateStatement(api, { id, body: { day, balance } }) {
    const { currency } = (await api.reconciliation.get({ id })).reconciliation.balance;
    return changed(await api.reconciliation.update({ id, day, balance: amountFrom(balance, currency) }));
  },
  async clearStatement(api, { id }) {
    const { ids } = await api.reconciliation.clearUpTo({ id });
    return { data: { ids } };
  },
  async clearTransactions(api, { body }) {
    const { ids } = await api.reconciliation.toggle(body);
    return { data: { ids } };
  },
  async adjustStatement(api, { id, body: { categoryId } }) {
    const { transactionId } = await api.reconciliation.adjust({ id, categoryId });
    return { data: { transactionId } };
  },
  undoAdjustment: async (api, { id, query: { transactionId } }) =>
    changed(await api.reconciliation.undoAdjust({ id, transactionId })),
  async finishStatement(api, { id }) {
    const { count } = await api.reconciliation.finish({ id });
    return { data: { count } };
  },
  async reopenStatement(api, { id, body: { reason } }) {
    const { statements, count } = await api.reconciliation.reopen({ id, reason });
    return { data: { statements, count } };
  },
  cancelStatement: async (api, { id }) => changed(await api.reconciliation.cancel({ id })),
};
