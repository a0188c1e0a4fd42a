import { daysOf } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import {
  type ACCOUNT_OPERATIONS,
  publicAccount,
  publicCardStatement,
} from '#modules/sharing/integrations/public-api.accounts.ts';
import {
  type CATEGORY_OPERATIONS,
  calendarMonths,
  publicCategory,
  publicMonths,
  publicUsage,
} from '#modules/sharing/integrations/public-api.categories.ts';
import type { Asked } from '#modules/sharing/integrations/public-api.operation.ts';
import { amountFrom, changed, currencyOfWorkspace, given, type Handlers } from './public-api.api.server.ts';

type Sent = Asked<(typeof ACCOUNT_OPERATIONS)['updateAccount']>['body'];

/** What was sent, as the procedures name it; amounts are in the currency of the account. */
function fieldsFrom(sent: Sent, currency: Currency, known: Account['paymentDue']) {
  const { name, bankName, type, country, openingBalance, creditLimit, statementDay, isActive, closedOn } = sent;
  const paymentDue = paymentDueFrom(sent, known);
  return {
    ...given({ name, bankName, accountType: type, country, currency: sent.currency }),
    ...given({ statementDay, paymentDue, isActive, closedOn }),
    ...(openingBalance !== undefined && { openingBalance: amountFrom(openingBalance, currency) }),
    ...(creditLimit !== undefined && {
      creditLimit: creditLimit === null ? null : amountFrom(creditLimit, currency),
    }),
  };
}

type Due = Account['paymentDue'];

/** When a statement is to be paid then; undefined leaves it as it is. One that is null takes itself away, not the other. */
function paymentDueFrom({ paymentDaysAfter: days, paymentDay: day }: Sent, known: Due): Due | undefined {
  if (day != null) return { kind: 'day-of-month', day };
  if (days != null) return { kind: 'days-after', days };
  const isGone = known?.kind === 'day-of-month' ? day === null : days === null;
  return isGone ? null : undefined;
}

export const ACCOUNT_HANDLERS: Handlers<typeof ACCOUNT_OPERATIONS> = {
  accounts: async (api) => ({ data: (await api.accounts.list()).map(publicAccount) }),
  cardStatements: async (api, { query, today }) => ({
    data: (await api.accounts.cardStatements({ today: query.today ?? today })).map(publicCardStatement),
  }),
  async createAccount(api, { body }) {
    const currency = body.currency ?? (await currencyOfWorkspace(api));
    return changed(await api.accounts.create({ ...fieldsFrom(body, currency, null), currency, name: body.name }));
  },
  async updateAccount(api, { id, body }) {
    const account = (await api.accounts.list()).find((one) => one.id === id);
    const currency = body.currency ?? account?.currency ?? (await currencyOfWorkspace(api));
    return changed(await api.accounts.update({ id, ...fieldsFrom(body, currency, account?.paymentDue ?? null) }));
  },
  deleteAccount: async (api, { id }) => changed(await api.accounts.remove({ id })),
  restoreAccount: async (api, { id }) => changed(await api.accounts.restore({ id })),
};

export const CATEGORY_HANDLERS: Handlers<typeof CATEGORY_OPERATIONS> = {
  categories: async (api) => ({ data: (await api.categories.list()).map(publicCategory) }),
  async categoryMonths(api, { query: { from, to, currency }, today }) {
    const months = calendarMonths(from, to);
    const periods = months.map((month) => ({ from: daysOf(month).first, to: daysOf(month).last }));
    return { data: publicMonths(months, await api.categories.byMonth({ today, periods, ...given({ currency }) })) };
  },
  async categoryUse(api, { query, today: here }) {
    const today = query.today ?? here;
    return { data: publicUsage(await api.categories.usage({ today, month: { from: today, to: today } })) };
  },
  createCategory: async (api, { body: { name, ...body } }) =>
    changed(await api.categories.create({ name, ...given(body) })),
  updateCategory: async (api, { id, body }) => changed(await api.categories.update({ id, ...given(body) })),
  archiveCategory: async (api, { id }) => changed(await api.categories.archive({ id })),
  unarchiveCategory: async (api, { id }) => changed(await api.categories.unarchive({ id })),
  mergeCategory: async (api, { id, body: { into } }) => changed(await api.categories.merge({ id, into })),
  async deleteCategory(api, { id, query: { moveTo, withSubcategories } }) {
    const moving = moveTo === undefined ? {} : { moveTo: moveTo === 'none' ? null : moveTo };
    return changed(await api.categories.remove({ id, ...moving, withSubcategories: withSubcategories === 'true' }));
  },
  restoreCategory: async (api, { id }) => changed(await api.categories.restore({ id })),
};
