import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { FileType } from './model.ts';
import { fileIdOf, newKey, openBytes, openKey, sealBytes, sha256Of } from './seal.server.ts';

/** The driver copies what it sends twice: in pieces of this many bytes that takes no memory to speak of. */
const PIECE = 512 * 1024;
const PREVIEW_PLACE = -1;

type Content = { readonly bytes: Buffer; readonly preview: Buffer | null };
type Place = { readonly workspaceId: string; readonly fileId: string };

/** Bytes that all files of the workspace have. */
export async function storedBytes(db: Database, workspaceId: string): Promise<number> {
  const { rows } = await connectionOf(db).query<{ bytes: number }>(
    'select coalesce(sum(byte_count), 0)::float8 as bytes from attachment_files where workspace_id = $1',
    [workspaceId],
  );
  return rows[0]?.bytes ?? 0;
}

/** Stores a file, unless the workspace has it already. Answers its id. */
export async function storeFile(
  db: Database,
  workspaceId: string,
  { type, ...content }: Content & { type: FileType },
  keyring: Keyring,
): Promise<string> {
  const sha256 = sha256Of(content.bytes);
  const fileId = fileIdOf(sha256);
  const { key, sealed } = newKey(keyring, workspaceId, fileId);
  // Without a target: that would ask whether a member who is limited to some accounts sees the row.
  const { rowCount } = await connectionOf(db).query(
    `insert into attachment_files (workspace_id, id, sha256, byte_count, type, key_sealed)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [workspaceId, fileId, sha256, content.bytes.length, type, sealed],
  );
  if (rowCount === 1) await storeContent(db, { workspaceId, fileId }, key, content);
  return fileId;
}

/** Seals the bytes of a file whose row is there, and stores them. */
export async function storeContent(
  db: Database,
  { workspaceId, fileId }: Place,
  key: Buffer,
  { bytes, preview }: Content,
): Promise<void> {
  // Past the query builder, which would write them out as hexadecimal text.
  const add = (place: number, piece: Buffer) =>
    connectionOf(db).query(
      'insert into attachment_pieces (workspace_id, file_id, place, bytes) values ($1, $2, $3, $4)',
      [workspaceId, fileId, place, piece],
    );
  const sealed = sealBytes(key, bytes, 'content');
  for (let from = 0; from < sealed.length; from += PIECE) await add(from / PIECE, sealed.subarray(from, from + PIECE));
  if (preview !== null) await add(PREVIEW_PLACE, sealBytes(key, preview, 'preview'));
}

/** The bytes of a file, or of its preview; null where there are none. @throws Error where they were altered */
export async function readFile(
  db: Database,
  { workspaceId, fileId }: Place,
  { keySealed, part }: { keySealed: string; part: 'content' | 'preview' },
  keyring: Keyring,
): Promise<Buffer | null> {
  const { rows } = await connectionOf(db).query<{ bytes: Buffer }>(
    `select bytes from attachment_pieces
     where workspace_id = $1 and file_id = $2 and (place = ${PREVIEW_PLACE}) = $3 order by place`,
    [workspaceId, fileId, part === 'preview'],
  );
  if (rows.length === 0) return null;
  const key = openKey(keyring, keySealed, workspaceId, fileId);
  return openBytes(key, Buffer.concat(rows.map(({ bytes }) => bytes)), part);
}
