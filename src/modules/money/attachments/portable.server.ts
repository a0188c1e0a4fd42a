import * as z from 'zod';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { readFile, storeContent } from './files.server.ts';
import { inspect } from './inspect.server.ts';
import { LARGEST_FILE } from './limits.ts';
import { FileTypeSchema } from './model.ts';
import { fileIdOf, newKey, openKey, sha256Of } from './seal.server.ts';
import { attachmentFiles, attachments } from './table.server.ts';

export const portableFiles = portableTable({
  name: 'attachment-files',
  about: 'Receipts and other attached files. Each file is included once, unchanged.',
  table: attachmentFiles,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    byteCount: z.int().min(1).max(LARGEST_FILE),
    type: FileTypeSchema,
    createdAt: InstantSchema,
  }),
  sealed: ['keySealed'],
  open(row) {
    const { keySealed: _, ...clear } = row;
    return clear;
  },
  seal: (row, { keyring, workspaceId }) => ({
    ...row,
    keySealed: newKey(keyring, workspaceId, String(row['id'])).sealed,
  }),
  files: {
    most: LARGEST_FILE,
    async bytesOf(db, { workspaceId, keyring }, { id }) {
      const fileId = String(id);
      const row = await keptAs(db, workspaceId, fileId);
      return row && readFile(db, { workspaceId, fileId }, { keySealed: row.keySealed, part: 'content' }, keyring);
    },
    async put(db, { workspaceId, keyring }, fileId, bytes) {
      const row = await keptAs(db, workspaceId, fileId);
      const content = Buffer.from(bytes);
      const sha256 = sha256Of(content);
      if (row === null || row.sha256 !== sha256 || fileIdOf(sha256) !== fileId) return false;
      const found = await inspect(content);
      if ('fault' in found || found.type !== row.type || row.byteCount !== content.length) return false;
      const key = openKey(keyring, row.keySealed, workspaceId, fileId);
      await storeContent(db, { workspaceId, fileId }, key, { bytes: content, preview: found.preview });
      return true;
    },
  },
});

type Kept = { readonly keySealed: string; readonly sha256: string; readonly byteCount: number; readonly type: string };

async function keptAs(db: Database, workspaceId: string, fileId: string): Promise<Kept | null> {
  const { rows } = await connectionOf(db).query<Kept>(
    `select key_sealed as "keySealed", sha256, byte_count as "byteCount", type from attachment_files
     where workspace_id = $1 and id::text = $2`,
    [workspaceId, fileId],
  );
  return rows[0] ?? null;
}

export const portableAttachments = portableTable({
  name: 'attachments',
  about:
    'Which file belongs to which transaction; `null` where it belongs to something else. Deleted files are stored for 30 days, with the date.',
  table: attachments,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    transactionId: z.uuid().nullable(),
    fileId: z.uuid(),
    name: z.string().min(1).max(200),
    createdAt: InstantSchema,
    deletedAt: InstantSchema.nullable(),
  }),
  sheet: {
    headings: ['Name', 'Attached', 'Stored as', 'Deleted'],
    cells: ({ name, createdAt, fileId, deletedAt }) => [name, createdAt, fileId, deletedAt === null ? '' : 'yes'],
  },
});
