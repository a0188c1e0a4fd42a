import { implement } from '@orpc/server';
import { workspaceChanged } from '#kernel/activity-events.ts';
import { LIMITS } from '#kernel/limits.ts';
import { money } from '#kernel/money.ts';
import { can } from '#kernel/permissions.ts';
import { ACCOUNTS } from '#modules/money/accounts/access.ts';
import { accountIn, accountsIn } from '#modules/money/accounts/service.server.ts';
import { BULK_FROM } from '#modules/access/threat-detection/rules.ts';
import { permitOperation } from '#modules/access/threat-detection/service.server.ts';
import { arrivalsCount, lockAccounts, type LedgerRow } from '#modules/money/ledger/service.server.ts';
import { rowsIn } from '#modules/money/import-matching/service.server.ts';
import { limitStatements } from '#platform/database.server.ts';
import { givenBack } from '#platform/limits.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { refusal } from '#platform/refusals.server.ts';
import { accountsAmong, addedBy, batchIn, keepInBatch } from './batches.server.ts';
import { commitImport } from './commit.server.ts';
import { contract } from './contract.ts';
import { isEmptyDrop, openDrop, takePlace, takeRows } from './drops.server.ts';
import { addRead, readerOf } from './keep-file.server.ts';
import { choicesAsSeen, makeAccounts } from './make-accounts.server.ts';
import { importedNotices } from './notices.ts';
import { presentImport, presentPreview } from './preview.server.ts';
import { askToStop, progressOf, reporterOf } from './progress.server.ts';
import { readImport, readUpload } from './read-import.server.ts';
import { openFile } from './reading.server.ts';
import { refuseLocked, revertImport } from './revert.server.ts';
import { addedIn, editedIn, heldBatch, revertAll } from './revert-batch.server.ts';
import { presentRows } from './row-page.server.ts';
import { changedChoices } from './rules.ts';
import { withSharedBytes } from './shared-bytes.server.ts';
import {
  accountNames,
  bytesOf,
  importIn,
  importsIn,
  keepChoices,
  keepText,
  markReady,
  removeImport,
  textOf,
} from './store.server.ts';

const imports = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** Files that make the same account wait for each other, as long as each may take. */
const LONGEST_WORK_MS = 120_000;
const MOST_NAMED_ROWS = 20;

/** Transactions that were changed since, the first of them by name. */
function namedRows(edited: readonly LedgerRow[]) {
  const rows = edited.slice(0, MOST_NAMED_ROWS).map(({ id, bookedOn, description, minor, currency }) => {
    return { id, day: bookedOn, description, amount: money(minor, currency) };
  });
  return { count: edited.length, rows };
}

