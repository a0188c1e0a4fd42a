import { useEffect, useRef } from 'react';

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
