import * as z from 'zod';

/** Apart from the contract, so that a page that knows an id loads nothing of how procedures are declared. */
export const IdSchema = z.uuid();

/** An id that sorts by when it was made (RFC 9562, version 7). @param dice ten random bytes or more */
export function idOf(milliseconds: number, dice: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let rest = milliseconds;
  for (let place = 5; place >= 0; place--) {
    bytes[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(dice.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) % 16) + 0x70;
  bytes[8] = ((bytes[8] ?? 0) % 64) + 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
