import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

/** A figure that opens: leads to the rows behind it. */
export function FigureLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={cx(
        'figures rounded-sm text-inherit decoration-edge decoration-dotted underline-offset-4 hover:underline focus-visible:underline',
        // A thumb needs more than the height of a line; the room around it belongs to it.
        'relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-2.5',
        className,
      )}
    >
      {children}
    </Link>
  );
}

/** One figure with its name, and what it means beside another. The whole of it leads to the rows. */
export function Stat({ label, value, note, to }: { label: ReactNode; value: ReactNode; note?: ReactNode; to: string }) {
  return (
    <Link
      to={to}
      className="card group @container flex min-w-0 flex-col gap-1 px-4 py-3.5 text-ink no-underline transition-colors hover:border-edge/70"
    >
      <span className="text-sm text-faint">{label}</span>
      <span className="figures text-[clamp(0.9375rem,11cqi,1.25rem)] leading-snug font-semibold tracking-tight decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
        {value}
      </span>
      {note !== undefined && <span className="text-sm text-soft">{note}</span>}
    </Link>
  );
}
