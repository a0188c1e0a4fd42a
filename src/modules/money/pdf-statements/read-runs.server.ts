import { fileURLToPath } from 'node:url';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MOST_PAGES, MOST_RUNS, type Page, type PdfText, type Run } from './model.ts';

/** A folder of the library: what fonts mean that a file names without holding them. */
const folderOf = (name: string) =>
  fileURLToPath(import.meta.resolve(`pdfjs-dist/package.json`)).replace('package.json', `${name}/`);

/**
 * The text of a PDF with its places. Nothing in the file is run, no picture is decoded and no font is loaded. It takes as long
 * and as much memory as the file wants, so it is called on a thread that is ended.
 * @param bytes are emptied
 */
export async function readRuns(bytes: Uint8Array, password: string | undefined): Promise<PdfText> {
  const task = getDocument({
    data: bytes,
    ...(password === undefined ? {} : { password }),
    cMapUrl: folderOf('cmaps'),
    standardFontDataUrl: folderOf('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) return { fault: 'too-many-pages' };
    const pages: Page[] = [];
    let count = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { height, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent({ includeMarkedContent: false });
      const runs = items.flatMap((item) => ('str' in item ? (runOf(item, transform) ?? []) : []));
      page.cleanup();
      count += runs.length;
      if (count > MOST_RUNS) return { fault: 'too-large' };
      pages.push({ height, runs });
    }
    return count === 0 ? { fault: 'no-text' } : { pages };
  } catch (error) {
    if (!(error instanceof PasswordException)) return { fault: 'broken' };
    return { fault: password === undefined ? 'locked' : 'wrong-password' };
  } finally {
    await task.destroy();
  }
}

type Item = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/** Null for spaces, and for text that is not level: a watermark, or a note along the margin. */
function runOf({ str, transform: own, width }: Item, page: readonly number[]): Run | null {
  const text = str.normalize('NFKC').replace(/[\p{Cc}\p{Cf}]/gu, '');
  if (text.trim() === '') return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page;
  const [oa = 1, ob = 0, oc = 0, od = 1, oe = 0, of = 0] = own;
  const across = { x: a * oa + c * ob, y: b * oa + d * ob };
  const h = Math.hypot(a * oc + c * od, b * oc + d * od);
  if (Math.abs(across.y) > 0.05 * Math.abs(across.x) || across.x <= 0 || h === 0) return null;
  const x = a * oe + c * of + e;
  return { text, x, right: x + width, y: b * oe + d * of + f, h };
}
