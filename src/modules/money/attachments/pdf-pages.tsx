import { useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { openPdf, type OpenPdf, type PdfFault } from './pdf.client.ts';
import { PREVIEW_WORDS } from './words.ts';

/** Pages that are drawn; most files have one or two. */
const MOST_PAGES = 10;

const FAULT_WORDS: Readonly<Record<PdfFault, string>> = {
  locked: PREVIEW_WORDS.locked,
  unreadable: PREVIEW_WORDS.unreadable,
};

/** The pages of a PDF, one below the other. */
export function PdfPages({ bytes, name }: { bytes: Blob; name: string }) {
  const [found, setFound] = useState<OpenPdf | PdfFault | null>(null);
  useEffect(() => {
    const opening = openPdf(bytes);
    let isLeft = false;
    void opening.result.then((result) => {
      if (!isLeft) setFound(result);
    });
    return () => {
      isLeft = true;
      opening.close();
    };
  }, [bytes]);
  if (found === null) return <TableSkeleton label={PREVIEW_WORDS.opening} />;
  if (typeof found === 'string') return <p role="alert">{FAULT_WORDS[found]}</p>;
  const shown = Math.min(found.pages, MOST_PAGES);
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: shown }, (_, at) => (
        <Page key={at} pdf={found} number={at + 1} label={PREVIEW_WORDS.page(name, at + 1, found.pages)} />
      ))}
      {shown < found.pages && <p className="text-sm text-soft">{PREVIEW_WORDS.more(found.pages)}</p>}
    </div>
  );
}

/** As wide as there is room, and after a press twice as wide. */
function Page({ pdf, number, label }: { pdf: OpenPdf; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    pdf.draw(number, current).catch(() => setBroken(true));
  }, [pdf, number]);
  if (isBroken) return <p role="alert">{PREVIEW_WORDS.unreadable}</p>;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
      className={cx('block rounded-sm', isLarge ? 'w-[200%] cursor-zoom-out' : 'w-full cursor-zoom-in')}
    >
      <canvas ref={canvas} aria-hidden className="h-auto w-full rounded-sm border border-line bg-white" />
    </button>
  );
}
