import type { ReactNode } from 'react';

/** A value as it was, and as it is or would be. */
export function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <>
      {from} <span aria-hidden>→</span>
      <span className="sr-only">changed to</span> {to}
    </>
  );
}
