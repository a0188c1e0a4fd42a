import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import { redraw } from '#platform/pictures.server.ts';
import { readFile } from './files.server.ts';
import { MOST_PIXELS } from './limits.ts';
import { sealedOf } from './store.server.ts';

/** Pixels across and down of a picture for half a page of print. */
const WIDTH = 700;
const HEIGHT = 1000;

/** JPEG pictures of attachments that the caller sees, by their ids; PDFs and what cannot be drawn are left out. */
export async function picturesOf(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  keyring: Keyring,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const id of ids) {
    const sealed = await sealedOf(db, workspaceId, id);
    if (sealed === null) continue;
    const { fileId, keySealed } = sealed;
    const preview = await readFile(db, { workspaceId, fileId }, { keySealed, part: 'preview' }, keyring);
    const size = { mostPixels: MOST_PIXELS, quality: 70, format: 'jpeg' } as const;
    const picture =
      preview === null
        ? null
        : await redraw(preview, {
            ...size,
            size: (drawn) => drawn.resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true }),
          });
    if (picture !== null) found.set(id, picture);
  }
  return found;
}
