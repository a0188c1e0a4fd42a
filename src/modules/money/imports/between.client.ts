import { useSyncExternalStore } from 'react';

/** Room for a table, but not for all of its columns: a tablet, or a narrow window beside the menu. */
const BETWEEN = '(min-width: 40rem) and (max-width: 79.99rem)';

export function useIsBetween(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(BETWEEN);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(BETWEEN).matches,
  );
}
