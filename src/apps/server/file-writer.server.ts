import { open } from 'node:fs/promises';

/** Memory that nobody else has a part of. */
const owned = new WeakSet<ArrayBufferLike>();

/** A copy in memory of its own, which `fileWriter` gives back once it is written, and not whenever it is collected. */
export function ownCopyOf(piece: Uint8Array): Buffer {
  const { buffer } = new Uint8Array(piece);
  owned.add(buffer);
  return Buffer.from(buffer);
}

/**
 * Gives back the memory of a piece that came off the line and was copied, unless more lies in it: at once, and not
 * whenever it is collected.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * The end of a pipeline that writes a new file. What `ownCopyOf` made is given back when the next piece comes: a parser
 * may cut one copy into several pieces, and is done with it by then.
 */
export function fileWriter(path: string): (pieces: AsyncIterable<Buffer>) => Promise<void> {
  return async (pieces) => {
    // Listens at once: a parser that has begun does not wait until the file is open.
    const opening = open(path, 'wx', 0o600);
    opening.catch(() => undefined);
    let last: ArrayBufferLike | null = null;
    try {
      for await (const piece of pieces) {
        if (last !== piece.buffer) free(last);
        last = piece.buffer;
        const file = await opening;
        await file.appendFile(piece);
      }
      free(last);
    } finally {
      const file = await opening;
      await file.close();
    }
  };
}

function free(buffer: ArrayBufferLike | null): void {
  if (buffer instanceof ArrayBuffer && owned.has(buffer)) buffer.transfer(0);
}
