import { implement } from '@orpc/server';
import { AMOUNTS, can } from '#kernel/permissions.ts';
import { heldRows, setDeleted } from '#modules/money/ledger/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type HandlerContext, type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { linksCertain, putLinksCertain } from './certain.store.server.ts';
import { contract } from './contract.ts';
import type { HOW_LINKED } from './kinds.ts';
import type { PairIds } from './model.ts';
import { addOther } from './other-side.server.ts';
import { linkPair, type LinkRefusal, unlinkRow, type UnlinkRefusal } from './service.server.ts';
import { addRejection, otherSide, removeRejection } from './store.server.ts';
import { automaticOf, candidatesOf, linkedOf, suggestionsOf } from './suggestions.server.ts';
import { isByHand } from '#modules/money/ledger/rules.ts';

const transfers = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const transfersRouter = transfers.router({
  suggestions: transfers.suggestions.handler(({ input, context: { db, workspaceId, workspace } }) =>
    suggestionsOf(db, workspaceId, input, { seesAmounts: can(workspace.role, AMOUNTS.read) }),
  ),

  automatic: transfers.automatic.handler(({ input, context: { db, workspaceId, workspace } }) =>
    automaticOf(db, workspaceId, input, { seesAmounts: can(workspace.role, AMOUNTS.read) }),
  ),

  settings: transfers.settings.handler(async ({ context: { db, workspaceId } }) => ({
    linksCertain: await linksCertain(db, workspaceId),
  })),

  changeSettings: transfers.changeSettings.handler(async ({ input, context: { db, workspaceId, audit } }) => {
    await putLinksCertain(db, workspaceId, input.linksCertain);
    audit({ metadata: input });
    return input;
  }),

  get: transfers.get.handler(async ({ input: { id }, context: { db, workspaceId, workspace }, errors }) => {
    const linked = await linkedOf(db, workspaceId, id, { seesAmounts: can(workspace.role, AMOUNTS.read) });
    if (linked === undefined) throw errors.TRANSACTION_NOT_FOUND();
    return linked;
  }),

  candidates: transfers.candidates.handler(
    async ({ input: { id }, context: { db, workspaceId, workspace }, errors }) => {
      const found = await candidatesOf(db, workspaceId, id, { seesAmounts: can(workspace.role, AMOUNTS.read) });
      if (found === null) throw errors.TRANSACTION_NOT_FOUND();
      return found;
    },
  ),

  accept: transfers.accept.handler(async ({ input, context, errors }) => ({
    id: await linked(input, 'suggestion', context, errors),
  })),

  acceptMany: transfers.acceptMany.handler(async ({ input: { pairs }, context, errors }) => {
    for (const pair of pairs) await linked(pair, 'suggestion', context, errors);
    return { ids: pairs.map(({ outId }) => outId) };
  }),

  link: transfers.link.handler(async ({ input, context, errors }) => ({
    id: await linked(input, 'person', context, errors),
  })),

  reject: transfers.reject.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const found = await heldRows(db, workspaceId, [input.outId, input.inId]);
    if (found.length < 2) throw errors.TRANSACTION_NOT_FOUND();
    await addRejection(db, workspaceId, input, { userId, now: services.now() });
    audit({ id: input.outId, metadata: { inId: input.inId } });
    return input;
  }),

  unreject: transfers.unreject.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const found = await heldRows(db, workspaceId, [input.outId, input.inId]);
    if (found.length < 2) throw errors.TRANSACTION_NOT_FOUND();
    await removeRejection(db, workspaceId, input);
    audit({ id: input.outId, metadata: { inId: input.inId } });
    return input;
  }),

  unlink: transfers.unlink.handler(async ({ input: { id }, context, errors }) => ({
    ...(await unlinked(id, context, errors)),
    changeId: await changeIdOf(context.db),
  })),

  unlinkMany: transfers.unlinkMany.handler(async ({ input: { ids }, context, errors }) => {
    const pairs: PairIds[] = [];
    for (const id of ids) pairs.push(await unlinked(id, context, errors));
    return { pairs };
  }),

  createOther: transfers.createOther.handler(async ({ input: { id, accountId }, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const [row] = await heldRows(db, workspaceId, [id]);
    if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
    if (row.transferId !== null) throw errors.ALREADY_LINKED();
    const by = { userId, now: services.now(), how: 'person' } as const;
    const added = await addOther(db, workspaceId, { row, accountId }, by);
    if ('refusal' in added) throw errors[added.refusal]();
    const { otherId } = added;
    const pair = row.minor < 0n ? { outId: id, inId: otherId } : { outId: otherId, inId: id };
    audit({ id: added.id, metadata: { ...pair, how: by.how } });
    return { id: otherId };
  }),

  removeOther: transfers.removeOther.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const [row] = await heldRows(db, workspaceId, [id]);
    if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
    // A line goes with its whole split, which was not added for the transfer.
    const isAdded = isByHand(row) && row.parentId === null;
    if (!isAdded || (await otherSide(db, workspaceId, row)) === null) throw errors.NOT_LINKED();
    await setDeleted(db, workspaceId, [id], services.now());
    audit({ id });
    return { id };
  }),
});

type Changing = Pick<HandlerContext, 'db' | 'audit'> & {
  readonly workspaceId: string;
  readonly userId: string;
  readonly services: Pick<RequestContext['services'], 'now'>;
};

/** Links a pair and answers the id of the transfer, or says why not. */
async function linked(
  pair: PairIds,
  how: (typeof HOW_LINKED)[number],
  { db, workspaceId, userId, services, audit }: Changing,
  errors: Readonly<Record<LinkRefusal, () => Error>>,
): Promise<string> {
  const answer = await linkPair(db, workspaceId, pair, { userId, now: services.now(), how });
  if ('refusal' in answer) throw errors[answer.refusal]();
  audit({ id: answer.id, metadata: { ...pair, how } });
  return answer.id;
}

async function unlinked(
  id: string,
  { db, workspaceId, userId, services, audit }: Changing,
  errors: Readonly<Record<UnlinkRefusal, () => Error>>,
): Promise<PairIds & { readonly removedId: string | null }> {
  const now = services.now();
  const answer = await unlinkRow(db, workspaceId, id, now);
  if ('refusal' in answer) throw errors[answer.refusal]();
  const { how, ...pair } = answer;
  // Nobody asked for the link, so it is neither made nor suggested again.
  if (how === 'certain') await addRejection(db, workspaceId, pair, { userId, now });
  audit({ id, metadata: { ...pair } });
  return pair;
}
