import {
  type NET_WORTH_OPERATIONS,
  publicGains,
  publicNetWorth,
} from '#modules/sharing/integrations/public-api.net-worth.ts';
import { hundredthsOf } from '#modules/sharing/integrations/public-api.operation.ts';
import { amountFrom, changed, currencyOfWorkspace, type Handlers } from './public-api.api.server.ts';

export const NET_WORTH_HANDLERS: Handlers<typeof NET_WORTH_OPERATIONS> = {
  async netWorth(api, { query, today }) {
    const currency = query.currency ?? (await currencyOfWorkspace(api));
    return { data: publicNetWorth(await api.netWorth.overview({ today: query.today ?? today, currency })) };
  },
  async currencyGains(api, { query, today }) {
    const currency = query.currency ?? (await currencyOfWorkspace(api));
    return { data: publicGains(await api.netWorth.currencyGains({ today: query.today ?? today, currency })) };
  },
  async createAsset(api, { body: { percent, values, ...body } }) {
    const currency = body.currency ?? (await currencyOfWorkspace(api));
    const valuations = values.map(({ amount, ...value }) => ({ ...value, amount: amountFrom(amount, currency) }));
    return changed(await api.netWorth.create({ ...body, currency, ownership: hundredthsOf(percent), valuations }));
  },
  replaceAsset: async (api, { id, body: { percent, ...body } }) =>
    changed(await api.netWorth.update({ id, ...body, ownership: hundredthsOf(percent) })),
  deleteAsset: async (api, { id }) => changed(await api.netWorth.remove({ id })),
  async setAssetValue(api, { id, body: { amount, currency, ...value } }) {
    return changed(await api.netWorth.setValuation({ id, ...value, amount: amountFrom(amount, currency) }));
  },
  deleteAssetValue: async (api, { id, query: { day } }) => changed(await api.netWorth.removeValuation({ id, day })),
  async setAccountShare(api, { id, body: { percent } }) {
    const { accountId } = await api.netWorth.setAccountShare({ accountId: id, ownership: hundredthsOf(percent) });
    return changed({ id: accountId });
  },
  setCounted: async (api, { id, body: { counted } }) =>
    changed(await api.netWorth.setCounted({ id, isCounted: counted })),
};
