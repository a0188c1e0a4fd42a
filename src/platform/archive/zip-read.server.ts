import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

/** Not an archive that we read: told to the person as it stands. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused';
}

type Limits = { readonly files: number; readonly fileBytes: number; readonly allBytes: number };

/** What an archive may unpack to, whatever it says of itself. */
const ZIP_LIMITS: Limits = { files: 20_000, fileBytes: 256 * 1024 * 1024, allBytes: 1024 * 1024 * 1024 };

/** What is read as a whole and looked through in one go, while nobody else is served. */
export const MOST_JSON_BYTES = 1024 * 1024;

const END = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const DAMAGED = 'The archive is damaged or incomplete.';
const TOO_MUCH = 'The archive is too large when unpacked.';
/** What is unpacked at a time; others are served in between. */
const PIECE = 64 * 1024;

type Entry = { method: number; crc: number; packed: number; size: number; at: number };

export type ZipFiles = {
  readonly names: readonly string[];
  /** @throws ZipRefused without unpacking it, where the file is larger than `most` bytes. */
  readonly read: (name: string, most: number) => Promise<Buffer | null>;
  /**
   * The lines of a file, unpacked as they are asked for; none where there is no such file.
   * @throws ZipRefused where a line is longer than `longest` bytes.
   */
  readonly lines: (name: string, longest: number) => AsyncGenerator<Buffer>;
};

/** The files of an archive by its own list; each is unpacked when it is read, never beyond the size that is listed. @throws ZipRefused */
export async function openZip(file: Blob, limits = ZIP_LIMITS): Promise<ZipFiles> {
  const entries = await entriesOf(file, limits.files);
  const all = [...entries.values()];
  const sum = all.reduce((total, { size }) => total + size, 0);
  if (sum > limits.allBytes || all.some(({ size }) => size > limits.fileBytes)) throw new ZipRefused(TOO_MUCH);
  return {
    names: [...entries.keys()],
    async read(name, most) {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      if (entry.size > most) throw new ZipRefused(`${name} is too large.`);
      return unpack(file, entry);
    },
    async *lines(name, longest) {
      const entry = entries.get(name);
      if (entry === undefined) return;
      let number = 0;
      const tooLong = () => new ZipRefused(`${name}, line ${number + 1}: the line is too long.`);
      let begun: Buffer[] = [];
      let length = 0;
      for await (const piece of unpacking(file, entry)) {
        let start = 0;
        for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
          if (length + end - start > longest) throw tooLong();
          begun.push(piece.subarray(start, end));
          yield begun.length === 1 ? piece.subarray(start, end) : Buffer.concat(begun);
          [begun, length, start] = [[], 0, end + 1];
          number += 1;
        }
        if (start < piece.length) begun.push(piece.subarray(start));
        length += piece.length - start;
        if (length > longest) throw tooLong();
      }
      if (length > 0) yield Buffer.concat(begun);
    },
  };
}

/** The end of an archive, with the longest comment that it may have. */
const END_BYTES = 22 + 65_535;
/** What the list says of one file: with a name, further fields and a comment, but not with the longest of each. */
const ENTRY_BYTES = 2048;

async function entriesOf(file: Blob, most: number): Promise<Map<string, Entry>> {
  const from = Math.max(0, file.size - END_BYTES);
  const tail = await bytesAt(file, from, file.size);
  const { count, first, last } = guarded(() => {
    const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (end < 0 || tail.readUInt32LE(end) !== END) throw new ZipRefused('This is not a zip archive.');
    return { count: tail.readUInt16LE(end + 10), first: tail.readUInt32LE(end + 16), last: from + end };
  });
  if (count === 0xff_ff || first === 0xff_ff_ff_ff) throw new ZipRefused('The archive is too large.');
  if (count > most) throw new ZipRefused(TOO_MUCH);
  if (last - first > count * ENTRY_BYTES) throw new ZipRefused(DAMAGED);
  const list = await bytesAt(file, first, last);
  return guarded(() => listed(list, count));
}

function listed(bytes: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new ZipRefused(DAMAGED);
    if ((bytes.readUInt16LE(at + 8) & 1) !== 0) throw new ZipRefused('The archive has a password.');
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

async function bytesAt(file: Blob, from: number, to: number): Promise<Buffer> {
  return Buffer.from(await file.slice(from, Math.max(from, to)).arrayBuffer());
}

async function unpack(file: Blob, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of unpacking(file, entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** A file piece by piece; stops at the size that was listed: a small archive cannot grow without end. */
async function* unpacking(file: Blob, { method, crc, packed, size, at }: Entry): AsyncGenerator<Buffer> {
  if (method !== 0 && method !== 8) throw new ZipRefused('We cannot read this kind of zip archive.');
  const head = await bytesAt(file, at, at + 30);
  const start = guarded(() => {
    if (head.readUInt32LE(0) !== LOCAL) throw new ZipRefused(DAMAGED);
    return at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  });
  const body = file.slice(start, start + packed).stream() as Parameters<typeof Readable.fromWeb>[0];
  const source = Readable.fromWeb(body);
  const inflating = method === 0 ? null : createInflateRaw({ chunkSize: PIECE });
  source.on('error', (error) => inflating?.destroy(error));
  const pieces: Readable = inflating === null ? source : source.pipe(inflating);
  let [length, sum] = [0, 0];
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      length += piece.length;
      if (length > size) throw new ZipRefused(DAMAGED);
      sum = crc32(piece, sum);
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') === true ? new ZipRefused(DAMAGED) : error;
  } finally {
    source.destroy();
    inflating?.destroy();
  }
  if (length !== size || sum !== crc) throw new ZipRefused(DAMAGED);
}

/** A list that points outside the file is damage, not an error of ours. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? new ZipRefused(DAMAGED) : error;
  }
}
