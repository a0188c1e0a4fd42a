import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { Field } from './field.tsx';
import { staysInField, useDialogFocus } from './keep-focus.client.ts';
import { TextInput } from './text-input.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, most important last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** For what is shown only once: neither Escape nor a press beside it nor a cross closes it, only what it holds. */
  stays?: boolean;
};

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;

/** A toast lies over a dialog; pressing it must not close what is below. */
export function pressedToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-toasts]') !== null;
}

/** A question over the page; the whole screen on a phone. Escape and the cross close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  stays = false,
}: DialogProps) {
  const focus = useDialogFocus(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (stays || (details.reason === 'outside-press' && pressedToast(details.event))) details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...focus}
          className={cx(
            'fixed inset-0 z-50 flex flex-col bg-raised shadow-pop outline-none transition duration-200 ease-calm',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(44rem,calc(100dvh-3rem))] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-card sm:border sm:border-line',
            'data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:data-starting-style:translate-y-6 sm:data-starting-style:scale-[0.98]',
            WIDTHS[size],
          )}
        >
          <header className="flex items-start gap-3 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1 pointer-coarse:pt-1.5">
              <Base.Title className="text-lg leading-snug">{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className="mt-1 text-sm text-soft">{description}</Base.Description>
              )}
            </div>
            {!stays && (
              <Base.Close
                onMouseDown={staysInField}
                render={<IconButton label="Close" icon={<X aria-hidden />} className="-my-1 -mr-2" />}
              />
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 max-sm:*:flex-1">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type TypedConfirmationProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will be gone, and that it cannot be brought back. */
  children: ReactNode;
  /** The word to type, such as the name of what goes. */
  word: string;
  confirmLabel: string;
  /** The way out, which changes nothing. */
  keepLabel?: string;
  onConfirm: () => void;
  pending?: boolean;
};

/** For what no undo can bring back: asks for a typed word. Anything undoable takes a toast with Undo instead. */
export function TypedConfirmation({
  word,
  confirmLabel,
  keepLabel = 'Cancel',
  onConfirm,
  pending = false,
  children,
  ...dialog
}: TypedConfirmationProps) {
  const [typed, setTyped] = useState('');
  const matches = typed.trim().toLowerCase() === word.trim().toLowerCase();
  return (
    <Dialog
      {...dialog}
      size="small"
      footer={
        <>
          <Button onClick={dialog.onClose}>{keepLabel}</Button>
          <Button look="danger" disabled={!matches} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm text-soft">
        {children}
        <Field label={<span className="wrap-anywhere">Type “{word}” to continue</span>}>
          <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
