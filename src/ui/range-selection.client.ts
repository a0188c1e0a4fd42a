import { useRef } from 'react';

type Selecting = {
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly isSelectable?: ((key: string) => boolean) | undefined;
  readonly onSelectRange?: ((keys: readonly string[], isSelected: boolean) => void) | undefined;
};

/**
 * What pressing the box of a row does: it toggles the row, and with Shift every row between it and the one pressed before gets
 * the same state.
 *
 * @param keys of the rows, in the order in which they are shown
 */
export function useRangeToggle(
  keys: readonly string[],
  selecting: Selecting | undefined,
): (key: string, withShift: boolean) => void {
  const last = useRef<string | null>(null);
  return (key, withShift) => {
    if (selecting === undefined) return;
    const { selected, onToggle, isSelectable, onSelectRange } = selecting;
    const [from, to] = [keys.indexOf(last.current ?? ''), keys.indexOf(key)];
    last.current = key;
    if (!withShift || from < 0 || onSelectRange === undefined) return onToggle(key);
    const between = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    onSelectRange(
      between.filter((one) => isSelectable?.(one) !== false),
      !selected.has(key),
    );
  };
}
