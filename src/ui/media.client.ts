import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and when it changes; for what CSS alone cannot place. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}

/** From this width on there is room for two columns, as Tailwind's `lg` has it. */
export const ROOMY = '(min-width: 1024px)';
