import type { LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** Something a person can do, as data: the palette, menus, the key and the list of keys all read this. */
export type Action = {
  /** Stable and unique, such as `transactions.new`. */
  readonly id: string;
  readonly name: string;
  /** Its heading in the palette: `Go to`, `Transactions`. */
  readonly group: string;
  readonly icon?: LucideIcon;
  /** One key (`n`, `/`, `?`) or a chord (`mod+k`; mod is Cmd on a Mac, Ctrl elsewhere). */
  readonly keys?: string;
  /** Other words a person may look for. */
  readonly words?: string;
  /** Left out of the palette: what opens the palette itself. */
  readonly unlisted?: true;
  readonly perform: () => void;
};

let groups: readonly (readonly Action[])[] = [];
const listeners = new Set<() => void>();

function announce(next: readonly (readonly Action[])[]): void {
  groups = next;
  for (const listener of listeners) listener();
}

/** Offers actions for as long as the component is on the screen. Memoise the list. */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => {
    announce([...groups, actions]);
    return () => announce(groups.filter((group) => group !== actions));
  }, [actions]);
}

/** Everything that can be done now; the page's own actions before those of the shell. */
export function useOfferedActions(): readonly Action[] {
  const offered = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => groups,
  );
  return useMemo(() => offered.toReversed().flat(), [offered]);
}

/** Performs the action whose key is pressed. Once, in the shell. */
export function useActionKeys(): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const pressed = groups
        .toReversed()
        .flat()
        .find(({ keys }) => keys !== undefined && isPressed(keys, event));
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
  const key = mod ? keys.slice(4) : keys;
  if (mod !== (event.ctrlKey || event.metaKey) || event.altKey) return false;
  // A bare letter belongs to whoever is typing, and to the dialog that lies over the page.
  if (!mod && (isTyping(event.target) || isCovered())) return false;
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
