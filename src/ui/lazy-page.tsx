import { type ComponentType, createElement, use, useSyncExternalStore } from 'react';

type LazyPage = { readonly Page: ComponentType; readonly fetch: () => Promise<ComponentType> };

let underway = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  underway += change;
  // A page is asked for while React draws, and then nothing else may be told to draw.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether the file of a page is on its way. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => underway > 0,
  );
}

/**
 * A page whose file is fetched when it is first shown; the page before it stays until then, as React does in a
 * transition. One that is there already is drawn at once, which `lazy` of React does a moment later, behind a fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const fetch = () => {
    if (loading !== null) return loading;
    count(1);
    loading = load()
      .then((component) => (loaded = component))
      .finally(() => count(-1));
    return loading;
  };
  const Page = () => createElement(loaded ?? use(fetch()));
  return { Page, fetch };
}
