import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A file in an archive that is being written. */
export type OpenFile = { readonly write: (text: string | Uint8Array) => void; readonly close: () => void };

/** Method 8 of the format of archives. */
const DEFLATED = 8;

/**
 * Packs each piece by itself, in native code: an archive has a hundred small files, for each of which `fflate` takes
 * megabytes that are then collected. A piece holds two thousand rows, and hardly gains from what stood before it.
 */
class PackedFile extends ZipPassThrough {
  override compression = DEFLATED;

  protected override process(piece: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, new Uint8Array(deflateRawSync(piece, { finishFlush })), isLast);
  }
}

/**
 * An archive that grows in memory, packed as it grows: books of a hundred thousand rows take a few megabytes. Files may
 * be open at the same time; they follow each other in the order in which they were opened.
 */
export function startZip(writtenAt: Date) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error !== null) failure ??= error;
    else parts.push(new Uint8Array(part));
  });
  const open = (name: string): OpenFile => {
    const file = new PackedFile(name);
    file.mtime = writtenAt;
    zip.add(file);
    return {
      write: (text) => file.push(typeof text === 'string' ? Buffer.from(text) : text),
      close: () => file.push(new Uint8Array(0), true),
    };
  };
  return {
    open,
    add(name: string, content: string | Uint8Array): void {
      const file = open(name);
      file.write(content);
      file.close();
    },
    /** The whole archive. @throws Error where packing failed */
    finish(): Blob {
      zip.end();
      if (failure !== null) throw failure;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
