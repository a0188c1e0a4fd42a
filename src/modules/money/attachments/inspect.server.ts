import { redraw } from '#platform/pictures.server.ts';
import type { Fault } from './faults.ts';
import { MOST_PIXELS } from './limits.ts';
import type { FileType } from './model.ts';
import { faultOf, HEAD_BYTES, typeOf } from './rules.ts';

export type Inspected = {
  readonly type: FileType;
  /** A small picture of it, drawn anew; null of what cannot be drawn here: PDF and HEIC. */
  readonly preview: Buffer | null;
};

/** What a file is, by its content alone, with a small picture of it; or why it is not taken. */
export async function inspect(bytes: Buffer): Promise<Inspected | { readonly fault: Fault }> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const fault = faultOf(bytes.length, head);
  if (fault !== null) return { fault };
  const type = typeOf(head);
  if (type === null) return { fault: 'type' };
  if (isSomethingElseToo(bytes, type)) return { fault: 'mixed' };
  if (type === 'application/pdf') return isWholePdf(bytes) ? { type, preview: null } : { fault: 'damaged' };
  if (type === 'image/heic') return isHeic(bytes) ? { type, preview: null } : { fault: 'damaged' };
  const preview = await drawPreview(bytes);
  return preview === null ? { fault: 'picture' } : { type, preview };
}

/** Drawn whole, so that what unpacks to too much, or does not unpack, is found before it is stored. */
function drawPreview(bytes: Buffer): Promise<Buffer | null> {
  return redraw(bytes, {
    mostPixels: MOST_PIXELS,
    quality: 72,
    size: (picture) => picture.resize(1200, 1600, { fit: 'inside', withoutEnlargement: true }),
  });
}

/** Longer than by chance in ten megabytes of packed pixels. */
const MARKUP = /<(?:script|iframe|html|!doctype\s+html)[\s>]/i;
/** A picture made of text, or a page, that begins behind the first bytes of something else. */
const EARLY_MARKUP = /<(?:svg|script|iframe|html|body|!doctype)[\s>]/i;
const EARLY = 1024;

/** Whether the bytes are a file of another kind as well: a page, a script, an archive or a PDF within a picture. */
function isSomethingElseToo(bytes: Buffer, type: FileType): boolean {
  const early = bytes.toString('latin1', 0, EARLY);
  if (EARLY_MARKUP.test(early) || isArchive(bytes)) return true;
  if (type === 'application/pdf') return false;
  return early.includes('%PDF-') || MARKUP.test(bytes.toString('latin1'));
}

const END_OF_ARCHIVE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** Whether the bytes end as a zip archive does: a record, whose last two bytes say how long the comment is behind it. */
function isArchive(bytes: Buffer): boolean {
  let at = bytes.lastIndexOf(END_OF_ARCHIVE);
  const earliest = bytes.length - END_BYTES - LONGEST_COMMENT;
  while (at >= Math.max(earliest, 0)) {
    if (at + END_BYTES <= bytes.length && at + END_BYTES + bytes.readUInt16LE(at + END_BYTES - 2) <= bytes.length)
      return true;
    at = at === 0 ? -1 : bytes.lastIndexOf(END_OF_ARCHIVE, at - 1);
  }
  return false;
}

const PDF_TAIL = 64 * 1024;

function isWholePdf(bytes: Buffer): boolean {
  const hasVersion = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));
  return hasVersion && bytes.subarray(-PDF_TAIL).includes('%%EOF');
}

const SECOND_BOXES = new Set(['meta', 'mdat', 'free', 'moov', 'uuid']);

/** The boxes at the beginning of a HEIC picture: what it is, and what it consists of. */
function isHeic(bytes: Buffer): boolean {
  const first = bytes.readUInt32BE(0);
  return first >= 16 && first <= 1024 && SECOND_BOXES.has(bytes.toString('latin1', first + 4, first + 8));
}
