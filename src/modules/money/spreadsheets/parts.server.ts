import { Unzip, UnzipInflate } from 'fflate';
import { MOST } from './model.ts';

/** So many packed bytes at a time: what they unpack to is looked at before the next. */
const STEP = 16 * 1024;

/**
 * The parts of an archive that are wanted, unpacked. What an archive says of its sizes is not believed: unpacking stops as
 * soon as it is too much.
 */
export function partsOf(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> | 'too-large' | 'broken' {
  const found = new Map<string, Buffer>();
  const pieces = new Map<string, Uint8Array[]>();
  let [count, total] = [0, 0];
  const met: { fault: 'too-large' | 'broken' | null } = { fault: null };
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > MOST.parts) met.fault ??= 'too-large';
    if (met.fault !== null || !isWanted(file.name) || pieces.has(file.name)) return;
    const own: Uint8Array[] = [];
    pieces.set(file.name, own);
    file.ondata = (error, data, isLast) => {
      if (error !== null) met.fault ??= 'broken';
      if (met.fault !== null) return;
      total += data.length;
      if (total > MOST.bytes) met.fault = 'too-large';
      own.push(data);
      if (isLast) found.set(file.name, Buffer.concat(own));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && met.fault === null; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch {
    return met.fault ?? 'broken';
  }
  if (met.fault !== null) return met.fault;
  return found.size === pieces.size ? found : 'broken';
}

const PIECE = 256 * 1024;

/** A part as text, piece by piece. */
export function* piecesOf(part: Buffer): Generator<string> {
  const [first, second] = part;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < part.length; at += PIECE)
    yield decoder.decode(part.subarray(at, at + PIECE), { stream: at + PIECE < part.length });
}
