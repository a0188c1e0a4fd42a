import { cursorOf, type Place, placeOf } from '#modules/sharing/integrations/public-api.cursor.ts';
import { type HISTORY_OPERATIONS, publicEntry } from '#modules/sharing/integrations/public-api.history.ts';
import type { Asked } from '#modules/sharing/integrations/public-api.operation.ts';
import type { TRANSACTION_CHANGE_OPERATIONS } from '#modules/sharing/integrations/public-api.transaction-changes.ts';
import {
  publicTotals,
  publicTransaction,
  type TRANSACTION_OPERATIONS,
} from '#modules/sharing/integrations/public-api.transactions.ts';
import {
  amountFrom,
  type Api,
  changed,
  currencyOfWorkspace,
  given,
  type Handlers,
  invalid,
} from './public-api.api.server.ts';

export const TRANSACTION_HANDLERS: Handlers<typeof TRANSACTION_OPERATIONS> = {
  async transactions(api, { query }) {
    const { uncategorised, currency, includeTransfers, page, pageSize, sort, order, cursor, ...chosen } = query;
    const filter = {
      ...given(chosen),
      currency: currency ?? (await currencyOfWorkspace(api)),
      uncategorisedOnly: uncategorised === 'true',
      includeTransfers: includeTransfers === 'true',
      thorough: true,
    };
    const sorted = { column: sort ?? 'date', direction: order };
    const isNewestFirst = sorted.column === 'date' && order === 'down';
    const after = cursor === undefined ? null : placeOf(cursor);
    if (cursor !== undefined && (after === null || !isNewestFirst || (filter.to ?? '9999') < after.bookedOn))
      throw invalid('cursor', 'is not one of this list, newest first');
    const totals = await api.transactions.totals(filter);
    const listAt = (at: number, to = filter.to) =>
      api.transactions.list({ ...filter, ...given({ to }), sort: sorted, page: at, pageSize });
    const found = after === null ? await pageAt(page, pageSize, listAt) : await pageAfter(after, pageSize, listAt);
    const last = found.rows.at(-1);
    return {
      data: found.rows.map(publicTransaction),
      page: after === null ? page : null,
      pageSize,
      count: totals.count,
      nextCursor: isNewestFirst && found.hasMore && last !== undefined ? cursorOf(last) : null,
      corrected: found.corrected,
      totals: publicTotals(totals),
    };
  },
  async createTransaction(api, { body, newId }) {
    const { amount, currency, allowDuplicate, reference, original, fee, ...plain } = body;
    const account = (await api.accounts.list()).find((one) => one.id === plain.accountId);
    const read = amountFrom(amount, currency ?? account?.currency ?? (await currencyOfWorkspace(api)));
    const charged = fee === undefined ? undefined : amountFrom(fee, read.currency).minor;
    const more = {
      ...given({ reference, id: newId, original: paidIn(original), fee: charged }),
      confirmed: allowDuplicate,
    };
    return changed(await api.transactions.create({ ...plain, amount: read, ...more }));
  },
  async updateTransaction(api, { id, body: { amount, currency, original, ...body } }) {
    const read = amount === undefined || currency === undefined ? {} : { amount: amountFrom(amount, currency) };
    return changed(await api.transactions.update({ id, ...given({ ...body, original: paidIn(original) }), ...read }));
  },
  deleteTransaction: async (api, { id }) => changed(await api.transactions.remove({ id })),
  restoreTransaction: async (api, { id }) => changed(await api.transactions.restore({ id })),
  async deletedTransactions(api, { query: { page } }) {
    const { rows, count } = await api.transactions.trash({ page });
    return { data: rows.map((row) => ({ ...publicTransaction(row), deletedAt: row.deletedAt })), count };
  },
};

type SentOriginal = Asked<(typeof TRANSACTION_OPERATIONS)['updateTransaction']>['body']['original'];

function paidIn(original: SentOriginal) {
  if (original === undefined || original === null) return original;
  const { amount, currency, rate, fee } = original;
  return {
    amount: amountFrom(amount, currency),
    rate,
    fee: fee === null ? null : amountFrom(fee.amount, fee.currency),
  };
}

type Chosen = Asked<(typeof TRANSACTION_CHANGE_OPERATIONS)['previewBulkChange']>['body'];

async function bulkOf(api: Api, { ids, filter, change }: Chosen) {
  if (ids !== undefined) return { which: { ids }, change: given(change) };
  const { uncategorised: uncategorisedOnly, currency, ...chosen } = filter ?? { uncategorised: false };
  const asked = { ...given(chosen), currency: currency ?? (await currencyOfWorkspace(api)), uncategorisedOnly };
  return { which: { filter: { ...asked, thorough: true } }, change: given(change) };
}

export const TRANSACTION_CHANGE_HANDLERS: Handlers<typeof TRANSACTION_CHANGE_OPERATIONS> = {
  async markTransaction(api, { id, body }) {
    return { data: await api.transactions.mark({ id, change: given(body) }) };
  },
  async categoriseTransactions(api, { body }) {
    const { count } = await api.transactions.categorise(body);
    return { data: { count } };
  },
  async previewBulkChange(api, { body }) {
    return { data: await api.transactions.bulkPreview(await bulkOf(api, body)) };
  },
  async bulkChange(api, { body: { expected, ...chosen } }) {
    const { count, changeId } = await api.transactions.bulkChange({
      ...(await bulkOf(api, chosen)),
      ...given({ expected }),
    });
    return { data: { count, changeId } };
  },
  deleteTransactions: async (api, { body }) => ({ data: await api.transactions.removeMany(body) }),
  restoreTransactions: async (api, { body }) => ({ data: await api.transactions.restoreMany(body) }),
  undoChange: async (api, { id }) => ({ data: await api.history.undo({ changeId: id }) }),
};

export const HISTORY_HANDLERS: Handlers<typeof HISTORY_OPERATIONS> = {
  history: async (api, { id }) => ({ data: (await api.history.ofTransaction({ id })).map(publicEntry) }),
};

type Listed = Awaited<ReturnType<Api['transactions']['list']>>;
type FoundPage = Pick<Listed, 'rows' | 'corrected'> & { readonly hasMore: boolean };

async function pageAt(page: number, pageSize: number, listAt: (page: number) => Promise<Listed>): Promise<FoundPage> {
  const { rows, corrected, count } = await listAt(page);
  return { rows, corrected, hasMore: page * pageSize < count };
}

/** The transactions that follow a place in the list, however many of its day came before it. */
async function pageAfter(
  after: Place,
  pageSize: number,
  listAt: (page: number, to: string) => Promise<Listed>,
): Promise<FoundPage> {
  const rows: Listed['rows'] = [];
  for (let page = 1; ; page += 1) {
    const listed = await listAt(page, after.bookedOn);
    rows.push(...listed.rows.filter(({ bookedOn, id }) => bookedOn < after.bookedOn || id < after.id));
    const isEnd = listed.rows.length < pageSize;
    if (isEnd || rows.length > pageSize)
      return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize, corrected: listed.corrected };
  }
}
