import { randomUUIDv7 } from 'node:crypto';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Fault } from './faults.ts';
import { storedBytes, storeFile } from './files.server.ts';
import { inspect } from './inspect.server.ts';
import { MOST_STORED } from './limits.ts';
import type { FileType } from './model.ts';
import { nameOf } from './rules.ts';
import { fileIdOf, sha256Of } from './seal.server.ts';
import { addAttachment } from './store.server.ts';
import { FAULTS } from './words.ts';

type Caller = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly userId: string;
  readonly services: Pick<AppServices, 'keyring' | 'now'>;
};
type NewAttachment = {
  readonly file: File;
  /** Null: a table of the caller's module holds it, and gets the id that is answered. */
  readonly transactionId: string | null;
  /** Ids of the files that are there already. */
  readonly others: readonly string[];
};
/** As `FILE_REFUSALS` makes them. */
type Refusals = {
  readonly ALREADY_ATTACHED: () => Error;
  readonly FILE_REFUSED: (told: { message: string; data: { fault: Fault } }) => Error;
  readonly STORAGE_FULL: () => Error;
};
type Attached = { readonly id: string; readonly type: FileType; readonly bytes: number };

/** Looks through a file, stores it sealed and attaches it. @throws where it is refused */
export async function attach(
  { db, workspaceId, userId, services }: Caller,
  { file, transactionId, others }: NewAttachment,
  errors: Refusals,
): Promise<Attached> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (others.includes(fileIdOf(sha256Of(bytes)))) throw errors.ALREADY_ATTACHED();
  const found = await inspect(bytes);
  if ('fault' in found) throw errors.FILE_REFUSED({ message: FAULTS[found.fault], data: found });
  const { type } = found;
  if ((await storedBytes(db, workspaceId)) + bytes.length > MOST_STORED) throw errors.STORAGE_FULL();
  const fileId = await storeFile(db, workspaceId, { ...found, bytes }, services.keyring);
  const id = randomUUIDv7();
  const name = nameOf(file.name, type);
  await addAttachment(db, workspaceId, { id, userId, transactionId, fileId, name, createdAt: services.now() });
  return { id, type, bytes: bytes.length };
}
