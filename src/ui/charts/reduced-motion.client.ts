import { useSyncExternalStore } from 'react';

/** Whether the system asks for as little motion as can be. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
}
