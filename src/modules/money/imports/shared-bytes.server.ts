/** So long, in milliseconds, memory waits for the next file before it is given back. */
const REST = 5000;

let spare: SharedArrayBuffer | null = null;
let resting: NodeJS.Timeout | undefined;

/**
 * The bytes of an uploaded file, for as long as the work takes. The thread that reads them shares them, where a copy would
 * take the memory twice; and the next file takes their place, where twenty files would wait to be collected.
 */
export async function withSharedBytes<T>(file: Blob, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  clearTimeout(resting);
  const memory = spare !== null && spare.byteLength >= file.size ? spare : new SharedArrayBuffer(file.size);
  // Whoever comes meanwhile takes memory of their own.
  spare = null;
  try {
    const bytes = Buffer.from(memory, 0, file.size);
    await fill(bytes, file);
    return await work(bytes);
  } finally {
    spare = memory;
    resting = setTimeout(() => (spare = null), REST).unref();
  }
}

async function fill(bytes: Buffer, file: Blob): Promise<void> {
  let at = 0;
  for await (const piece of file.stream()) {
    bytes.set(piece, at);
    at += piece.length;
    // Given back at once, and not whenever it is collected.
    piece.buffer.transfer(0);
  }
  // What is behind the end of a shorter file would be that of another.
  if (at !== bytes.length) throw new Error(`a file of ${bytes.length} bytes ended after ${at}`);
}
