import { useLayoutEffect, useRef } from 'react';
import type { Listed } from './one-list.ts';

/**
 * Keeps the rows in view where they are when rows come or go above them: another person's, or those of an import. At the
 * top of the list a new row is seen to come.
 * @param startOf pixels from the top of the page to the row at a place
 */
export function useHeldPlace(
  { at, placeOf }: Listed<{ readonly id: string }>,
  startOf: (place: number) => number | null,
  top: number,
): void {
  const held = useRef<{ readonly id: string; readonly place: number; readonly start: number } | null>(null);
  const was = useRef(at);
  const firstInView = () => {
    for (const [place, { id }] of at) {
      const start = startOf(place);
      if (start !== null && start >= window.scrollY) return { id, place, start };
    }
    return null;
  };
  useLayoutEffect(() => {
    const before = held.current;
    const place = before === null ? undefined : placeOf.get(before.id);
    if (was.current !== at && before !== null && place !== undefined && place !== before.place) {
      const start = startOf(place);
      if (start !== null && window.scrollY > top) window.scrollBy(0, start - before.start);
    }
    was.current = at;
    held.current = firstInView();
  });
}
