import type { ReactNode } from 'react';
import { COMPOUND } from '#kernel/compound.ts';

const AROUND = new RegExp(`(${COMPOUND.source})`, 'u');

/** A text in which no line ends within a short compound, such as "e-mail"; anything else stays as it is. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const pieces = text.split(AROUND);
  if (pieces.length === 1) return text;
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={`${at} ${piece}`} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
