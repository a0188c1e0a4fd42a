import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

/** Not an archive that we read: told to the person as it stands. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

type Limits = { readonly files: number; readonly fileBytes: number; readonly allBytes: number };

/** What an archive may unpack to, whatever it says of itself. */
const ZIP_LIMITS: Limits = { files: 20_000, fileBytes: 256 * 1024 * 1024, allBytes: 1024 * 1024 * 1024 };

/** Rows of one table. */
export const MOST_TABLE_BYTES = ZIP_LIMITS.fileBytes;
/** What is read as a whole and looked through in one go, while nobody else is served. */
export const MOST_JSON_BYTES = 1024 * 1024;

const END = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const DAMAGED = 'The archive is damaged or not complete.';

type Entry = { method: number; crc: number; packed: number; size: number; at: number };

export type ZipFiles = {
  readonly names: readonly string[];
  /** @throws ZipRefused without unpacking it, where the file is larger than `most` bytes. */
  readonly read: (name: string, most: number) => Promise<Buffer | null>;
};

/** The files of an archive by its own list; each is unpacked when it is read, never beyond the size that is listed. @throws ZipRefused */
export function openZip(bytes: Buffer, limits = ZIP_LIMITS): ZipFiles {
  const entries = guarded(() => entriesOf(bytes));
  const all = [...entries.values()];
  const sum = all.reduce((total, { size }) => total + size, 0);
  if (all.length > limits.files || sum > limits.allBytes || all.some(({ size }) => size > limits.fileBytes))
    throw new ZipRefused('The archive unpacks to more than we read at once.');
  return {
    names: [...entries.keys()],
    async read(name, most) {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      if (entry.size > most) throw new ZipRefused(`${name} is larger than we read.`);
      return unpack(bytes, entry);
    },
  };
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new ZipRefused('This is not a zip archive.');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0xff_ff || at === 0xff_ff_ff_ff) throw new ZipRefused('The archive is larger than we read.');
  const entries = new Map<string, Entry>();
  for (let place = 0; place < count; place += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new ZipRefused(DAMAGED);
    if ((bytes.readUInt16LE(at + 8) & 1) !== 0) throw new ZipRefused('The archive is locked with a password.');
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.set(bytes.toString('utf8', at + 46, at + 46 + name), {
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function unpack(bytes: Buffer, { method, crc, packed, size, at }: Entry): Promise<Buffer> {
  const start = guarded(() => {
    if (bytes.readUInt32LE(at) !== LOCAL) throw new ZipRefused(DAMAGED);
    return at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  });
  const body = bytes.subarray(start, start + packed);
  const content = method === 0 ? body : method === 8 ? await inflated(body, size) : null;
  if (content === null) throw new ZipRefused('The archive is packed in a way that we do not read.');
  if (content.length !== size || crc32(content) !== crc) throw new ZipRefused(DAMAGED);
  return content;
}

/** Stops at the size that was listed: a small archive cannot grow without end. */
async function inflated(body: Buffer, size: number): Promise<Buffer> {
  try {
    return await promisify(inflateRaw)(body, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new ZipRefused(DAMAGED);
  }
}

/** A list that points outside the file is damage, not an error of ours. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new ZipRefused(DAMAGED) : error;
  }
}
