import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** What a select within the frame has beside the looks of an input. */
export const selectClasses = 'appearance-none truncate pr-9';

/** The arrow of a select; around the platform's own control, so that it works without script as well. */
export function SelectFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={cx('relative block min-w-0', className)}>
      {children}
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
        aria-hidden
      />
    </span>
  );
}
