import { type ACCOUNT_OPERATIONS, publicAccount } from '#modules/sharing/integrations/public-api.accounts.ts';
import { type CATEGORY_OPERATIONS, publicCategory } from '#modules/sharing/integrations/public-api.categories.ts';
import { amountFrom, changed, currencyOfWorkspace, given, type Handlers } from './public-api.api.server.ts';

export const ACCOUNT_HANDLERS: Handlers<typeof ACCOUNT_OPERATIONS> = {
  accounts: async (api) => ({ data: (await api.accounts.list()).map(publicAccount) }),
  createAccount: async (api, { body: { type, openingBalance, ...body } }) => {
    const currency = body.currency ?? (await currencyOfWorkspace(api));
    const opening = openingBalance === undefined ? {} : { openingBalance: amountFrom(openingBalance, currency) };
    const fields = { ...given(body), currency, ...given({ accountType: type }), ...opening };
    return changed(await api.accounts.create({ ...fields, name: body.name }));
  },
  async updateAccount(api, { id, body: { type, openingBalance, ...body } }) {
    const account = (await api.accounts.list()).find((one) => one.id === id);
    const currency = body.currency ?? account?.currency ?? (await currencyOfWorkspace(api));
    const opening = openingBalance === undefined ? {} : { openingBalance: amountFrom(openingBalance, currency) };
    return changed(await api.accounts.update({ id, ...given(body), ...given({ accountType: type }), ...opening }));
  },
  deleteAccount: async (api, { id }) => changed(await api.accounts.remove({ id })),
  restoreAccount: async (api, { id }) => changed(await api.accounts.restore({ id })),
};

export const CATEGORY_HANDLERS: Handlers<typeof CATEGORY_OPERATIONS> = {
  categories: async (api) => ({ data: (await api.categories.list()).map(publicCategory) }),
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
