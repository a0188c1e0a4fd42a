import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip as open } from './zip-read.server.ts';

const MOST = 9_000_000;
const openZip = async (
  content: Buffer,
  ...words: Parameters<typeof open> extends [Blob, ...infer More] ? More : never
) => {
  const { names, read, lines } = await open(new Blob([new Uint8Array(content)]), ...words);
  return { names, lines, read: (name: string) => read(name, MOST) };
};
const bytes = (text: string) => new TextEncoder().encode(text);
const pack = (files: Parameters<typeof zipSync>[0]) => Buffer.from(zipSync(files));

test('files come out as they went in, packed or stored, whatever their names', async () => {
  const zip = await openZip(
    pack({ 'a/é.txt': bytes('x'.repeat(10_000)), stored: [bytes('plain'), { level: 0 }], empty: new Uint8Array() }),
  );
  expect(zip.names).toEqual(['a/é.txt', 'stored', 'empty']);
  expect((await zip.read('a/é.txt'))?.toString()).toBe('x'.repeat(10_000));
  expect((await zip.read('stored'))?.toString()).toBe('plain');
  expect((await zip.read('empty'))?.length).toBe(0);
  expect(await zip.read('../../etc/passwd')).toBeNull();
});

test('an archive that would unpack to more than we hold is refused before anything of it is unpacked', async () => {
  const bomb = pack({ bomb: new Uint8Array(2_000_000) });
  expect(bomb.length).toBeLessThan(5000);
  await expect(openZip(bomb, { files: 10, fileBytes: 1_000_000, allBytes: 9_000_000 })).rejects.toThrow(
    /too large when unpacked/,
  );
  await expect(openZip(bomb, { files: 10, fileBytes: 9_000_000, allBytes: 1_000_000 })).rejects.toThrow(
    /too large when unpacked/,
  );
  await expect(openZip(bomb, { files: 0, fileBytes: 9_000_000, allBytes: 9_000_000 })).rejects.toThrow(
    /too large when unpacked/,
  );
});

test('a file is not unpacked beyond what its reader wants of it', async () => {
  const zip = await open(new Blob([new Uint8Array(pack({ long: new Uint8Array(1001), short: new Uint8Array(1000) }))]));
  await expect(zip.read('long', 1000)).rejects.toThrow('long is too large');
  expect((await zip.read('short', 1000))?.length).toBe(1000);
});

test('one that lies about its size is stopped at the size that it named', async () => {
  const bomb = pack({ bomb: new Uint8Array(2_000_000) });
  // The list names its real size; make it name ten bytes.
  const list = bomb.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bomb.writeUInt32LE(10, list + 24);
  await expect((await openZip(bomb)).read('bomb')).rejects.toThrow(/damaged/);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('not an archive at all, not even nearly')],
  ['an end without a beginning', Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18, 255)])],
  ['an end that is cut off', Buffer.from('PK\u0005\u0006', 'latin1')],
])('%s is refused', async (_, content) => {
  await expect(openZip(content)).rejects.toThrow(/zip archive|damaged|larger|too large/);
});

async function linesIn(zip: Awaited<ReturnType<typeof openZip>>, name: string, longest = 1000): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of zip.lines(name, longest)) lines.push(line.toString());
  return lines;
}

test.each([
  ['ends in a line end', ['a', '', 'é'.repeat(300), 'last'], '\n'],
  ['ends without one', ['a', '', 'last'], ''],
  ['is long', Array.from({ length: 40_000 }, (_, at) => `line ${at}`), '\n'],
])('the lines of a file that %s come one by one', async (_, lines, end) => {
  const zip = await openZip(pack({ rows: bytes(lines.join('\n') + end) }));
  expect(await linesIn(zip, 'rows')).toEqual(lines);
  expect(await linesIn(zip, 'none')).toEqual([]);
});

test.each([
  ['in the middle', `short\n${'x'.repeat(1001)}\nshort`],
  ['at the end', `short\n${'x'.repeat(1001)}`],
  ['without end', `short\n${'x'.repeat(5_000_000)}`],
])('a line that is too long is refused by its number, %s', async (_, text) => {
  const zip = await openZip(pack({ rows: bytes(text) }));
  await expect(linesIn(zip, 'rows')).rejects.toThrow('rows, line 2: the line is too long');
});

test('a file whose sum is not the one that is listed is damaged', async () => {
  const packed = pack({ rows: [bytes('some text'), { level: 0 }] });
  packed[packed.indexOf('some')] = 0x53;
  await expect(linesIn(await openZip(packed), 'rows')).rejects.toThrow(/damaged/);
});
