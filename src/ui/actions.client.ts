import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Permission } from '#kernel/permissions.ts';
import { may, useCaller } from './caller.tsx';

/** Something a person can do, as data: the palette, menus, the key and the list of keys all read this. */
export type Action = {
  /** Stable and unique, such as `transactions.new`. */
  readonly id: string;
  readonly name: string;
  /** Its heading in the palette: `Pages`, `Transactions`. */
  readonly group: string;
  readonly icon: LucideIcon;
  /** One key (`n`, `/`, `?`), a chord (`mod+k`, `mod+shift+z`; mod is Cmd on a Mac, Ctrl elsewhere), or two in a row (`g t`). */
  readonly keys?: string;
  /** Other words a person may look for. */
  readonly words?: string;
  /** The page that it belongs to; everywhere, where it is not said. */
  readonly on?: `/app/${string}`;
  /** What it asks of a member of the open books. */
  readonly needs?: Permission;
  /** The address that does the same: by it the palette offers the action on every page. */
  readonly to?: `/app/${string}`;
  /** Left out of the palette: what opens the palette itself. */
  readonly unlisted?: true;
};

/** An action that can be done now. */
export type Offer = Action & { readonly perform: () => void };

let groups: readonly (readonly Offer[])[] = [];
const listeners = new Set<() => void>();

function emit(next: readonly (readonly Offer[])[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/**
 * Offers what of these actions somebody may do, for as long as the component is on the screen. The list stands outside
 * of it.
 */
export function useActions<Own extends Action>(
  actions: readonly Own[],
  perform: { readonly [Id in Own['id']]: () => void },
): void {
  const { workspace } = useCaller();
  const now = useRef<Readonly<Record<string, () => void>>>(perform);
  // Before what it is about is seen: the next key may follow at once.
  useLayoutEffect(() => {
    now.current = perform;
  });
  // Keys work as soon as the page is seen.
  useLayoutEffect(() => {
    const offers = actions
      .filter(({ needs }) => needs === undefined || may(workspace, needs))
      .map((action) => ({ ...action, perform: () => now.current[action.id]?.() }));
    emit([...groups, offers]);
    return () => emit(groups.filter((group) => group !== offers));
  }, [actions, workspace]);
}

/** Everything that can be done on the page that is shown; its own actions before those of the shell. */
export function useOfferedActions(): readonly Offer[] {
  const offered = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
  );
  return useMemo(() => offered.toReversed().flat(), [offered]);
}

/** Milliseconds for the second of two keys. */
const SECOND_KEY = 1500;

/** Performs the action whose key is pressed. Once, in the shell. */
export function useActionKeys(): void {
  useLayoutEffect(() => {
    /** The first of two keys, until the second is pressed or too late. */
    let first: { readonly key: string; readonly until: number } | null = null;
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const before = first !== null && event.timeStamp < first.until ? `${first.key} ` : '';
      first = null;
      const offers = groups.toReversed().flat();
      const pressed =
        offers.find(
          ({ keys }) => before !== '' && keys?.startsWith(before) === true && isPressed(keys.slice(2), event),
        ) ?? offers.find(({ keys }) => keys !== undefined && isPressed(keys, event));
      if (pressed === undefined) {
        const begun = offers.find(({ keys }) => keys?.[1] === ' ' && isPressed(keys.slice(0, 1), event));
        if (begun?.keys !== undefined) first = { key: begun.keys.slice(0, 1), until: event.timeStamp + SECOND_KEY };
      }
      if (pressed === undefined) return;
      event.preventDefault();
      pressed.perform();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isPressed(keys: string, event: KeyboardEvent): boolean {
  const mod = keys.startsWith('mod+');
  const withShift = keys.startsWith('mod+shift+');
  const key = mod ? keys.slice(withShift ? 10 : 4) : keys;
  if (mod !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (mod && withShift !== event.shiftKey) return false;
  // A bare letter belongs to the person who is typing, and to the dialog that lies over the page; so does undoing what is typed.
  if ((!mod || key === 'z') && (isTyping(event.target) || isCovered())) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

/** Whether keys go into a text just now. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"]') !== null) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Whether a dialog lies over the page. */
export function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
