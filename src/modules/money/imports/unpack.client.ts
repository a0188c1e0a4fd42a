import { unzip, type Unzipped } from 'fflate';
import { isLockedZip } from '#kernel/locked-zip.ts';
import { membersToRead } from './archive-members.ts';
import { LARGEST_FILE } from './uploads.ts';

/** What an archive may hold unpacked, in bytes; what lies beyond stays packed, and the server says why it is not read. */
const MOST_BYTES = 100_000_000;

/**
 * Files with the statements of archives in their place. What cannot be unpacked stays as it is, and so does an archive that is
 * locked or a document itself.
 */
export async function unpacked(files: readonly File[]): Promise<File[]> {
  const all: File[] = [];
  for (const file of files) all.push(...(isArchive(file) ? await membersOf(file) : [file]));
  return all;
}

function isArchive({ name }: Pick<File, 'name'>): boolean {
  return /\.zip$/i.test(name);
}

async function membersOf(file: File): Promise<File[]> {
  if (file.size > LARGEST_FILE) return [file];
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Of what is locked, letters may come out that look like a file.
  if (isLockedZip(bytes)) return [file];
  const members = await unzipped(bytes).catch(() => null);
  const names = Object.keys(members ?? {});
  if (members === null || names.length === 0 || names.some(isOfDocument)) return [file];
  return membersToRead(names).map(
    (name) => new File([new Uint8Array(members[name] ?? [])], name.split('/').at(-1) ?? name),
  );
}

/** A part that only documents have: of Excel, and of OpenDocument. */
const isOfDocument = (name: string): boolean => name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';

function unzipped(bytes: Uint8Array): Promise<Unzipped> {
  let total = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Unzipped>();
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (originalSize === 0 || membersToRead([name]).length === 0) return false;
    total += originalSize;
    if (total > MOST_BYTES) throw new Error('too large');
    return true;
  };
  try {
    unzip(bytes, { filter }, (error, members) => (error === null ? resolve(members) : reject(error)));
  } catch (error) {
    reject(error instanceof Error ? error : new Error('no archive'));
  }
  return promise;
}
