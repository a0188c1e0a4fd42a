import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClasses } from './button.tsx';
import { cx } from './class-names.ts';
import {
  displayTime,
  type Toast,
  type ToastAction,
  type ToastKind,
  toast,
  useToasts,
  VISIBLE_TOASTS,
} from './toast.client.ts';

const ICONS: Record<ToastKind, { icon: typeof Info; tone: string } | null> = {
  default: null,
  success: { icon: CircleCheck, tone: 'text-positive' },
  error: { icon: CircleAlert, tone: 'text-danger' },
  info: { icon: Info, tone: 'text-soft' },
  warning: { icon: TriangleAlert, tone: 'text-attention' },
  loading: { icon: LoaderCircle, tone: 'text-soft animate-spin' },
  question: null,
};

/** Where toasts appear; once in each app. Alt+T goes to them, Escape back to where one was. */
export function Toaster() {
  const toasts = useToasts().slice(0, VISIBLE_TOASTS);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  /** What had the focus before it came here; null while it is elsewhere. */
  const cameFrom = useRef<Before | null>(null);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      const first = region.current?.querySelector<HTMLElement>('button');
      (first ?? region.current)?.focus();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // What was pressed goes with its toast, and nothing is told of the focus or the pointer that was on it. A pointer that
  // stays where it was holds what comes next only once it moves.
  const letGo = useCallback(() => {
    if (region.current?.matches(':focus-within') === true) return;
    setHeld(false);
    if (cameFrom.current !== null && document.activeElement === document.body) goBack(cameFrom.current);
    cameFrom.current = null;
  }, []);

  return createPortal(
    <section
      ref={region}
      data-toasts
      // The live regions below must exist before the news does; Base UI leaves them in the open beside a dialog.
      aria-live="off"
      aria-label="Notifications (Alt+T)"
      tabIndex={-1}
      // Not `onMouseEnter`: what appears under a pointer that rests there would stay until it is moved.
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (region.current?.contains(relatedTarget) !== true) cameFrom.current = { element: relatedTarget };
      }}
      onBlur={({ relatedTarget }) => {
        setHeld(false);
        if (region.current?.contains(relatedTarget) !== true) cameFrom.current = null;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (cameFrom.current !== null) goBack(cameFrom.current);
      }}
      className="pointer-events-none fixed right-0 bottom-(--toasts-above,0px) z-60 flex w-full max-w-104 flex-col gap-2 p-4 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom)+var(--toasts-above,0px))]"
    >
      <div aria-live="assertive" className="flex flex-col gap-2">
        {toasts.filter(isUrgent).map((shown) => (
          <ToastCard key={shown.id} shown={shown} held={held} onGone={letGo} />
        ))}
      </div>
      {/* On a phone several would cover the page. */}
      <div aria-live="polite" className="flex flex-col gap-2 max-sm:[&>:not(:first-child)]:hidden">
        {toasts
          .filter((shown) => !isUrgent(shown))
          .map((shown) => (
            <ToastCard key={shown.id} shown={shown} held={held} onGone={letGo} />
          ))}
      </div>
    </section>,
    document.body,
  );
}

type Before = { readonly element: EventTarget | null };

function goBack({ element }: Before): void {
  const back = element instanceof HTMLElement && element.isConnected ? element : document.getElementById('main');
  back?.focus({ preventScroll: true });
}

function isUrgent({ kind }: Toast): boolean {
  return kind === 'error';
}

function ToastCard({ shown, held, onGone }: { shown: Toast; held: boolean; onGone: () => void }) {
  const { id, kind, title, description, action, answers } = shown;
  useEffect(() => {
    const time = displayTime(kind);
    if (held || time === null) return;
    const timer = setTimeout(() => toast.dismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  useEffect(() => onGone, [onGone]);
  const sign = ICONS[kind];
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 text-sm shadow-pop transition duration-200 ease-calm starting:translate-y-2 starting:opacity-0">
      {sign !== null && <sign.icon className={cx('mt-0.5 size-4.5 shrink-0', sign.tone)} aria-hidden />}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description !== undefined && <p className="mt-0.5 text-soft">{description}</p>}
        {answers.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {answers.map((answer) => (
              <AnswerButton key={answer.label} id={id} answer={answer} />
            ))}
          </div>
        )}
      </div>
      {action !== undefined && <AnswerButton id={id} answer={action} />}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
        className="grid size-8 shrink-0 place-items-center rounded-control text-faint hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}

function AnswerButton({ id, answer: { label, perform } }: { id: number; answer: ToastAction }) {
  return (
    <button
      type="button"
      onClick={() => {
        toast.dismiss(id);
        perform();
      }}
      className={buttonClasses('secondary', 'small')}
    >
      {label}
    </button>
  );
}
