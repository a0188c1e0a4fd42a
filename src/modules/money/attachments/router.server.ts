import { implement } from '@orpc/server';
import { changeTransaction, heldRows } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { attach } from './attaching.server.ts';
import { contract } from './contract.ts';
import { readFile } from './files.server.ts';
import { isFull } from './rules.ts';
import { attachmentsOf, filesOf, findAttachment, isSeen, sealedOf, setDeleted } from './store.server.ts';

const attachments = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const attachmentsRouter = attachments.router({
  list: attachments.list.handler(async ({ input: { transactionId }, context: { db, workspaceId }, errors }) => {
    if (!(await isSeen(db, workspaceId, transactionId))) throw errors.TRANSACTION_NOT_FOUND();
    return attachmentsOf(db, workspaceId, transactionId);
  }),

  add: attachments.add.handler(async ({ input: { transactionId, file }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    // Held: of receipts that come at once, the twenty-first is refused.
    const [row] = await heldRows(db, workspaceId, [transactionId]);
    if (row === undefined) throw errors.TRANSACTION_NOT_FOUND();
    const others = await filesOf(db, workspaceId, transactionId);
    if (isFull(others.length)) throw errors.TOO_MANY();
    const { id, type, bytes } = await attach(context, { file, transactionId, others }, errors);
    // Counts as edited by a person: who undoes its import is asked first.
    await changeTransaction(db, workspaceId, transactionId, {});
    // No names: what was bought is not for a record that outlives the person's data.
    audit({ id, metadata: { transactionId, type, bytes } });
    return { id };
  }),

  remove: attachments.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const now = services.now();
    const row = await findAttachment(db, workspaceId, id, { isDeleted: false, now });
    if (row === null || (await heldRows(db, workspaceId, [row.transactionId])).length === 0)
      throw errors.ATTACHMENT_NOT_FOUND();
    await setDeleted(db, workspaceId, id, now);
    audit({ id, metadata: { transactionId: row.transactionId } });
    return { id };
  }),

  restore: attachments.restore.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    const row = await findAttachment(db, workspaceId, id, { isDeleted: true, now: services.now() });
    if (row === null || (await heldRows(db, workspaceId, [row.transactionId])).length === 0)
      throw errors.ATTACHMENT_NOT_FOUND();
    if (isFull((await filesOf(db, workspaceId, row.transactionId)).length)) throw errors.TOO_MANY();
    await setDeleted(db, workspaceId, id, null);
    audit({ id, metadata: { transactionId: row.transactionId } });
    return { id };
  }),

  download: attachments.download.handler(async ({ input: { id }, context: { db, workspaceId, services }, errors }) => {
    const found = await openedOf(db, workspaceId, { id, part: 'content' }, services.keyring);
    if (found === null) throw errors.ATTACHMENT_NOT_FOUND();
    // As bytes of no kind: whatever a browser makes of them, it does not open them as a page.
    return new File([new Uint8Array(found.bytes)], found.name, { type: 'application/octet-stream' });
  }),

  preview: attachments.preview.handler(async ({ input: { id }, context: { db, workspaceId, services }, errors }) => {
    const found = await openedOf(db, workspaceId, { id, part: 'preview' }, services.keyring);
    if (found === null) throw errors.ATTACHMENT_NOT_FOUND();
    return new File([new Uint8Array(found.bytes)], 'preview.webp', { type: 'image/webp' });
  }),
});

async function openedOf(
  db: Database,
  workspaceId: string,
  { id, part }: { id: string; part: 'content' | 'preview' },
  keyring: Keyring,
): Promise<{ bytes: Buffer; name: string } | null> {
  const sealed = await sealedOf(db, workspaceId, id);
  if (sealed === null) return null;
  const { fileId, keySealed, name } = sealed;
  const bytes = await readFile(db, { workspaceId, fileId }, { keySealed, part }, keyring);
  return bytes === null ? null : { bytes, name };
}
