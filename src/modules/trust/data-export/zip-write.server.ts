import { Zip, ZipDeflate } from 'fflate';

/** A file in an archive that is being written. */
export type OpenFile = { readonly write: (text: string | Uint8Array) => void; readonly close: () => void };

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
    const file = new ZipDeflate(name, { level: 6 });
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
