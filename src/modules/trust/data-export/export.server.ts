import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { booksReportsOf } from '#modules/trust/compliance/service.server.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { type Database, lookThrough } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { NameOf, Portable, PortableRow, RowOf } from '#platform/portable.server.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchivedBooks, type Manifest } from './model.ts';
import { personalFiles, pictureFiles } from './person.server.ts';
import { READ_ME } from './read-me.ts';
import { activityIn, membersOf, type OwnedBooks, ownedBooks } from './store.server.ts';
import { startZip } from './zip-write.server.ts';

type Leaving = { readonly userId: string; readonly keyring: Keyring; readonly portables: readonly Portable[] };
type Archive = ReturnType<typeof startZip>;

/**
 * Everything a person owns, in one archive.
 * @param db a snapshot seen as the person: the books go on changing while they are read.
 */
export async function archiveOf(db: Database, leaving: Leaving, now: Date): Promise<{ archive: Blob; rows: number }> {
  const { userId } = leaving;
  const archive = startZip(now);
  archive.add('README.txt', READ_ME);
  for (const [name, content] of await personalFiles(db, userId)) archive.add(`person/${name}`, pretty(content));
  for (const [name, bytes] of await pictureFiles(db, userId)) archive.add(`person/${name}`, bytes);
  const preferences = await preferencesOf(db, userId);
  const books: ArchivedBooks[] = [];
  for (const [place, owned] of (await ownedBooks(db, userId)).entries())
    books.push(await addBooks(db, archive, leaving, owned, `books/${place + 1}-${slugOf(owned)}`));
  await lookThrough(db, { workspaceId: '', userId });
  await addActivity(db, archive, 'person');
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    writtenAt: now.toISOString(),
    books,
    preferences,
  };
  // Last: an archive that was cut off has none.
  archive.add('manifest.json', pretty(manifest));
  const rows = books.flatMap((each) => Object.values(each.rows)).reduce((sum, count) => sum + count, 0);
  return { archive: archive.finish(), rows };
}

async function addBooks(
  db: Database,
  archive: Archive,
  { userId, keyring, portables }: Leaving,
  { id, kind, name, country, currency }: OwnedBooks,
  folder: string,
): Promise<ArchivedBooks> {
  await lookThrough(db, { workspaceId: id, userId });
  archive.add(`${folder}/members.json`, pretty(await membersOf(db, id)));
  archive.add(`${folder}/compliance-reports.json`, pretty(await booksReportsOf(db, id, null)));
  const named = new Map<string, PortableRow>();
  const rowOf: RowOf = (table, key) => named.get(`${table} ${key}`);
  const nameOf: NameOf = (table, key) => {
    const name = rowOf(table, key)?.['name'];
    return typeof name === 'string' ? name : '';
  };
  const rows: Record<string, number> = {};
  for (const portable of portables) {
    const lines = archive.open(`${folder}/${portable.name}.jsonl`);
    const sheet = portable.sheet === null ? null : archive.open(`${folder}/${portable.name}.csv`);
    sheet?.write(BYTE_ORDER_MARK + csvText([portable.sheet?.headings ?? []]));
    let count = 0;
    const attached: string[] = [];
    const books = { workspaceId: id, userId, keyring };
    for await (const block of portable.blocks(db, books)) {
      lines.write(block.map((row) => `${JSON.stringify(row)}\n`).join(''));
      for (const row of block)
        if (portable.isLookedUp || typeof row['name'] === 'string')
          named.set(`${portable.name} ${String(row['id'])}`, row);
      if (sheet !== null) sheet.write(csvText(block.map((row) => portable.sheet?.cells(row, nameOf, rowOf) ?? [])));
      count += block.length;
      if (portable.files !== null) attached.push(...block.map((row) => String(row['id'])));
    }
    lines.close();
    sheet?.close();
    rows[portable.name] = count;
    for (const key of attached) {
      const bytes = await portable.files?.bytesOf(db, books, { id: key });
      if (bytes !== null && bytes !== undefined) archive.add(`${folder}/${portable.name}/${key}`, bytes);
    }
  }
  await addActivity(db, archive, folder);
  return { folder, kind, name, country, currency, rows };
}

/** The audit log of the books, or the person's own deeds outside books: for reading; it does not come back in. */
async function addActivity(db: Database, archive: Archive, folder: string): Promise<void> {
  const lines = archive.open(`${folder}/activity.jsonl`);
  for await (const block of activityIn(db)) lines.write(block.map((line) => `${JSON.stringify(line)}\n`).join(''));
  lines.close();
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function slugOf({ name, kind }: OwnedBooks): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  return plain === '' ? kind : plain;
}
