import { implement } from '@orpc/server';
import { AMOUNTS, can } from '#kernel/permissions.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import type { Undone } from './model.ts';
import { historyOf, type ImportFiles } from './present.server.ts';
import { countOf, kindOfAll, mayBePartial, nextRedo, nextUndo, undoneAmong } from './rules.ts';
import { findChange, ownChanges, rootOf, rowsOfChange, undosOf } from './store.server.ts';
import { putBack } from './undo.server.ts';

const history = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Context = Parameters<Parameters<typeof history.undo.handler>[0]>[0]['context'];

/**
 * Runs an undo of what was written to some tables, and throws where it may not stand: it may set money free that a goal
 * has. Goals stand above the ledger.
 */
export type AroundUndo = <Result>(
  context: Context,
  tables: ReadonlySet<string>,
  errors: { readonly RATE_UNKNOWN: () => Error },
  run: () => Promise<Result>,
) => Promise<Result>;

export type HistoryGiven = { readonly importFiles: ImportFiles; readonly aroundUndo: AroundUndo };

/** @param importFiles what statements are called; imports stand above the ledger */
export function historyRouter({ importFiles, aroundUndo }: HistoryGiven) {
  /** Undoes a change; null where nothing of it can be put back, or only a part of what belongs together. */
  async function undo(context: Context, changeId: string, errors: Parameters<AroundUndo>[2]): Promise<Undone | null> {
    const { db, workspaceId, services } = context;
    const rows = await rowsOfChange(db, workspaceId, changeId);
    return aroundUndo(context, new Set(rows.map(({ table }) => table)), errors, async () => {
      const by = { undoes: changeId, now: services.now() };
      const { left, written, changeId: recordedAs } = await putBack(db, workspaceId, rows, by);
      if (written === 0 || (left.size > 0 && !mayBePartial(rows))) return null;
      const [all, stayed] = [countOf(rows), countOf(rows.filter(({ number }) => left.has(number)))];
      const root = await rowsOfChange(db, workspaceId, await rootOf(db, workspaceId, changeId));
      return { changeId: recordedAs, what: kindOfAll(root), count: all - stayed, left: stayed };
    });
  }

  return history.router({
    ofTransaction: history.ofTransaction.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspace } = context;
      // Imports and rules are not shown to members without amounts, nor what they are called.
      const seesNames = can(workspace.role, AMOUNTS.read);
      const files: ImportFiles = seesNames ? importFiles : () => Promise.resolve(new Map());
      const entries = await historyOf(db, context, id, { importFiles: files, seesNames });
      if (entries === null) throw errors.TRANSACTION_NOT_FOUND();
      return entries;
    }),

    undo: history.undo.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, userId, audit } = context;
      await takeTurn(db, turnOf(context));
      const changeId = input.changeId ?? (await next(context, nextUndo));
      if (changeId === null) throw errors.NOTHING_TO_UNDO();
      const change = await findChange(db, workspaceId, changeId);
      if (change === null) throw errors.CHANGE_NOT_FOUND();
      if (change.isOwnOnly && change.userId !== userId) throw errors.NOT_YOUR_CHANGE();
      if (undoneAmong(await undosOf(db, workspaceId, [changeId]))(changeId)) throw errors.ALREADY_UNDONE();
      const undone = await undo(context, changeId, errors);
      if (undone === null) throw errors.CHANGED_SINCE();
      audit({ metadata: { of: changeId, count: undone.count } });
      return undone;
    }),

    redo: history.redo.handler(async ({ context, errors }) => {
      const { db, audit } = context;
      await takeTurn(db, turnOf(context));
      const changeId = await next(context, nextRedo);
      if (changeId === null) throw errors.NOTHING_TO_REDO();
      const redone = await undo(context, changeId, errors);
      if (redone === null) throw errors.CHANGED_SINCE();
      audit({ metadata: { of: changeId, count: redone.count } });
      return redone;
    }),
  });
}

type Caller = { readonly db: Database; readonly workspaceId: string; readonly userId: string };

/** Of two undos at once the second waits, and undoes the change before. */
const turnOf = ({ workspaceId, userId }: Caller) => `history ${workspaceId} ${userId}`;

/** What the caller undoes, or redoes, next. */
async function next({ db, workspaceId, userId }: Caller, choose: typeof nextUndo): Promise<string | null> {
  const own = await ownChanges(db, workspaceId, userId);
  const undos = await undosOf(
    db,
    workspaceId,
    own.map(({ changeId }) => changeId),
  );
  return choose(own, undoneAmong(undos));
}
