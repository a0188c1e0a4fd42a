const [END, ENTRY] = [0x06054b50, 0x02014b50];
/** The end of an archive, without the comment that may follow it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

/** Whether files of a ZIP archive need a password, by what its directory says of them. Nothing else is read. */
export function isLockedZip(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = bytes.length - END_LENGTH;
  const least = Math.max(0, at - LONGEST_COMMENT);
  while (at >= least && view.getUint32(at, true) !== END) at -= 1;
  if (at < least) return false;
  let entry = view.getUint32(at + 16, true);
  while (entry + 46 <= bytes.length && view.getUint32(entry, true) === ENTRY) {
    if (view.getUint16(entry + 8, true) % 2 === 1) return true;
    entry += 46 + [28, 30, 32].reduce((sum, length) => sum + view.getUint16(entry + length, true), 0);
  }
  return false;
}
