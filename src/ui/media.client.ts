import { useEffect, useState } from 'react';

/** Whether a media query holds, now and when it changes; paper is narrower than the window, and changes nothing. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => {
      if (!matchMedia('print').matches) setHolds(media.matches);
    };
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [query]);
  return holds;
}

/** From this width on there is room for two columns, as Tailwind's `lg` has it. */
export const ROOMY = '(min-width: 1024px)';
