import { useLayoutEffect, useRef, useState } from 'react';
import { isCovered, isTyping } from './actions.client.ts';

type ListKeys = {
  /** Keys of the rows on the page, in order. */
  keys: readonly string[];
  /** Enter. */
  onOpen?: (key: string) => void;
  /** x. */
  onSelect?: (key: string) => void;
  /** Any other key while a row is active; true when it was used. */
  onKey?: (pressed: string, key: string) => boolean;
};

/** Moves over a list with j/k or the arrows, selects with x, opens with Enter. Give `activeKey` to `Table`. */
export function useListKeys(list: ListKeys): { activeKey: string | null; setActiveKey: (key: string | null) => void } {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const now = useRef({ list, activeKey });
  // Before the list is seen: the next key may follow at once.
  useLayoutEffect(() => {
    now.current = { list, activeKey };
  });

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isCovered()) return;
      const { list: current, activeKey: active } = now.current;
      if (current.keys.length === 0) return;
      const at = active === null ? -1 : current.keys.indexOf(active);
      const step = stepOf(event.key);
      if (step !== 0) {
        const next = current.keys[Math.min(Math.max(at + step, 0), current.keys.length - 1)];
        if (next === undefined) return;
        event.preventDefault();
        setActiveKey(next);
        document.querySelector(`[data-row="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
        return;
      }
      const key = current.keys[at];
      if (key === undefined) return;
      if (event.key === 'Escape') setActiveKey(null);
      else if (event.key === 'Enter' && !isControl(event.target)) current.onOpen?.(key);
      else if (event.key === 'x') current.onSelect?.(key);
      else if (current.onKey?.(event.key, key) !== true) return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { activeKey: activeKey !== null && list.keys.includes(activeKey) ? activeKey : null, setActiveKey };
}

/** The keys of a list, for the help page. */
export const LIST_KEYS = [
  { keys: 'j', name: 'Next item' },
  { keys: 'k', name: 'Previous item' },
  { keys: 'x', name: 'Select item' },
  { keys: 'Enter', name: 'Open or edit item' },
] as const;

function stepOf(pressed: string): number {
  if (pressed === 'j' || pressed === 'ArrowDown') return 1;
  return pressed === 'k' || pressed === 'ArrowUp' ? -1 : 0;
}

/** Enter on a button or a link is theirs. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary, label') !== null;
}
