/** A file in a tar archive, whole in memory: ours are a few megabytes at most. */
export type Member = { readonly name: string; readonly bytes: Buffer };

const BLOCK = 512;
/** More than any part that we write; whoever claims more is not ours. */
const LARGEST = 64 * 2 ** 20;

/** The file as tar keeps it (POSIX ustar): a block about it, its bytes, and zeros up to the next block. */
export function packed({ name, bytes }: Member, at: Date): Buffer {
  const head = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;
  head.write(name, 0, 100, 'ascii');
  head.write(octal(0o600, 8), 100);
  head.write(octal(0, 8) + octal(0, 8), 108);
  head.write(octal(bytes.length, 12) + octal(Math.floor(at.getTime() / 1000), 12), 124);
  head.write('        0', 148);
  head.write('ustar\u000000', 257);
  head.write(octal(checksum(head), 7), 148);
  return Buffer.concat([head, bytes, Buffer.alloc(padding(bytes.length))]);
}

/** What stands at the end of every tar archive. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK);

/** The files of a tar archive, one after the other. @throws Error where it is not one, breaks off, or goes on after its end. */
export async function* membersOf(source: AsyncIterable<Buffer>): AsyncGenerator<Member> {
  const { take, rest } = taker(source);
  const isEmpty = (bytes: Buffer) => bytes.every((byte) => byte === 0);
  for (;;) {
    const head = await take(BLOCK);
    if (isEmpty(head)) break;
    const said = Number.parseInt(textOf(head, 148, 8), 8);
    head.fill(' ', 148, 156);
    if (said !== checksum(head)) throw new Error('a block is not what it says');
    const size = Number.parseInt(textOf(head, 124, 12), 8);
    if (!(size >= 0 && size <= LARGEST)) throw new Error('a file in it is too large');
    const bytes = await take(size);
    await take(padding(size));
    yield { name: textOf(head, 0, 100), bytes };
  }
  for await (const bytes of rest()) if (!isEmpty(bytes)) throw new Error('it goes on after its end');
}

/** Hands out exactly so many bytes at a time, and at last whatever is left. */
function taker(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  return { take, rest };

  async function take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      if (left.length === 0) {
        const next = await pieces.next();
        if (next.done === true) throw new Error('it ends too early');
        left = next.value;
      }
      const piece = left.subarray(0, missing);
      left = left.subarray(piece.length);
      missing -= piece.length;
      taken.push(piece);
    }
    return Buffer.concat(taken);
  }

  async function* rest(): AsyncGenerator<Buffer> {
    yield left;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
}

/** The sum of the head's bytes, its own field counted as blanks. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte) => sum + byte, 0);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function textOf(head: Buffer, from: number, length: number): string {
  const text = head.toString('ascii', from, from + length);
  const end = text.search(/[\0 ]*$|\0/);
  return end === -1 ? text : text.slice(0, end);
}
