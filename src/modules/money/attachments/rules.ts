import { LARGEST_FILE, MOST_FILES } from './limits.ts';
import type { Fault } from './faults.ts';
import type { FileType } from './model.ts';

const SIGNATURES: readonly (readonly [FileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];
/** Names of HEIC in the first box of a file. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What a file is by its first bytes, whatever it says of itself; null where it is nothing that we take. */
export function typeOf(head: Uint8Array): FileType | null {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => head[at] === byte));
  if (known !== undefined) return known[0];
  const word = (from: number) => String.fromCharCode(...head.slice(from, from + 4));
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'image/webp';
  return word(4) === 'ftyp' && HEIC_BRANDS.includes(word(8)) ? 'image/heic' : null;
}

/** Bytes of a file that `typeOf` needs. */
export const HEAD_BYTES = 16;

/** Why a file is not taken, as far as its size and its first bytes tell; null where they tell nothing. */
export function faultOf(size: number, head: Uint8Array): Fault | null {
  if (size === 0) return 'empty';
  if (size > LARGEST_FILE) return 'too-large';
  return typeOf(head) === null ? 'type' : null;
}

export function isFull(count: number): boolean {
  return count >= MOST_FILES;
}

const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
};
const LONGEST_NAME = 120;

/**
 * The name of a file as it is shown and downloaded: without its folders and what no name may hold, and with the ending of
 * what it is, so that no program takes it for something else.
 */
export function nameOf(given: string, type: FileType): string {
  const [ending = ''] = ENDINGS[type];
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    // Control characters, those that turn the direction of writing, and what systems forbid in names.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, LONGEST_NAME)
    .trim();
  const isEnded = ENDINGS[type].some((one) => plain.toLowerCase().endsWith(`.${one}`));
  if (plain === '') return `file.${ending}`;
  return isEnded ? plain : `${plain}.${ending}`;
}
