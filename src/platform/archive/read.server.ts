import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  type ArchiveHead,
  ArchiveHeadSchema,
  folderOf,
  HEAD,
  type Manifest,
  MANIFEST,
  ManifestSchema,
  sha256,
  SUMS,
  tally,
} from './archive.server.ts';
import { type Member, membersOf } from './tar.server.ts';
import { codeOf, StartError } from '#platform/start-error.server.ts';

/** An archive that was read to its end and found whole. */
export type SoundArchive = {
  readonly file: string;
  readonly head: ArchiveHead;
  readonly manifest: Manifest;
  /** Of every file in it, so that a second reading cannot be shown anything else. */
  readonly sums: ReadonlyMap<string, string>;
};

/** The file is not a backup of ours, or not whole; nothing was touched. */
export class ArchiveError extends StartError {
  override readonly name = 'ArchiveError';
}

/** Reads the whole archive and compares every sum. @throws ArchiveError */
export async function checkArchive(file: string): Promise<SoundArchive> {
  const found = new Map<string, string>();
  let head: ArchiveHead | undefined;
  let manifest: Manifest | undefined;
  let listed: string | undefined;
  const tables = new Map<string, ReturnType<typeof tally>>();
  const whole = tally();
  for await (const { name, bytes } of readMembers(file)) {
    if (head === undefined) head = headIn(file, name, bytes);
    else if (name === MANIFEST) manifest = manifestIn(file, bytes);
    else if (name === SUMS) listed = bytes.toString('utf8');
    else {
      const table = tableOf(head, name);
      if (table === undefined || manifest !== undefined) throw damaged(file, `${name} does not belong there`);
      const one = tables.get(table) ?? tables.set(table, tally()).get(table);
      one?.add(bytes);
      whole.add(bytes);
    }
    if (name !== SUMS) {
      if (found.has(name) || listed !== undefined) throw damaged(file, `${name} does not belong there`);
      found.set(name, sha256(bytes));
    }
  }
  if (head === undefined || manifest === undefined || listed === undefined) throw damaged(file, 'its end is missing');
  const expected = [...found].map(([name, sum]) => `${sum}  ${name}\n`).join('');
  if (listed !== expected) throw damaged(file, 'the sums of its files do not agree');
  for (const [place, { name }] of head.tables.entries()) {
    const { rows, bytes, sha256: sum } = (tables.get(name) ?? tally()).result();
    const said = manifest.tables[place];
    if (said?.name !== name || said.rows !== rows || said.bytes !== bytes || said.sha256 !== sum)
      throw damaged(file, `the table ${name} is not what was written`);
  }
  if (manifest.sha256 !== whole.result().sha256) throw damaged(file, 'its parts are not what was written');
  return { file, head, manifest, sums: found };
}

/** The parts of the tables, in order, each compared once more. @throws ArchiveError */
export async function* partsIn({ file, head, sums }: SoundArchive): AsyncGenerator<{ table: string; bytes: Buffer }> {
  for await (const { name, bytes } of readMembers(file)) {
    const table = tableOf(head, name);
    if (table === undefined) continue;
    if (sums.get(name) !== sha256(bytes)) throw damaged(file, 'it changed while it was being read');
    yield { table, bytes };
  }
}

async function* readMembers(file: string): AsyncGenerator<Member> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped).catch((error: unknown) => error);
  try {
    yield* membersOf(unzipped);
    const failure = await reading;
    if (failure !== undefined) throw failure;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    unzipped.destroy();
    const stream = await reading;
    // What broke first: the stream, or what we made of it and closed it for.
    const first = stream === undefined || codeOf(stream) === 'ERR_STREAM_PREMATURE_CLOSE' ? error : stream;
    if (codeOf(first) === 'ENOENT') throw new ArchiveError(`There is no file ${file}. Nothing was changed.`);
    if (/incorrect header check/.test(String(first))) throw foreign(file);
    throw damaged(file, first instanceof Error ? first.message : String(first));
  } finally {
    unzipped.destroy();
  }
}

function headIn(file: string, name: string, bytes: Buffer): ArchiveHead {
  if (name !== HEAD) throw foreign(file);
  const json = jsonIn(bytes);
  if (json === undefined) throw damaged(file, 'its description does not parse');
  const parsed = ArchiveHeadSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const { kind, format } = Object(json) as { kind?: unknown; format?: unknown };
  if (kind === 'ilifa-backup' && format !== 1)
    throw new ArchiveError(
      `The backup ${file} was made by a newer version of Ilifa. Nothing was changed. Update Ilifa and try again.`,
    );
  throw kind === 'ilifa-backup' ? damaged(file, 'its description does not parse') : foreign(file);
}

function manifestIn(file: string, bytes: Buffer): Manifest {
  const parsed = ManifestSchema.safeParse(jsonIn(bytes));
  if (!parsed.success) throw damaged(file, 'its manifest does not parse');
  return parsed.data;
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The table to which a file of the archive belongs. */
function tableOf({ tables }: ArchiveHead, name: string): string | undefined {
  return tables.find((table, place) => name.startsWith(`${folderOf(place, table.name)}/`))?.name;
}

function foreign(file: string): ArchiveError {
  return new ArchiveError(`The file ${file} is not a backup of Ilifa. Nothing was changed.`);
}

function damaged(file: string, how: string): ArchiveError {
  return new ArchiveError(`The backup ${file} is damaged: ${how}. Nothing was changed. Use another copy of it.`);
}
