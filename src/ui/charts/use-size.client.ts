import { useEffect, useState } from 'react';

/** How large an element is drawn, in whole pixels; 0 until it is. */
export function useSize(place: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (place.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
