import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A link to a part of the page leads there also when the page is opened by it. `isThere`: its part is drawn by now. */
export function useAnchor(isThere = true): void {
  const location = useLocation();
  useEffect(() => {
    // Another visit to the same anchor is another location.
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location, isThere]);
}
