import { DatabaseError } from 'pg';
import { openBooks, reckonIn } from '#modules/people/workspaces/service.server.ts';
import { savePreferences } from '#modules/people/preferences/service.server.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import type { Person } from '#kernel/caller.ts';
import { connectionOf, type Database, lookThrough } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Books, Portable, PortableRow } from '#platform/portable.server.ts';
import { type ArchivedBooks, type Manifest, ManifestSchema, MOST_BOOKS, type Restored } from './model.ts';
import { restorePerson } from './person.server.ts';
import { personalBooks } from './store.server.ts';
import { MOST_JSON_BYTES, openZip, type ZipFiles, ZipRefused } from '#platform/archive/zip-read.server.ts';

type Arriving = {
  readonly person: Person;
  readonly emit: Emit;
  readonly keyring: Keyring;
  readonly portables: readonly Portable[];
  readonly now: Date;
};

/**
 * Opens the books of an archive for the person: its personal books in their own where those are empty, all others beside.
 * All of it or, with the transaction, nothing.
 * @throws ZipRefused with a sentence for the person, where it is no archive of ours or its rows do not hold together.
 */
export async function restoreArchive(db: Database, arriving: Arriving, file: Blob): Promise<Restored> {
  const { person, now, portables } = arriving;
  const zip = await openZip(file);
  const manifest = await manifestOf(zip);
  const restored: Restored['books'] = [];
  for (const archived of manifest.books) {
    const workspaceId = await placeFor(db, arriving, archived);
    const books = { workspaceId, userId: person.id, keyring: arriving.keyring };
    for (const portable of portables.toReversed()) if (portable.isStarter) await portable.clear(db, workspaceId);
    let files = 0;
    for (const portable of portables) files += await restoreTable(db, books, portable, zip, archived);
    await holdTogether(db, archived);
    restored.push({ id: workspaceId, name: archived.name, rows: archived.rows, files });
  }
  await restorePerson(db, zip, person.id, now);
  if (manifest.preferences !== null)
    await savePreferences(
      db,
      { userId: person.id, change: manifest.preferences, defaults: preferencesAt(person.country) },
      now,
    );
  return { books: restored };
}

async function manifestOf(zip: ZipFiles): Promise<Manifest> {
  const bytes = await zip.read('manifest.json', MOST_JSON_BYTES);
  if (bytes === null) throw new ZipRefused('This is not a complete Ilifa export: it has no manifest.json.');
  const json = jsonOf(bytes.toString('utf8'));
  // Before its books are looked at one by one: a schema lists all that is wrong with each of them.
  if (!fewBooks(json)) throw new ZipRefused(`The archive has more than ${MOST_BOOKS} workspaces.`);
  const read = ManifestSchema.safeParse(json);
  if (!read.success) throw new ZipRefused('This version cannot read the manifest.json of this archive.');
  return read.data;
}

function fewBooks(manifest: unknown): boolean {
  if (typeof manifest !== 'object' || manifest === null || !('books' in manifest)) return true;
  return !Array.isArray(manifest.books) || manifest.books.length <= MOST_BOOKS;
}

/** The books that take the archived ones in. From here on the transaction looks at them. */
async function placeFor(db: Database, { person, emit, portables }: Arriving, archived: ArchivedBooks) {
  const { kind, name, country, currency } = archived;
  // Nobody opens such books themselves.
  if (kind === 'union') throw new ZipRefused('You cannot restore a union scheme workspace.');
  const own = await personalBooks(db, person.id);
  if (kind === 'personal' && own !== null) {
    await lookThrough(db, { workspaceId: own, userId: person.id });
    if (await isEmpty(db, portables, own)) {
      await reckonIn(db, own, { country, currency });
      return own;
    }
  }
  // Of personal books everyone has one.
  const free = kind === 'personal' && own !== null ? 'household' : kind;
  return openBooks(db, emit, { userId: person.id, kind: free, name, country, currency });
}

async function isEmpty(db: Database, portables: readonly Portable[], workspaceId: string): Promise<boolean> {
  for (const portable of portables)
    if (!portable.isStarter && (await portable.count(db, workspaceId)) > 0) return false;
  return true;
}

const BLOCK = 500;
/** Others are served between blocks, so long rows go in fewer at a time. */
const BLOCK_BYTES = 512 * 1024;

/** Answers how many files came with the rows. */
async function restoreTable(
  db: Database,
  books: Books,
  portable: Portable,
  zip: ZipFiles,
  { folder, rows: counts }: ArchivedBooks,
): Promise<number> {
  const path = `${folder}/${portable.name}.jsonl`;
  const expected = counts[portable.name] ?? 0;
  if (!zip.names.includes(path)) {
    if (expected > 0) throw new ZipRefused(`${path} is missing.`);
    return 0;
  }
  let [seen, files] = [0, 0];
  let block: PortableRow[] = [];
  let weight = 0;
  const put = async () => {
    await knownDamage(path, seen, () => portable.put(db, books, block));
    [block, weight] = [[], 0];
  };
  for await (const line of zip.lines(path, portable.longestRow)) {
    seen += 1;
    const row = portable.row.safeParse(jsonOf(line.toString('utf8')));
    if (!row.success) throw new ZipRefused(`${path}, line ${seen}: ${whyOf(row.error)}`);
    block.push(row.data);
    weight += line.length;
    if (block.length === BLOCK || weight > BLOCK_BYTES) await put();
  }
  await put();
  if (seen !== expected) throw new ZipRefused(`${path} has ${seen} lines, but the manifest says ${expected}.`);
  if (portable.files === null) return 0;
  for (const name of zip.names.filter((each) => each.startsWith(`${folder}/${portable.name}/`))) {
    const { files: keeper } = portable;
    const content = await zip.read(name, keeper.most);
    const id = name.slice(`${folder}/${portable.name}/`.length);
    if (content !== null && !(await knownDamage(name, 1, () => keeper.put(db, books, id, content))))
      throw new ZipRefused(`${name} is not the file that ${path} describes.`);
    files += 1;
  }
  return files;
}

/** Rows that the database refuses do not hold together; that is damage of the archive, not ours. */
async function knownDamage<T>(path: string, line: number, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // 22: a value that is none; 23: a row that contradicts another.
    if (!(error instanceof DatabaseError) || !/^2[23]/.test(error.code ?? '')) throw error;
    throw new ZipRefused(
      `${path}, at or before line ${line}: the lines do not match (${error.constraint ?? error.code}).`,
    );
  }
}

/** What the database asks of rows together, such as that lines come to the transaction they are of, it asks now. */
async function holdTogether(db: Database, { folder, rows }: ArchivedBooks): Promise<void> {
  await knownDamage(`${folder}/transactions.jsonl`, rows['transactions'] ?? 0, () =>
    connectionOf(db).query('set constraints all immediate; set constraints all deferred'),
  );
}

function whyOf({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const [first] = issues;
  return first === undefined ? 'not a row.' : `${first.path.map(String).join('.')}: ${first.message}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
