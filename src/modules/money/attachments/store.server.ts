import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { DAYS_IN_TRASH } from '#modules/money/ledger/rules.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Attachment } from './model.ts';
import { attachments } from './table.server.ts';

type AttachmentRow = typeof attachments.$inferSelect;
/** One that is attached to a transaction. */
type ReceiptRow = AttachmentRow & { readonly transactionId: string };

const thisOne = (workspaceId: string, id: string) =>
  and(eq(attachments.workspaceId, workspaceId), eq(attachments.id, id));

// Rows of an account that the caller may not see, or whose words they may not read, hold no receipts for them.
export const SEEN = `t.deleted_at is null and ((select app_accounts()) is null or not hides_other_side(t.id))`;

export async function isSeen(db: Database, workspaceId: string, transactionId: string): Promise<boolean> {
  const { rows } = await connectionOf(db).query<{ found: boolean }>(
    `select exists (select from transactions t where t.workspace_id = $1 and t.id = $2 and ${SEEN}) as found`,
    [workspaceId, transactionId],
  );
  return rows[0]?.found === true;
}

/** Of an attachment `a` and its file `f`: what everybody who sees it is told. */
export const FILE_COLUMNS = `a.id, a.name, f.type, f.byte_count as "byteCount", a.created_at as "createdAt",
  exists (select from attachment_pieces p where p.workspace_id = a.workspace_id and p.file_id = f.id and p.place = -1)
    as "hasPreview"`;

export async function attachmentsOf(db: Database, workspaceId: string, transactionId: string): Promise<Attachment[]> {
  const { rows } = await connectionOf(db).query<Attachment>(
    `select ${FILE_COLUMNS},
       (not (select app_own_rows_only()) or t.user_id = (select app_user())) as "isTheirs"
     from attachments a
     join attachment_files f on f.workspace_id = $1 and f.id = a.file_id
     join transactions t on t.workspace_id = $1 and t.id = a.transaction_id and ${SEEN}
     where a.workspace_id = $1 and a.transaction_id = $2 and a.deleted_at is null
     order by a.created_at, a.id`,
    [workspaceId, transactionId],
  );
  return rows;
}

type Sealed = {
  readonly keySealed: string;
  readonly fileId: string;
  readonly name: string;
  readonly type: Attachment['type'];
};

/** Where the bytes of an attachment are; null where it is not there, or the caller may not see what it is attached to. */
export async function sealedOf(db: Database, workspaceId: string, id: string): Promise<Sealed | null> {
  const { rows } = await connectionOf(db).query<Sealed>(
    `select f.key_sealed as "keySealed", f.id as "fileId", a.name, f.type from attachments a
     join attachment_files f on f.workspace_id = $1 and f.id = a.file_id
     where a.workspace_id = $1 and a.id = $2 and a.deleted_at is null and (a.transaction_id is null or exists (
       select from transactions t where t.workspace_id = $1 and t.id = a.transaction_id and ${SEEN}))`,
    [workspaceId, id],
  );
  return rows[0] ?? null;
}

export async function addAttachment(
  db: Database,
  workspaceId: string,
  row: Pick<AttachmentRow, 'id' | 'userId' | 'transactionId' | 'fileId' | 'name' | 'createdAt'>,
): Promise<void> {
  await db.insert(attachments).values({ ...row, workspaceId });
}

/** An attachment of a transaction, deleted ones of the last 30 days too; null where it is not there. */
export async function findAttachment(
  db: Database,
  workspaceId: string,
  id: string,
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<ReceiptRow | null> {
  const oldest = new Date(now.getTime() - DAYS_IN_TRASH * 86_400_000);
  const state = isDeleted
    ? and(isNotNull(attachments.deletedAt), gt(attachments.deletedAt, oldest))
    : isNull(attachments.deletedAt);
  const [row] = await db
    .select()
    .from(attachments)
    .where(and(thisOne(workspaceId, id), state));
  if (row === undefined || row.transactionId === null) return null;
  return { ...row, transactionId: row.transactionId };
}

/** Deletes (`at`) or brings back (null). */
export async function setDeleted(db: Database, workspaceId: string, id: string, at: Date | null): Promise<void> {
  await db.update(attachments).set({ deletedAt: at }).where(thisOne(workspaceId, id));
}

/** Files of a transaction that are there, by their ids. */
export async function filesOf(db: Database, workspaceId: string, transactionId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: attachments.fileId })
    .from(attachments)
    .where(
      and(
        eq(attachments.workspaceId, workspaceId),
        eq(attachments.transactionId, transactionId),
        isNull(attachments.deletedAt),
      ),
    );
  return rows.map(({ fileId }) => fileId);
}

/** Receipts of one transaction that another does not have yet, deleted ones too. */
export async function receiptsToMove(
  db: Database,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const there = await filesOf(db, workspaceId, to);
  const rows = await db
    .select({ id: attachments.id, fileId: attachments.fileId })
    .from(attachments)
    .where(and(eq(attachments.workspaceId, workspaceId), eq(attachments.transactionId, from)));
  return rows.flatMap(({ id, fileId }) => (there.includes(fileId) ? [] : id));
}
