import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useFormats, writeNumber } from './formats.tsx';

type BulkBarProps = {
  /** How many rows are selected; the bar shows itself from one on. */
  count: number;
  /** Plural of what is selected: `transactions`. */
  noun: string;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** What can be done with the selected rows, at the foot of the screen while any are. */
export function BulkBar({ count, noun, onClear, children }: BulkBarProps) {
  const formats = useFormats();
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div
          role="toolbar"
          aria-label={`Selected ${noun}`}
          className="sticky bottom-[calc(var(--sticky-bottom,0px)+3rem)] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-pop"
        >
          <span className="figures mr-2 text-sm font-medium">{writeNumber(count, formats)} selected</span>
          {children}
          <IconButton label="Clear the selection" icon={<X aria-hidden />} onClick={onClear} />
        </div>
      )}
    </div>
  );
}
