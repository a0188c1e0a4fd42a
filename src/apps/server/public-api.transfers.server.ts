import { type LINK_OPERATIONS, publicLinks } from '#modules/sharing/integrations/public-api.links.ts';
import { type MERGE_OPERATIONS, publicCandidate } from '#modules/sharing/integrations/public-api.merges.ts';
import {
  publicSuggestion,
  publicTransfer,
  type TRANSFER_OPERATIONS,
} from '#modules/sharing/integrations/public-api.transfers.ts';
import { amountFrom, changed, given, type Handlers } from './public-api.api.server.ts';

export const TRANSFER_HANDLERS: Handlers<typeof TRANSFER_OPERATIONS> = {
  async transferSuggestions(api, { query: { importId, ...page } }) {
    const { rows, count, sure } = await api.transfers.suggestions({ ...page, ...given({ importId }) });
    return { data: rows.map(publicSuggestion), count, sure };
  },
  linkTransfer: async (api, { body }) => changed(await api.transfers.link(body)),
  async acceptTransfers(api, { body: { pairs } }) {
    const { ids } = await api.transfers.acceptMany({ pairs });
    return { data: { count: ids.length } };
  },
  rejectTransfer: async (api, { body }) => ({ data: await api.transfers.reject(body) }),
  unrejectTransfer: async (api, { query }) => ({ data: await api.transfers.unreject(query) }),
  async transfer(api, { id }) {
    const linked = await api.transfers.get({ id });
    return { data: linked === null ? null : publicTransfer(linked) };
  },
  createOtherSide: async (api, { id, body: { accountId } }) =>
    changed(await api.transfers.createOther({ id, accountId })),
  unlinkTransfer: async (api, { id }) => ({ data: await api.transfers.unlink({ id }) }),
};

type Linked = { readonly id: string; readonly categoryId: string | null; readonly isRecategorised: boolean };
const linked = ({ id, categoryId, isRecategorised }: Linked) => ({ data: { id, categoryId, isRecategorised } });

export const LINK_HANDLERS: Handlers<typeof LINK_OPERATIONS> = {
  links: async (api, { id }) => ({ data: publicLinks(await api.transactionLinks.of({ id })) }),
  async createLink(api, { body: { amount, ...body } }) {
    const { linked: known } = await api.transactionLinks.of({ id: body.fromId });
    const paid = amount === null ? null : amountFrom(amount, known.currency);
    return linked(await api.transactionLinks.create({ ...body, amount: paid }));
  },
  async deleteLink(api, { id }) {
    const { changeId, ...unlinked } = await api.transactionLinks.remove({ id });
    return { data: { ...linked(unlinked).data, changeId } };
  },
};

export const MERGE_HANDLERS: Handlers<typeof MERGE_OPERATIONS> = {
  mergeCandidates: async (api, { id }) => ({ data: (await api.merges.candidates({ id })).map(publicCandidate) }),
  mergeTransactions: async (api, { id: keepId, body: { otherId, choices = {} } }) => ({
    data: await api.merges.merge({ keepId, otherId, choices }),
  }),
};
