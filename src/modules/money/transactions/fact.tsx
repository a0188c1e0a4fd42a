import type { ReactNode } from 'react';

/** A name and what it is, in a list of facts (`dl`) about a transaction. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
