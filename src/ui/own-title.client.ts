import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

let told: { readonly pathname: string; readonly title: string } | null = null;
const listeners = new Set<() => void>();

function tell(next: typeof told): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Names the page where the name is not that of its route, as of one guide among many; null leaves it the route's. */
export function useOwnTitle(title: string | null): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (title === null) return;
    tell({ pathname, title });
    return () => tell(null);
  }, [pathname, title]);
}

/** The name that the page at this path gave itself; null where it gave none. */
export function useToldTitle(pathname: string): string | null {
  const own = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => told,
  );
  return own?.pathname === pathname ? own.title : null;
}
