import iconv from 'iconv-lite';
import type { BiffRecord } from './biff-records.server.ts';
import { Damaged } from './compound-file.server.ts';
import { MOST } from './model.ts';

/** How texts are written: since Excel 97 in Unicode, before in the code page of the computer. */
export type Writing = { readonly isUnicode: boolean; readonly encoding: string };

/** Code pages whose number is not in the name of their encoding. */
const NAMED: Readonly<Record<number, string>> = {
  10000: 'macintosh',
  32768: 'macintosh',
  65001: 'utf-8',
};

export function encodingOf(codePage: number): string {
  const name = NAMED[codePage] ?? `cp${codePage}`;
  return iconv.encodingExists(name) ? name : 'windows-1252';
}

const [IS_WIDE, HAS_SOUND, HAS_FONTS] = [1, 4, 8];

/** A zero is a letter of no code page: Gnumeric writes what its code page has not in Unicode. */
const inOneEncoding = (bytes: Buffer, { encoding }: Writing): string =>
  iconv.decode(bytes, bytes.includes(0) ? 'utf-16le' : encoding);

/** Reads texts out of a record and the ones that continue it. */
export class BiffTexts {
  readonly #pieces: readonly Buffer[];
  readonly #writing: Writing;
  #piece: Buffer;
  #next = 1;
  #at: number;

  /** @param at where in the record the first text begins */
  constructor({ data, more }: BiffRecord, at: number, writing: Writing) {
    this.#pieces = [data, ...more];
    this.#writing = writing;
    this.#piece = data;
    this.#at = at;
  }

  get isAtEnd(): boolean {
    while (this.#at >= this.#piece.length && this.#next < this.#pieces.length) this.#turn();
    return this.#at >= this.#piece.length;
  }

  /**
   * The next text, without its fonts and how it is spoken.
   * @param bytes that say how long it is
   * @throws Damaged where it is longer than the record
   */
  next(bytes: 1 | 2): string {
    const length = this.#number(bytes);
    if (!this.#writing.isUnicode) return inOneEncoding(this.#bytes(length), this.#writing).slice(0, MOST.cell);
    const flags = this.#number(1);
    const fonts = (flags & HAS_FONTS) === 0 ? 0 : this.#number(2);
    const sound = (flags & HAS_SOUND) === 0 ? 0 : this.#number(4);
    const text = this.#characters(length, (flags & IS_WIDE) !== 0);
    if (fonts + sound > 0) this.#bytes(fonts * 4 + sound);
    return text;
  }

  #turn(): void {
    this.#piece = this.#pieces[this.#next] ?? Buffer.alloc(0);
    this.#next += 1;
    this.#at = 0;
  }

  #number(bytes: 1 | 2 | 4): number {
    const at = this.#at;
    if (at + bytes > this.#piece.length) return this.#bytes(bytes).readUIntLE(0, bytes);
    this.#at += bytes;
    return this.#piece.readUIntLE(at, bytes);
  }

  #bytes(count: number): Buffer {
    const parts: Buffer[] = [];
    for (let left = count; left > 0;) {
      if (this.isAtEnd) throw new Damaged('text longer than its record');
      const part = this.#piece.subarray(this.#at, this.#at + left);
      this.#at += part.length;
      left -= part.length;
      parts.push(part);
    }
    const [first] = parts;
    return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts);
  }

  /** Where letters go on in another record, that says anew whether they have one byte or two. */
  #characters(length: number, isWideFirst: boolean): string {
    let [text, isWide] = ['', isWideFirst];
    for (let left = length; left > 0;) {
      const size = isWide ? 2 : 1;
      const count = Math.min(left, Math.floor((this.#piece.length - this.#at) / size));
      const to = this.#at + count * size;
      if (text.length < MOST.cell) text += this.#piece.toString(isWide ? 'utf16le' : 'latin1', this.#at, to);
      this.#at = to;
      left -= count;
      if (left === 0) break;
      if (this.#next >= this.#pieces.length) throw new Damaged('text longer than its record');
      this.#turn();
      isWide = (this.#number(1) & IS_WIDE) !== 0;
    }
    return text.slice(0, MOST.cell);
  }
}
