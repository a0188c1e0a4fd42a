import type { Money } from '#kernel/money.ts';
import {
  cadenceFrom,
  expectedFrom,
  publicRecurring,
  type RECURRING_OPERATIONS,
} from '#modules/sharing/integrations/public-api.recurring.ts';
import {
  type Api,
  amountFrom,
  changed,
  countryOfWorkspace,
  currencyOfWorkspace,
  type Handlers,
} from './public-api.api.server.ts';

export const RECURRING_HANDLERS: Handlers<typeof RECURRING_OPERATIONS> = {
  async recurring(api, { query, today }) {
    return { data: publicRecurring(await api.recurring.overview({ today: query.today ?? today })) };
  },
  async createRecurring(api, { body: { accountId, name, payee, direction, cadence, amount } }) {
    const account = (await api.accounts.list()).find(({ id }) => id === accountId);
    const currency = account?.currency ?? (await currencyOfWorkspace(api));
    const added = await api.recurring.add({
      accountId,
      name,
      payeeText: payee,
      direction,
      cadence: cadenceFrom(cadence, await countryOfWorkspace(api)),
      amount: expectedFrom(amount, inCurrency(currency)),
    });
    return changed(added);
  },
  async updateRecurring(api, { id, today, body: { name, cadence, amount } }) {
    const currency = await currencyOf(api, id, today);
    const rule = expectedFrom(amount, inCurrency(currency));
    const often = cadenceFrom(cadence, await countryOfWorkspace(api));
    return changed(await api.recurring.update({ id, name, cadence: often, amount: rule }));
  },
  markRecurring: async (api, { id, body }) => changed(await api.recurring.mark({ id, ...body })),
  async changeOccurrence(api, { id, today, body: { on, isSkipped = false, movedTo = null, amount } }) {
    const priced = amount === undefined ? null : amountFrom(amount, await currencyOf(api, id, today));
    const isUsual = !isSkipped && movedTo === null && priced === null;
    const change = isUsual ? null : { isSkipped, movedTo, amount: priced };
    return changed(await api.recurring.changeOccurrence({ id, on, change }));
  },
  deleteRecurring: async (api, { id }) => changed(await api.recurring.remove({ id })),
};

const inCurrency =
  (currency: string) =>
  (text: string): Money =>
    amountFrom(text, currency);

/** The currency of a recurring payment. */
async function currencyOf(api: Api, id: string, today: string): Promise<string> {
  const { items } = await api.recurring.overview({ today });
  return items.find((item) => item.id === id)?.source.currency ?? (await currencyOfWorkspace(api));
}
