import { createRouterClient } from '@orpc/server';
import * as z from 'zod';
import { LIMITS } from '#kernel/limits.ts';
import { parseMoney, type Money } from '#kernel/money.ts';
import type { OpenedByKey } from '#modules/sharing/integrations/api-keys.service.server.ts';
import {
  publicAccount,
  publicCategory,
  publicTotals,
  publicTransaction,
} from '#modules/sharing/integrations/public-api.answers.ts';
import { cursorOf, type Place, placeOf } from '#modules/sharing/integrations/public-api.cursor.ts';
import type { Answer, Body, OperationName, Query } from '#modules/sharing/integrations/public-api.model.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import type { routerOf } from './router.server.ts';

export type Router = ReturnType<typeof routerOf>;
export type Api = ReturnType<typeof apiOf>;

type Asked<Name extends OperationName> = {
  /** The id in the address; empty where it has none. */
  readonly id: string;
  readonly query: Query<Name>;
  readonly body: Body<Name>;
  /** The id of what is made, so that it is made once however often the call is tried. */
  readonly newId: string | undefined;
};

type Handlers = { readonly [Name in OperationName]: (api: Api, asked: Asked<Name>) => Promise<Answer<Name>> };

const changed = ({ id }: { id: string }) => ({ data: { id } });

/** How each is answered: by a procedure of the screens, behind the same guard. */
export const HANDLERS: Handlers = {
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

  categories: async (api) => ({ data: (await api.categories.list()).map(publicCategory) }),
  createCategory: async (api, { body: { name, ...body } }) =>
    changed(await api.categories.create({ name, ...given(body) })),
  updateCategory: async (api, { id, body }) => changed(await api.categories.update({ id, ...given(body) })),
  deleteCategory: async (api, { id, query: { moveTo } }) =>
    changed(
      await api.categories.remove({
        id,
        ...(moveTo === undefined ? {} : { moveTo: moveTo === 'none' ? null : moveTo }),
      }),
    ),

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
  async createTransaction(api, { body: { amount, currency, allowDuplicate, reference, ...body }, newId }) {
    const account = (await api.accounts.list()).find((one) => one.id === body.accountId);
    const read = amountFrom(amount, currency ?? account?.currency ?? (await currencyOfWorkspace(api)));
    const more = { ...given({ reference, id: newId }), confirmed: allowDuplicate };
    return changed(await api.transactions.create({ ...body, amount: read, ...more }));
  },
  async updateTransaction(api, { id, body: { amount, currency, ...body } }) {
    const read = amount === undefined || currency === undefined ? {} : { amount: amountFrom(amount, currency) };
    return changed(await api.transactions.update({ id, ...given(body), ...read }));
  },
  deleteTransaction: async (api, { id }) => changed(await api.transactions.remove({ id })),
  restoreTransaction: async (api, { id }) => changed(await api.transactions.restore({ id })),
  async categoriseTransactions(api, { body }) {
    const { count } = await api.transactions.categorise(body);
    return { data: { count } };
  },
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

/** What the caller sent is not valid. @throws always, as zod says it */
function invalid(field: string, message: string): z.ZodError {
  return new z.ZodError([{ code: 'custom', message, path: [field], input: undefined }]);
}

function amountFrom(text: string, currency: string): Money {
  const read = parseMoney(text, currency);
  if (read === null) throw invalid('amount', `is not an amount in ${currency}`);
  return read;
}

/** Without what was left out. */
function given<T extends object>(chosen: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

async function currencyOfWorkspace(api: Api): Promise<string> {
  const session = await api.identity.session();
  return session?.workspace.currency ?? 'ZAR';
}

export type Caller = { readonly ipAddress: string | null; readonly userAgent: string | null };

/** The procedures as the creator of the key may call them; whatever else the request carries opens nothing. */
export function apiOf(
  services: AppServices,
  router: Router,
  { person, workspaceId, keyId }: OpenedByKey,
  from: Caller,
) {
  // Never fresh: such a session confirms nothing that asks for a password.
  const session = { id: keyId, via: 'link', isPending: false, confirmedAt: null } as const;
  const personOf = () => Promise.resolve({ person, session, setCookie: [] });
  const ofKey = { ...services, apiCall: LIMITS.publicApi, accessResolver: { ...services.accessResolver, personOf } };
  const request = { id: crypto.randomUUID(), headers: new Headers(), ...from, workspaceId, once: new Map() };
  return createRouterClient(router, { context: { services: ofKey, request } satisfies RequestContext });
}
