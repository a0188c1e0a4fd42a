import { randomUUIDv7 } from 'node:crypto';
import type { OpenWorkspace, Person } from '#kernel/caller.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import type { Preview } from './model.ts';
import { presentPreview } from './preview.server.ts';
import type { ReadImport } from './read-import.server.ts';
import { addImport, keepText } from './store.server.ts';

const LONGEST_NAME = 200;

export type Context = Pick<HandlerContext, 'db'> &
  Pick<RequestContext, 'services'> & { readonly workspace: OpenWorkspace; readonly person: Person };

export function readerOf({ db, workspace, person, services }: Context) {
  return { db, workspace, person, keyring: services.keyring };
}

/** Keeps a file that was read, and shows what would become of it. */
export async function addRead(
  context: Context & Pick<HandlerContext, 'audit'>,
  name: string,
  bytes: Buffer,
  read: ReadImport,
): Promise<Preview> {
  const { db, workspace, person, audit } = context;
  const { reading, choices, file } = read;
  const id = randomUUIDv7();
  const fileName = name.slice(-LONGEST_NAME) || 'statement';
  const format = reading.kind === 'read' ? reading.format : null;
  const { sha256 } = file;
  const row = await addImport(db, workspace.id, { id, userId: person.id, fileName, sha256, format, choices }, bytes);
  if (file.opened !== null) await keepText(db, workspace.id, id, file.opened);
  audit({ id, metadata: { format, byteCount: bytes.length, sha256 } });
  return presentPreview(readerOf(context), row, read);
}
