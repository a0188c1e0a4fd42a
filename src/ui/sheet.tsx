import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { pressedToast } from './dialog.tsx';
import { useDialogFocus } from './keep-focus.client.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  children: ReactNode;
  footer?: ReactNode;
};

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(20rem,88vw)] border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(30rem,100vw)] border-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-t data-starting-style:translate-y-full data-ending-style:translate-y-full',
} as const;

/** A panel that slides in from an edge: the menu on a phone, the details of a row. */
export function Sheet({ open, onClose, title, side = 'right', children, footer }: SheetProps) {
  const focus = useDialogFocus(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (details.reason === 'outside-press' && pressedToast(details.event)) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...focus}
          className={cx(
            'fixed z-50 flex flex-col border-line bg-raised shadow-pop outline-none transition-transform duration-250 ease-calm',
            SIDES[side],
          )}
        >
          <header className="flex items-center gap-3 border-b border-line py-3 pr-3 pl-5">
            <Base.Title className="min-w-0 flex-1 truncate text-base">{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<X aria-hidden />} />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex justify-end gap-2 border-t border-line px-5 py-4">{footer}</footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
