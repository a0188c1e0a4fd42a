import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A built file, ready to be sent. */
export type BuiltFile = {
  readonly type: string;
  /** Its name carries a hash of its content, so it may be kept for ever. */
  readonly immutable: boolean;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** The bytes in the best encoding that the browser takes. Packed once, at the first request. */
  readonly bytes: (accepts: string) => Promise<{ body: Uint8Array<ArrayBuffer>; encoding: string | null }>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
/** Within 3 % of the best, in a tenth of its time. */
const KEPT_QUALITY = 6;
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
/** Texts that may hold a word of the installation. */
const WORDED = new Set(['.html', '.txt', '.xml']);

/** The files of one build by their path, `/assets/index-abc.js`. All are read at once: a build is a few megabytes. */
export function filesIn(folder: string): ReadonlyMap<string, BuiltFile> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const files = paths.filter((path) => statSync(path).isFile());
  return new Map(files.map((path) => [`/${relative(folder, path)}`, builtFile(path)]));
}

function builtFile(path: string): BuiltFile {
  return fileOf(new Uint8Array(readFileSync(path)), extname(path), /\/assets\//.test(path));
}

function fileOf(plain: Uint8Array<ArrayBuffer>, extension: string, immutable: boolean): BuiltFile {
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const inEncoding = (encoding: 'br' | 'gzip') => {
    const known = packed.get(encoding) ?? (encoding === 'br' ? packBrotli(plain, KEPT_QUALITY) : packGzip(plain));
    packed.set(encoding, known);
    return known;
  };
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    immutable,
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    async bytes(accepts) {
      if (!PACKED.has(extension)) return { body: plain, encoding: null };
      if (/\bbr\b/.test(accepts)) return { body: await inEncoding('br'), encoding: 'br' };
      if (/\bgzip\b/.test(accepts)) return { body: await inEncoding('gzip'), encoding: 'gzip' };
      return { body: plain, encoding: null };
    },
  };
}

/** A page of a build with a word to it that its script reads off the document: `<html data-host="other">`. */
export function pageWith(page: BuiltFile, name: string, value: string): BuiltFile {
  const text = Buffer.from(page.plain).toString('utf8');
  return fileOf(new Uint8Array(Buffer.from(text.replace('<html', `<html data-${name}="${value}"`))), '.html', false);
}

/** Files of a build with one word in their texts put in place of another: what is known only where it is served. */
export function withWord(files: ReadonlyMap<string, BuiltFile>, mark: string, word: string): typeof files {
  return withWords(files, new Map([[mark, word]]));
}

/** As `withWord`, for several marks, of which none begins another. */
export function withWords(files: ReadonlyMap<string, BuiltFile>, words: ReadonlyMap<string, string>): typeof files {
  return new Map([...files].map(([path, file]) => [path, replaced(path, file, words)]));
}

function replaced(path: string, file: BuiltFile, words: ReadonlyMap<string, string>): BuiltFile {
  const extension = extname(path);
  if (!WORDED.has(extension)) return file;
  const before = Buffer.from(file.plain).toString('utf8');
  // By a function: in a text, `$&` would mean what was found.
  const text = [...words].reduce((all, [mark, word]) => all.replaceAll(mark, () => word), before);
  return text === before ? file : fileOf(new Uint8Array(Buffer.from(text)), extension, file.immutable);
}

/** What differs from answer to answer, in the best encoding that the browser takes; packed lightly, for a page is small. */
export async function packed(
  body: Uint8Array<ArrayBuffer>,
  accepts: string,
): Promise<{ body: Uint8Array<ArrayBuffer>; encoding: string | null }> {
  if (/\bbr\b/.test(accepts)) return { body: await packBrotli(body, 4), encoding: 'br' };
  if (/\bgzip\b/.test(accepts)) return { body: await packGzip(body), encoding: 'gzip' };
  return { body, encoding: null };
}

async function packBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

async function packGzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(bytes));
}
