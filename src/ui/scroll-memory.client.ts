import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sessionStore } from '#browser/stores.client.ts';

const kept = sessionStore('scroll-positions');

/** As many entries as a tab's history has in Chromium and Firefox. */
const MOST_KEPT = 50;

/** How far down each entry of the tab's history was left, in CSS pixels, by the key of its location. */
function positionsKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(kept.read() ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

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
    const left = type === NavigationType.Pop ? positions.current.get(key) : undefined;
    if (left !== undefined && left > 0) return scrolledTo(left);
    if (hash === '' && before !== null && before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
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

/** After this a page that is still too short was left at another length. */
const GROWS_AT_MOST_MS = 3000;
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls there, again while the page grows, until it is reached or the person moves the page. Answers what ends it. */
function scrolledTo(top: number): () => void {
  const ending = new AbortController();
  const end = () => ending.abort();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) end();
  });
  observer.observe(document.body);
  const timer = setTimeout(end, GROWS_AT_MOST_MS);
  for (const move of MOVES) window.addEventListener(move, end, { passive: true, signal: ending.signal });
  ending.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return end;
}
