import { useEffect, useState } from 'react';
import { QR_CODE_WORDS } from './words.ts';

type Drawing = { readonly size: number; readonly path: string };

/** Text as a picture that a camera reads; always dark on white, which cameras want. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      const { size, data } = encode(text, { ecc: 'M', border: 3 });
      const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [QR_CODE_WORDS.x(x, y)] : [])));
      if (isWanted) setDrawing({ size, path: dots.join('') });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <div className="grid size-48 shrink-0 place-items-center overflow-hidden rounded-card border border-line bg-white">
      {drawing !== null && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          className="size-full"
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
