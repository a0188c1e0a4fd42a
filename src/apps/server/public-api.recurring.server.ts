import type { Money } from '#kernel/money.ts';
import type { Overview, Suggestion } from '#modules/money/recurring/model.ts';
import {
  cadenceFrom,
  expectedFrom,
  type RECURRING_OPERATIONS,
  suggestionMeant,
} from '#modules/sharing/integrations/public-api.recurring.ts';
import { publicRecurring } from '#modules/sharing/integrations/public-api.recurring-list.ts';
import {
  type Api,
  amountFrom,
  changed,
  countryOfWorkspace,
  currencyOfWorkspace,
  type Handlers,
  invalid,
} from './public-api.api.server.ts';

export const RECURRING_HANDLERS: Handlers<typeof RECURRING_OPERATIONS> = {
  async recurring(api, { query, today }) {
    return { data: publicRecurring(await api.recurring.overview({ today: query.today ?? today })) };
  },
  async createRecurring(api, { body: { accountId, name, payee, direction, cadence, amount, categoryId } }) {
    const account = (await api.accounts.list()).find(({ id }) => id === accountId);
    const currency = account?.currency ?? (await currencyOfWorkspace(api));
    const added = await api.recurring.add({
      accountId,
      name,
      payeeText: payee,
      direction,
      cadence: cadenceFrom(cadence, await countryOfWorkspace(api)),
      amount: expectedFrom(amount, inCurrency(currency)),
      categoryId,
    });
    return changed(added);
  },
  async updateRecurring(api, { id, today, body: { name, cadence, amount, categoryId } }) {
    const currency = await currencyOf(api, id, today);
    const rule = expectedFrom(amount, inCurrency(currency));
    const often = cadenceFrom(cadence, await countryOfWorkspace(api));
    return changed(await api.recurring.update({ id, name, cadence: often, amount: rule, categoryId }));
  },
  markRecurring: async (api, { id, body }) => changed(await api.recurring.mark({ id, ...body })),
  async changeOccurrence(api, { id, today, body: { on, isSkipped = false, movedTo = null, amount } }) {
    const priced = amount === undefined ? null : amountFrom(amount, await currencyOf(api, id, today));
    const isUsual = !isSkipped && movedTo === null && priced === null;
    const change = isUsual ? null : { isSkipped, movedTo, amount: priced };
    return changed(await api.recurring.changeOccurrence({ id, on, change }));
  },
  async matchOccurrence(api, { id, query, today, body: { on, paidBy = null, notPaidBy = [] } }) {
    const match = paidBy === null && notPaidBy.length === 0 ? null : { paidBy, notPaidBy };
    return changed(await api.recurring.matchOccurrence({ id, on, today: query.today ?? today, match }));
  },
  async confirmSuggestions(api, { query, today, body: { suggestions } }) {
    const overview = await api.recurring.overview({ today: query.today ?? today });
    const items = suggestions.map((sent) => {
      const { source, name, cadence, amount } = suggested(sent, overview);
      return { source, name, cadence, amount, changes: [] };
    });
    return { data: await api.recurring.confirmMany({ items }) };
  },
  async dismissSuggestion(api, { query, today, body }) {
    const overview = await api.recurring.overview({ today: query.today ?? today });
    const { source, name } = suggested(body, overview);
    return changed(await api.recurring.dismiss({ source, name }));
  },
  deleteRecurring: async (api, { id }) => changed(await api.recurring.remove({ id })),
};

/** @throws ZodError where nothing of the kind is suggested */
function suggested(sent: Parameters<typeof suggestionMeant>[0], overview: Overview): Suggestion {
  const found = suggestionMeant(sent, overview);
  if (found === undefined) throw invalid('payee', 'is not suggested');
  return found;
}

const inCurrency =
  (currency: string) =>
  (text: string): Money =>
    amountFrom(text, currency);

/** The currency of a recurring payment. */
async function currencyOf(api: Api, id: string, today: string): Promise<string> {
  const { items } = await api.recurring.overview({ today });
  return items.find((item) => item.id === id)?.source.currency ?? (await currencyOfWorkspace(api));
}
