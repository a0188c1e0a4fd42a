/** A file contradicts itself or was cut off. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Sector numbers from here on are marks: the end of a chain, a free sector. */
const LARGEST_SECTOR = 0xfffffffa;
const HEADER = 512;
/** How many sectors of the allocation table the header names itself. */
const NAMED_IN_HEADER = 109;
const ENTRY = 128;
const SMALL_SECTOR = 64;
const [STORAGE_OF_ALL, STREAM] = [5, 2];

type Entry = {
  readonly name: string;
  readonly kind: number;
  readonly beside: readonly [number, number];
  readonly within: number;
  readonly start: number;
  readonly size: number;
};

export type CompoundFile = {
  has(name: string): boolean;
  /** @throws Damaged */
  read(name: string): Buffer;
};

/** Whether bytes begin as a container does in which Office before 2007 put its parts, and puts what it encrypts. */
export const isCompound = (bytes: Uint8Array): boolean => SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));

/**
 * Opens a compound file ([MS-CFB]) and finds the streams of its topmost folder; those of embedded documents are not among
 * them. A chain of sectors is never followed further than the file has sectors, whatever its tables and sizes say.
 * @param file its bytes, which begin as `isCompound` wants
 * @throws Damaged
 */
export function openCompound(file: Buffer): CompoundFile {
  if (file.length < HEADER) throw new Damaged('header');
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Damaged('size of sectors');
  const sectors = new Sectors(file, shift);
  const table = tableOf(file, sectors);
  const entries = entriesIn(sectors.join(chainOf(file.readUInt32LE(48), table, sectors.count)), shift === 9);
  const [root] = entries;
  if (root?.kind !== STORAGE_OF_ALL) throw new Damaged('directory');
  const cutoff = file.readUInt32LE(56);
  const small = (): Buffer => sectors.join(chainOf(root.start, table, sectors.count)).subarray(0, root.size);
  const smallTable = (): Buffer => sectors.join(chainOf(file.readUInt32LE(60), table, sectors.count));
  const streams = new Map(topmostOf(entries, root).map((entry) => [entry.name.toUpperCase(), entry]));
  return {
    has: (name) => streams.has(name.toUpperCase()),
    read: (name) => {
      const entry = streams.get(name.toUpperCase());
      if (entry === undefined) throw new Damaged('stream');
      const whole =
        entry.size < cutoff
          ? smallStream(entry, small(), smallTable())
          : sectors.join(chainOf(entry.start, table, sectors.count));
      if (whole.length < entry.size) throw new Damaged('length of a stream');
      return whole.subarray(0, entry.size);
    },
  };
}

class Sectors {
  readonly #file: Buffer;
  readonly #shift: number;
  readonly count: number;

  constructor(file: Buffer, shift: number) {
    this.#file = file;
    this.#shift = shift;
    // The header takes the place of one; the last may have been written without what is unused of it.
    this.count = Math.ceil(file.length / 2 ** shift) - 1;
  }

  at(sector: number): Buffer {
    if (sector >= this.count) throw new Damaged('sector outside of the file');
    const from = (sector + 1) << this.#shift;
    return this.#file.subarray(from, from + (1 << this.#shift));
  }

  join(chain: readonly number[]): Buffer {
    return Buffer.concat(chain.map((sector) => this.at(sector)));
  }
}

/** The table that says of each sector which one is next; sectors that hold it are named in the header, and in sectors of names. */
function tableOf(file: Buffer, sectors: Sectors): Buffer {
  const named: number[] = [];
  const take = (names: Buffer, from: number, count: number) => {
    for (let at = from; at < from + count * 4; at += 4)
      if (names.readUInt32LE(at) < LARGEST_SECTOR) named.push(names.readUInt32LE(at));
  };
  take(file, 76, NAMED_IN_HEADER);
  let more = file.readUInt32LE(68);
  for (let steps = 0; more < LARGEST_SECTOR; steps += 1) {
    const names = sectors.at(more);
    if (steps >= sectors.count || names.length % 4 !== 0) throw new Damaged('names of sectors');
    const last = names.length - 4;
    take(names, 0, last / 4);
    more = names.readUInt32LE(last);
  }
  if (named.length > sectors.count) throw new Damaged('names of sectors');
  return sectors.join(named);
}

/** The numbers of a chain from its first to its last. @param most how many there are in all */
function chainOf(first: number, table: Buffer, most: number): number[] {
  const chain: number[] = [];
  for (let sector = first; sector < LARGEST_SECTOR; sector = table.readUInt32LE(sector * 4)) {
    if (chain.length >= most || sector * 4 + 4 > table.length) throw new Damaged('chain of sectors');
    chain.push(sector);
  }
  return chain;
}

/** Streams of less than a few thousand bytes share sectors of one stream, in parts with a table of their own. */
function smallStream({ start }: Entry, all: Buffer, table: Buffer): Buffer {
  const parts = Math.ceil(all.length / SMALL_SECTOR);
  const chain = chainOf(start, table, parts);
  if (chain.some((part) => part >= parts)) throw new Damaged('small sector outside of its stream');
  return Buffer.concat(chain.map((part) => all.subarray(part * SMALL_SECTOR, (part + 1) * SMALL_SECTOR)));
}

/** @param isShort whether sizes have four bytes; the others may hold anything */
function entriesIn(directory: Buffer, isShort: boolean): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const entry = directory.subarray(at, at + ENTRY);
    const length = Math.min(64, entry.readUInt16LE(64));
    entries.push({
      name: entry.toString('utf16le', 0, Math.max(0, length - 2)),
      kind: entry.readUInt8(66),
      beside: [entry.readUInt32LE(68), entry.readUInt32LE(72)],
      within: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120) + (isShort ? 0 : entry.readUInt32LE(124) * 2 ** 32),
    });
  }
  return entries;
}

/** The streams of the topmost folder, whose entries are a tree. */
function topmostOf(entries: readonly Entry[], root: Entry): Entry[] {
  const met = new Set<number>();
  const open = [root.within];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (entry === undefined || met.has(at)) continue;
    met.add(at);
    open.push(...entry.beside);
  }
  return [...met].flatMap((at) => entries[at] ?? []).filter(({ kind }) => kind === STREAM);
}
