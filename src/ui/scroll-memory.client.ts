import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '#browser/stores.client.ts';

const kept = sessionStore('scroll-positions');

/** How far down each entry of the tab's history was left, in CSS pixels, by the key of its location. */
function positionsKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(kept.read() ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** More entries than a tab's history holds in Chromium and Firefox. */
const MOST_KEPT = 50;

/** A page begins at its top, and stands where it was left when one goes back to it. Its address alone moves nothing. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<{ key: string; pathname: string }>(null);

  useLayoutEffect(() => {
    positions.current ??= positionsKept();
    const before = shown.current;
    shown.current = { key, pathname };
    if (type === NavigationType.Pop) {
      const left = positions.current.get(key);
      if (left !== undefined) window.scrollTo(0, left);
    } else if (hash === '' && before !== null && before.pathname !== pathname) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => {
      if (shown.current !== null) positions.current?.set(shown.current.key, window.scrollY);
    };
    const keep = () => kept.keep(JSON.stringify([...(positions.current ?? [])].slice(-MOST_KEPT)));
    document.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
