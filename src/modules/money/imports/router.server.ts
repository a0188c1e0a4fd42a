import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { money } from '#kernel/money.ts';
import { accountIn, accountsIn } from '#modules/money/accounts/service.server.ts';
import { BULK_FROM } from '#modules/access/threat-detection/rules.ts';
import { permitOperation } from '#modules/access/threat-detection/service.server.ts';
import { arrivalsCount, editedArrivals, lockAccounts } from '#modules/money/ledger/service.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { commitImport } from './commit.server.ts';
import { contract } from './contract.ts';
import { importedNotices } from './notices.ts';
import { presentImport, presentPreview } from './preview.server.ts';
import { askToStop, progressOf, reporterOf } from './progress.server.ts';
import { readUpload } from './read-import.server.ts';
import { sha256Of } from './reading.server.ts';
import { revertImport } from './revert.server.ts';
import { presentRows } from './row-page.server.ts';
import { changedChoices } from './rules.ts';
import { withSharedBytes } from './shared-bytes.server.ts';
import {
  accountNames,
  addImport,
  bytesOf,
  importIn,
  importsIn,
  keepChoices,
  markReady,
  removeImport,
} from './store.server.ts';

const imports = implement(contract).$context<RequestContext>().use(workspaceProcedure);

const LONGEST_NAME = 200;
const MOST_NAMED_ROWS = 20;

export const importsRouter = imports.router({
  upload: imports.upload.handler(({ input: { file, accountId }, context, errors }) =>
    withSharedBytes(file, async (bytes) => {
      const { db, workspace, workspaceId, userId, audit, refundRateLimit, services } = context;
      const sha256 = sha256Of(bytes);
      if (accountId !== undefined && (await accountIn(db, workspaceId, accountId)) === null)
        throw errors.ACCOUNT_NOT_FOUND();
      const reader = { db, workspace, keyring: services.keyring };
      const read = await readUpload(reader, { bytes, sha256 }, accountId);
      const { reading, choices } = read;
      if (reading.kind === 'refused') {
        const { code, sentence } = reading;
        // A wrong file is no import: it takes nobody's turn. All requests together are limited still.
        await refundRateLimit();
        throw errors.FILE_REFUSED({ message: sentence, data: { code } });
      }
      const id = randomUUIDv7();
      const fileName = file.name.slice(-LONGEST_NAME) || 'statement';
      const format = reading.kind === 'read' ? reading.format : null;
      const row = await addImport(db, workspaceId, { id, userId, fileName, sha256, format, choices }, bytes);
      audit({ id, metadata: { format, byteCount: bytes.length, sha256 } });
      return presentPreview(reader, row, read);
    }),
  ),

  list: imports.list.handler(async ({ context: { db, workspaceId } }) => {
    const names = await accountNames(db, workspaceId);
    return (await importsIn(db, workspaceId)).map((row) => presentImport(row, names));
  }),

  get: imports.get.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspace, services } = context;
    const row = await importIn(db, workspace.id, id);
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    return presentPreview({ db, workspace, keyring: services.keyring }, row);
  }),

  rows: imports.rows.handler(async ({ input, context, errors }) => {
    const { db, workspace, services } = context;
    const row = await importIn(db, workspace.id, input.id);
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    return presentRows({ db, workspace, keyring: services.keyring }, row, input);
  }),

  choose: imports.choose.handler(async ({ input, context, errors }) => {
    const { db, workspace, workspaceId, audit, services } = context;
    const row = await importIn(db, workspaceId, input.id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status === 'done') throw errors.NOT_READY();
    const known = new Set((await accountsIn(db, workspaceId)).map(({ id }) => id));
    const isUnknown = (input.accounts ?? []).some(({ accountId }) => accountId !== null && !known.has(accountId));
    if (isUnknown) throw errors.ACCOUNT_NOT_FOUND();
    const choices = changedChoices(row.choices, input);
    await keepChoices(db, workspaceId, row.id, choices);
    audit({ id: row.id });
    return presentPreview({ db, workspace, keyring: services.keyring }, { ...row, choices });
  }),

  commit: imports.commit.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspace, workspaceId, userId, person, inSeparateTransaction, emit, audit, services } = context;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'ready') throw errors.NOT_READY();
    const reporter = reporterOf(inSeparateTransaction, workspaceId, id);
    const committer = { db, workspace, userId, keyring: services.keyring, now: services.now() };
    const result = await commitImport(committer, row, reporter);
    switch (result.kind) {
      case 'unreadable':
        throw errors.UNREADABLE({ message: result.sentence });
      case 'no-account':
        throw errors.NO_ACCOUNT();
      case 'wrong-account':
        throw errors.WRONG_ACCOUNT({ message: result.sentence });
      case 'target-gone':
        throw errors.TARGET_GONE();
      case 'cancelled':
        throw errors.CANCELLED();
      case 'done':
        audit({ id, metadata: result.counts });
        for (const notice of importedNotices(
          { workspaceId, importId: id, fileName: row.fileName, counts: result.counts, by: person.displayName },
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
    const edited = evenEdited ? [] : await editedArrivals(db, workspaceId, id);
    if (edited.length > 0) {
      const rows = edited.slice(0, MOST_NAMED_ROWS).map(({ bookedOn, description, minor, currency, ...one }) => {
        return { id: one.id, day: bookedOn, description, amount: money(minor, currency) };
      });
      throw errors.EDITED_SINCE({ data: { count: edited.length, rows } });
    }
    if ((await arrivalsCount(db, workspaceId, id)) >= BULK_FROM) await permitOperation(context, 'bulk_operation');
    const result = await revertImport(db, workspaceId, row, services.now());
    audit({ id, metadata: result });
    return result;
  }),

  reopen: imports.reopen.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspace, workspaceId, audit, services } = context;
    const row = await importIn(db, workspaceId, id, 'held');
    if (row === null) throw errors.IMPORT_NOT_FOUND();
    if (row.status !== 'reverted') throw errors.NOT_REVERTED();
    const reopened = await markReady(db, workspaceId, id);
    if (reopened === null) throw errors.IMPORT_NOT_FOUND();
    audit({ id });
    return presentPreview({ db, workspace, keyring: services.keyring }, reopened);
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