export const importsRouter = imports.router({
  drop: imports.drop.handler(async ({ input: { files }, context: { db, workspaceId, userId, audit } }) => {
    const id = await openDrop(db, { workspaceId, userId }, files);
    audit({ id, metadata: { files } });
    return { id };
  }),

  add: imports.add.handler(({ input, context, errors }) =>
    withSharedBytes(input.file, async (bytes) => {
      const { dropId } = input;
      const { db, workspaceId, userId, inSeparateTransaction, services } = context;
      const drop = { workspaceId, userId, id: dropId };
      // Kept whatever becomes of the file, so that one that cannot be read is not sent again and again.
      const place = await inSeparateTransaction((separate) => takePlace(separate, drop, bytes.length));
      if (place !== 'taken') throw place === 'over' ? errors.DROP_OVER() : errors.DROP_FULL();
      const { currency } = context.workspace;
      const file = await openFile(bytes, null, { currency, addedAt: context.services.now() });
      const read = await readUpload(readerOf(context), file, undefined);
      const { reading } = read;
      if (reading.kind === 'refused') {
        // A drop without a statement is no import: it takes nobody's turn.
        if (await inSeparateTransaction((separate) => isEmptyDrop(separate, drop)))
          await givenBack(services.sidePool, LIMITS.importData, userId);
        throw errors.FILE_REFUSED({ message: reading.sentence, data: { code: reading.code } });
      }
      const rows = reading.kind === 'read' ? rowsIn(reading.accounts) : 0;
      if (!(await takeRows(db, drop, rows))) throw errors.DROP_FULL();
      return addRead(context, input.file.name, bytes, read);
    }),
  ),

  upload: imports.upload.handler(({ input, context, errors }) =>
    withSharedBytes(input.file, async (bytes) => {
      const { accountId } = input;
      const { db, workspaceId, refundRateLimit } = context;
      if (accountId !== undefined && (await accountIn(db, workspaceId, accountId)) === null)
        throw errors.ACCOUNT_NOT_FOUND();
      const { currency } = context.workspace;
      const file = await openFile(bytes, null, { currency, addedAt: context.services.now() });
      const read = await readUpload(readerOf(context), file, accountId);
      const { reading } = read;
      if (reading.kind === 'refused') {
        // A wrong file is no import: it takes nobody's turn. All requests together are limited still.
        await refundRateLimit();
        throw errors.FILE_REFUSED({ message: reading.sentence, data: { code: reading.code } });
      }
      return addRead(context, input.file.name, bytes, read);
    }),
  ),

  list: imports.list.handler(async ({ context: { db, workspaceId } }) => {
    const names = await accountNames(db, workspaceId);
    return (await importsIn(db, workspaceId)).map((row) => presentImport(row, names));
  }),

  get: imports.get.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId } = context;
    const row = await importIn(db, workspaceId, id);
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    return presentPreview(readerOf(context), row);
  }),

  rows: imports.rows.handler(async ({ input, context, errors }) => {
    const { db, workspaceId } = context;
    const row = await importIn(db, workspaceId, input.id);
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    return presentRows(readerOf(context), row, input);
  }),

  unlock: imports.unlock.handler(async ({ input: { id, password }, context, errors }) => {
    const { db, workspaceId, workspace, audit } = context;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'ready') throw errors.NOT_READY();
    if ((await textOf(db, workspaceId, id)) !== null) throw errors.NOT_LOCKED();
    const bytes = await bytesOf(db, workspaceId, id);
    const { opened, closed } = await openFile(bytes, null, {
      currency: workspace.currency,
      addedAt: row.createdAt,
      password,
    });
    if (closed?.kind === 'locked') throw errors.WRONG_PASSWORD();
    if (closed !== null) throw errors.FILE_REFUSED({ message: closed.sentence, data: { code: closed.code } });
    if (opened === null) throw errors.NOT_LOCKED();
    await keepText(db, workspaceId, id, opened);
    audit({ id });
    return presentPreview(readerOf(context), row, await readImport(readerOf(context), row));
  }),

  choose: imports.choose.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const row = await importIn(db, workspaceId, input.id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status === 'done') throw errors.NOT_READY();
    const known = new Set((await accountsIn(db, workspaceId)).map(({ id }) => id));
    const isUnknown = (input.accounts ?? []).some(({ accountId }) => accountId !== null && !known.has(accountId));
    if (isUnknown) throw errors.ACCOUNT_NOT_FOUND();
    const choices = changedChoices(row.choices, input);
    await keepChoices(db, workspaceId, row.id, choices);
    audit({ id: row.id });
    return presentPreview(readerOf(context), { ...row, choices });
  }),

  commit: imports.commit.handler(async ({ input, context, errors }) => {
    const { db, workspace, workspaceId, userId, person, inSeparateTransaction, emit, audit, services } = context;
    const { id, batchId } = input;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'ready') throw errors.NOT_READY();
    if (input.newAccounts !== undefined && !can(workspace.role, ACCOUNTS.write)) throw refusal('NOT_ALLOWED');
    await limitStatements(db, LONGEST_WORK_MS);
    const made = await makeAccounts({ db, workspaceId, userId, keyring: services.keyring }, input.newAccounts);
    const reporter = reporterOf(inSeparateTransaction, workspaceId, id);
    const committer = { ...readerOf(context), userId, now: services.now() };
    const result = await commitImport(committer, { ...row, choices: choicesAsSeen(row.choices, input) }, reporter);
    switch (result.kind) {
      case 'unreadable':
        throw errors.UNREADABLE({ message: result.sentence });
      case 'no-account':
        throw result.doubt === null
          ? errors.NO_ACCOUNT()
          : errors.NO_ACCOUNT({ message: `${result.doubt} Nothing was changed.` });
      case 'wrong-account':
        throw errors.WRONG_ACCOUNT({ message: result.sentence });
      case 'target-gone':
        throw errors.TARGET_GONE();
      case 'cancelled':
        throw errors.CANCELLED();
      case 'done':
        if (batchId !== undefined) {
          const { categoryIds } = result;
          await keepInBatch(db, workspaceId, { importId: id, batchId, accountIds: made, categoryIds });
        }
        if (made.length > 0) await emit(workspaceChanged({ workspaceId, action: 'account.created', ids: made }));
        if (result.linkedIds.length > 0)
          await emit(workspaceChanged({ workspaceId, action: 'transfers.accepted', ids: result.linkedIds }));
        audit({ id, metadata: { ...result.counts, ...(made.length > 0 ? { accountsMade: made } : {}) } });
        for (const notice of importedNotices(
          {
            workspaceId,
            importId: id,
            fileName: row.fileName,
            counts: result.counts,
            by: person.displayName,
            isSeen: batchId !== undefined,
          },
          { userId, ownerId: workspace.ownerId },
        ))
          await emit(notice);
        return result.counts;
    }
  }),

  progress: imports.progress.handler(({ input: { id }, context: { db, workspaceId } }) =>
    progressOf(db, workspaceId, id),
  ),

  cancel: imports.cancel.handler(async ({ input: { id }, context: { db, workspaceId, audit } }) => {
    const isAsked = await askToStop(db, workspaceId, id);
    audit({ id, metadata: { isAsked } });
    return { isAsked };
  }),

  revert: imports.revert.handler(async ({ input: { id, evenEdited }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'done') throw errors.NOT_DONE();
    const accountIds = row.choices.accounts.flatMap(({ accountId }) => accountId ?? []);
    await lockAccounts(db, workspaceId, accountIds);
    await refuseLocked(db, workspaceId, [row]);
    const edited = evenEdited ? [] : await editedIn(db, workspaceId, [row]);
    if (edited.length > 0) throw errors.EDITED_SINCE({ data: namedRows(edited) });
    if ((await arrivalsCount(db, workspaceId, id)) >= BULK_FROM) await permitOperation(context, 'bulk_operation');
    const result = await revertImport(db, workspaceId, row, services.now());
    audit({ id, metadata: result });
    return result;
  }),

  batch: imports.batch.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const { importIds, accountIds } = await batchIn(db, workspaceId, id);
    if (importIds.length === 0) throw errors.IMPORT_NOT_FOUND();
    const names = await accountNames(db, workspaceId);
    const rows = (await importsIn(db, workspaceId)).filter((row) => importIds.includes(row.id));
    const made = await accountsAmong(db, workspaceId, accountIds);
    return {
      files: rows.map((row) => presentImport(row, names)),
      made,
      ...(await addedBy(db, workspaceId, importIds)),
    };
  }),

  revertBatch: imports.revertBatch.handler(async ({ input: { id, evenEdited }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const batch = await heldBatch(db, workspaceId, id);
    if (batch.rows.length === 0) throw errors.IMPORT_NOT_FOUND();
    await refuseLocked(db, workspaceId, batch.rows);
    const edited = evenEdited ? [] : await editedIn(db, workspaceId, batch.rows);
    if (edited.length > 0) throw errors.EDITED_SINCE({ data: namedRows(edited) });
    if ((await addedIn(db, workspaceId, batch)) >= BULK_FROM) await permitOperation(context, 'bulk_operation');
    const result = await revertAll(db, workspaceId, batch, services.now());
    audit({ metadata: { ...result, ids: batch.rows.map((row) => row.id) } });
    return result;
  }),

  reopen: imports.reopen.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'reverted') throw errors.NOT_REVERTED();
    const reopened = await markReady(db, workspaceId, id);
    if (reopened === null) throw errors.IMPORT_NOT_FOUND();
    audit({ id });
    return presentPreview(readerOf(context), reopened);
  }),

  discard: imports.discard.handler(async ({ input: { id }, context: { db, workspaceId, audit }, errors }) => {
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status === 'done') throw errors.STILL_IN_BOOKS();
    await removeImport(db, workspaceId, id);
    audit({ id });
    return { id };
  }),

  original: imports.original.handler(async ({ input: { id }, context: { db, workspaceId }, errors }) => {
    const row = await importIn(db, workspaceId, id);
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    const bytes = await bytesOf(db, workspaceId, id);
    return new File([new Uint8Array(bytes)], row.fileName, { type: 'application/octet-stream' });
  }),
});
