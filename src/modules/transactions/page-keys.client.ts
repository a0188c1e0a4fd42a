import { ArrowLeft, ArrowRight, PanelRight, Plus, Search, Tags, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type Action, useActions } from '#ui/actions.client.ts';

/** What the keys and the palette do on the screen of transactions; what needs a row is left out where none may be changed. */
export type PageKeys = {
  readonly search: () => void;
  readonly add: () => void;
  readonly categorise: () => void;
  readonly open: () => void;
  readonly remove: () => void;
  readonly turn: (by: 1 | -1) => void;
};

const group = 'Transactions';

const OFFERED = {
  search: { id: 'transactions.search', name: 'Search transactions', keys: '/', icon: Search, group },
  add: { id: 'transactions.new', name: 'Add a transaction', keys: 'n', icon: Plus, group },
  categorise: {
    id: 'transactions.categorise',
    name: 'Choose the category of the row, or of all selected',
    keys: 'c',
    icon: Tags,
    group,
  },
  remove: {
    id: 'transactions.remove',
    name: 'Delete the row, or all selected',
    keys: 'Delete',
    icon: Trash2,
    group,
  },
  open: { id: 'transactions.open', name: 'Show the details of the row', keys: 'o', icon: PanelRight, group },
  next: { id: 'transactions.next', name: 'Next page', keys: ']', icon: ArrowRight, group },
  back: { id: 'transactions.back', name: 'Previous page', keys: '[', icon: ArrowLeft, group },
} as const;

export function usePageKeys(keys: PageKeys, mayWrite: boolean): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  const actions = useMemo<readonly Action[]>(
    () => [
      { ...OFFERED.search, perform: () => now.current.search() },
      ...(mayWrite
        ? [
            { ...OFFERED.add, perform: () => now.current.add() },
            { ...OFFERED.categorise, perform: () => now.current.categorise() },
            { ...OFFERED.remove, perform: () => now.current.remove() },
          ]
        : []),
      { ...OFFERED.open, perform: () => now.current.open() },
      { ...OFFERED.next, perform: () => now.current.turn(1) },
      { ...OFFERED.back, perform: () => now.current.turn(-1) },
    ],
    [mayWrite],
  );
  useActions(actions);
}

/**
 * Keeps the keys on the list when the row they stand on goes, as after a deletion: they move to the one that took its
 * place.
 */
export function useStandInPlace(
  keys: readonly string[],
  activeKey: string | null,
  setActiveKey: (key: string | null) => void,
): void {
  const before = useRef({ keys, activeKey });
  useEffect(() => {
    const { keys: hadKeys, activeKey: had } = before.current;
    before.current = { keys, activeKey };
    const place = had === null ? -1 : hadKeys.indexOf(had);
    if (place < 0 || activeKey !== null || hadKeys === keys) return;
    setActiveKey(keys[Math.min(place, keys.length - 1)] ?? null);
  }, [keys, activeKey, setActiveKey]);
}
