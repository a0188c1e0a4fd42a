import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Milliseconds before a tooltip shows (specification §2). */
const DELAY = 700;

/** A word about a control, for the eye only: the control names itself by its own label. */
export function Tooltip({
  content,
  side = 'top',
  disabled = false,
  children,
}: {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  disabled?: boolean;
  children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger delay={DELAY} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-canvas shadow-pop transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
