import { useSyncExternalStore } from 'react';

export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading' | 'question';

export type ToastAction = { readonly label: string; readonly perform: () => void };

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly description: string | undefined;
  readonly action: ToastAction | undefined;
  /** Answers to choose from, where it asks something. */
  readonly answers: readonly ToastAction[];
};

export type ToastOptions = { description?: string; action?: ToastAction; answers?: readonly ToastAction[] };

/** How many lie on the screen at once (specification §9). Older ones come back when the newer have gone. */
export const VISIBLE_TOASTS = 3;

/** Milliseconds on screen (specification §9); null stays until it is replaced. */
export function displayTime(kind: ToastKind): number | null {
  if (kind === 'loading') return null;
  // Long enough to read, to think and to reach it by keyboard.
  if (kind === 'question') return 15_000;
  return kind === 'error' ? 7000 : kind === 'success' ? 4000 : 5000;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(
  kind: ToastKind,
  title: string,
  { description, action, answers = [] }: ToastOptions = {},
  replaces?: number,
): number {
  const id = nextId++;
  set([{ id, kind, title, description, action, answers }, ...toasts.filter((toast) => toast.id !== replaces)]);
  return id;
}

/** Says something that passes. What can be undone is said by `useDone` or `useUndoable`. */
export const toast = {
  show: (title: string, options?: ToastOptions) => show('default', title, options),
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  loading: (title: string, options?: ToastOptions) => show('loading', title, options),
  /** Asks something that may be left unanswered, in the place of an earlier question. */
  ask: (title: string, answers: readonly ToastAction[]) =>
    show('question', title, { answers }, toasts.find(({ kind }) => kind === 'question')?.id),
  /** Puts news in the place of an earlier toast: from "Importing" to "Imported". */
  replace: (id: number, kind: ToastKind, title: string, options?: ToastOptions) => show(kind, title, options, id),
  dismiss: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
};

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => toasts,
  );
}
