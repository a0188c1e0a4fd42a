import { implement } from '@orpc/server';
import { changeIdOf, type Database } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { opened } from './checking.server.ts';
import { contract } from './contract.ts';
import type { Place } from './kinds.ts';
import { MOST_PLACED } from './limits.ts';
import { countDecisions, decide, decisionsOn, seenRows } from './placing.store.server.ts';

const projects = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Caller = { readonly db: Database; readonly workspaceId: string; readonly userId: string };
type Wish = { readonly id: string; readonly rowIds: readonly string[]; readonly place: Place };
type Refusals = { readonly TOO_MANY: () => Error; readonly TRANSACTION_NOT_FOUND: () => Error };

/** Decides about transactions that the caller sees; who paid them stays as it was said in the same project. */
export async function placeByHand(
  { db, workspaceId, userId }: Caller,
  { id, rowIds, place }: Wish,
  errors: Refusals,
): Promise<void> {
  const seen = await seenRows(db, workspaceId, rowIds);
  if (rowIds.some((rowId) => !seen.has(rowId))) throw errors.TRANSACTION_NOT_FOUND();
  const before = new Map((await decisionsOn(db, workspaceId, rowIds)).map((one) => [one.transactionId, one]));
  const added = seen.size - before.size;
  if (place !== 'by-rule' && (await countDecisions(db, workspaceId)) + added > MOST_PLACED) throw errors.TOO_MANY();
  const decisions = [...seen].map((transactionId) => {
    const old = before.get(transactionId);
    const paidBy = old?.projectId === id && place !== 'out' ? old.paidBy : null;
    return { transactionId, projectId: id, place, paidBy };
  });
  await decide(db, workspaceId, decisions, userId);
}

export const placingHandlers = {
  placeRows: projects.placeRows.handler(async ({ input, context, errors }) => {
    await opened(context, input.id, errors);
    await placeByHand(context, input, errors);
    context.audit({ id: input.id, metadata: { place: input.place, rows: input.rowIds.length } });
    return { changeId: await changeIdOf(context.db) };
  }),

  setPayer: projects.setPayer.handler(async ({ input: { id, rowId, personId }, context, errors }) => {
    const { db, workspaceId, userId, audit } = context;
    const { people } = await opened(context, id, errors);
    if (personId !== null && !people.some((person) => person.id === personId)) throw errors.PERSON_NOT_FOUND();
    if (!(await seenRows(db, workspaceId, [rowId])).has(rowId)) throw errors.TRANSACTION_NOT_FOUND();
    const [before] = await decisionsOn(db, workspaceId, [rowId]);
    if (before === undefined && (await countDecisions(db, workspaceId)) >= MOST_PLACED) throw errors.TOO_MANY();
    // A row that is placed elsewhere by hand is not of this project, so that nobody paid it here.
    if (before !== undefined && before.place !== 'by-rule' && before.projectId !== id)
      throw errors.TRANSACTION_NOT_FOUND();
    const place = before?.projectId === id ? before.place : 'by-rule';
    await decide(db, workspaceId, [{ transactionId: rowId, projectId: id, place, paidBy: personId }], userId);
    audit({ id, metadata: { rowId } });
    return { changeId: await changeIdOf(db) };
  }),
};
