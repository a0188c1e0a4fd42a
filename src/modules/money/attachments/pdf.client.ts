import { getDocument, PasswordException, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PDF_WORKER, workerAddress } from '#browser/worker.client.ts';

/** Why a PDF is not shown. */
export type PdfFault = 'locked' | 'unreadable';
export type OpenPdf = {
  readonly pages: number;
  /** Draws a page sharp enough for twice the width of the canvas. @param number from 1 */
  readonly draw: (number: number, canvas: HTMLCanvasElement) => Promise<void>;
};

/** Longer, and it is made to take long. */
const PATIENCE_MS = 20_000;
/** Pixels of one page. */
const MOST_PIXELS = 8_000_000;

/** Reads a PDF in a worker of its own, which is ended with it. Its scripts do not run, and its links lead nowhere. */
export function openPdf(file: Blob): { readonly result: Promise<OpenPdf | PdfFault>; readonly close: () => void } {
  const port = new Worker(workerAddress(PDF_WORKER), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    clearTimeout(timer);
    worker.destroy();
    port.terminate();
  };
  const { promise: late, resolve: giveUp } = Promise.withResolvers<PdfFault>();
  const timer = setTimeout(() => {
    giveUp('unreadable');
    close();
  }, PATIENCE_MS);
  port.addEventListener('error', () => giveUp('unreadable'));
  const read = async (): Promise<OpenPdf | PdfFault> => {
    try {
      const data = new Uint8Array(await file.arrayBuffer());
      const pdf = await getDocument({ data, worker, maxImageSize: MOST_PIXELS * 4, verbosity: 0 }).promise;
      clearTimeout(timer);
      return { pages: pdf.numPages, draw: (number, canvas) => draw(pdf, number, canvas) };
    } catch (error) {
      return error instanceof PasswordException ? 'locked' : 'unreadable';
    }
  };
  return { result: Promise.race([read(), late]), close };
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = (2 * canvas.clientWidth * devicePixelRatio) / width;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
}
