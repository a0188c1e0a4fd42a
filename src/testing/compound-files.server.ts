const [SECTOR, SMALL, FREE, END] = [512, 64, 0xffffffff, 0xfffffffe];
const CUTOFF = 4096;
/** Names of sectors in a sector of names, beside the one of the next. */
const NAMES = 127;

/** What stands in the header and the tables, for tests that change it. */
export type Layout = { readonly bytes: Buffer; readonly table: number; readonly directory: number };

type Options = {
  /** How many sectors of the allocation table the header names, at most. */
  readonly namedInHeader?: number;
  /** Streams of embedded documents, which stand in a folder of their own. */
  readonly embedded?: Readonly<Record<string, Buffer>>;
};

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

const numbers = (all: readonly number[], length: number): Buffer => {
  const bytes = Buffer.alloc(length * 4, 0xff);
  for (const [at, one] of all.entries()) bytes.writeUInt32LE(one, at * 4);
  return bytes;
};

/** Sectors of one size, and for each the one that goes on after it. */
function chains(size: number) {
  const sectors: Buffer[] = [];
  const next: number[] = [];
  const add = (bytes: Buffer): number => {
    const first = sectors.length;
    const all = padded(bytes, size);
    for (let at = 0; at < all.length; at += size) {
      sectors.push(all.subarray(at, at + size));
      next.push(at + size < all.length ? sectors.length : END);
    }
    return all.length === 0 ? END : first;
  };
  return { sectors, next, add };
}

/** A container as Office before 2007 wrote it, of streams by their names. */
export function compoundOf(streams: Readonly<Record<string, Buffer>>, options: Options = {}): Layout {
  const { namedInHeader = 109, embedded = {} } = options;
  const { sectors, next, add } = chains(SECTOR);
  const { sectors: small, next: smallNext, add: addSmall } = chains(SMALL);
  const [outer, inner] = [Object.entries(streams), Object.entries(embedded)];
  const placed = [...outer, ...inner].map(([name, bytes]) => ({
    name,
    size: bytes.length,
    start: bytes.length < CUTOFF ? addSmall(bytes) : add(bytes),
  }));
  const smallStart = add(Buffer.concat(small));
  const smallTable = add(numbers(smallNext, Math.ceil(smallNext.length / 128) * 128));
  const folder = inner.length === 0 ? null : placed.length + 1;
  const entries = [
    entry({ name: 'Root Entry', kind: 5, within: 1, start: smallStart, size: small.length * SMALL }),
    ...placed.map(({ name, start, size }, at) => {
      // The entries of a folder are a tree; here each has the next one to its right.
      const isLast = at === outer.length - 1 || at === placed.length - 1;
      const right = isLast ? (at === outer.length - 1 ? (folder ?? FREE) : FREE) : at + 2;
      return entry({ name, kind: 2, right, start, size });
    }),
    ...(folder === null ? [] : [entry({ name: 'MBD0001', kind: 1, within: outer.length + 1 })]),
  ];
  const directory = add(Buffer.concat(entries));
  const tables = Math.ceil((next.length + 2) / 126) + 1;
  const table = sectors.length;
  const namesElsewhere = Math.ceil(Math.max(0, tables - namedInHeader) / NAMES);
  const all = [
    ...next,
    ...Array.from({ length: tables }, () => 0xfffffffd),
    ...Array.from({ length: namesElsewhere }, () => 0xfffffffc),
  ];
  const tableBytes = numbers(all, tables * 128);
  const named = Array.from({ length: tables }, (_, at) => table + at);
  const elsewhere = Array.from({ length: namesElsewhere }, (_, at) => {
    const from = namedInHeader + at * NAMES;
    const bytes = numbers(named.slice(from, from + NAMES), 128);
    bytes.writeUInt32LE(at + 1 < namesElsewhere ? table + tables + at + 1 : END, NAMES * 4);
    return bytes;
  });
  const header = Buffer.alloc(SECTOR);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, directory],
    [56, CUTOFF],
    [60, smallTable],
    [64, Math.ceil(smallNext.length / 128)],
    [68, namesElsewhere === 0 ? END : table + tables],
    [72, namesElsewhere],
  ] as const)
    header.writeUInt32LE(value, at);
  numbers(named.slice(0, namedInHeader), 109).copy(header, 76);
  const bytes = Buffer.concat([header, ...sectors, tableBytes, ...elsewhere]);
  const placeOf = (sector: number) => (sector + 1) * SECTOR;
  return { bytes, table: placeOf(table), directory: placeOf(directory) };
}

type Entry = {
  readonly name: string;
  readonly kind: number;
  readonly right?: number;
  readonly within?: number;
  readonly start?: number;
  readonly size?: number;
};

function entry({ name, kind, right = FREE, within = FREE, start = 0, size = 0 }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(kind, 66);
  bytes.writeUInt8(1, 67);
  for (const [at, value] of [
    [68, FREE],
    [72, right],
    [76, within],
    [116, start],
    [120, size],
  ] as const)
    bytes.writeUInt32LE(value, at);
  return bytes;
}
