import { connectionOf, type Database } from '#platform/database.server.ts';
import type { AttachedFile } from './model.ts';
import { FILE_COLUMNS } from './store.server.ts';

type HeldFile = AttachedFile & {
  /** Who added it. */
  readonly userId: string;
  readonly fileId: string;
};

/** Attachments that a table of another module holds, as far as the caller sees them, the oldest first. @param ids of them */
export async function heldFiles(db: Database, workspaceId: string, ids: readonly string[]): Promise<HeldFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await connectionOf(db).query<HeldFile>(
    `select ${FILE_COLUMNS}, a.user_id as "userId", a.file_id as "fileId" from attachments a
     join attachment_files f on f.workspace_id = $1 and f.id = a.file_id
     where a.workspace_id = $1 and a.id = any($2::uuid[]) and a.transaction_id is null and a.deleted_at is null
     order by a.created_at, a.id`,
    [workspaceId, ids],
  );
  return rows;
}
