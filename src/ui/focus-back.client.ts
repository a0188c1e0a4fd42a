import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the cell that is edited: the focus goes back to it from its editor, so that the keyboard goes on from there. A
 * press elsewhere meanwhile keeps the focus.
 */
export function useFocusBack(isEdited: boolean): { cell: RefObject<HTMLSpanElement | null>; owe: () => void } {
  const cell = useRef<HTMLSpanElement>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    if (isEdited || !isOwed.current) return;
    isOwed.current = false;
    cell.current?.querySelector('button')?.focus();
  }, [isEdited]);
  return {
    cell,
    owe: () => {
      isOwed.current = cell.current?.contains(document.activeElement) === true;
    },
  };
}
