import { type RefCallback, useCallback } from 'react';

const HEIGHT = '--toasts-above';
const GAP = 12;

/** For a bar at the foot of the screen: what passes over the page as a toast does not lie on its buttons. */
export function useToastsAbove(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    const { style } = document.documentElement;
    if (bar === null) return;
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight + GAP}px`));
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
}
