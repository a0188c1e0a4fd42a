import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { useIsPageLoading } from '#ui/lazy-page.tsx';
import { usePageTitle } from './page-title.client.ts';

/** On each new page: its title in the window, and the focus at its beginning, so that it is read out. */
export function useArrival(): { main: RefObject<HTMLElement | null>; going: boolean } {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const title = usePageTitle();
  const going = useIsPageLoading();
  const came = useRef(pathname);
  useEffect(() => {
    document.title = title === null ? BRAND.name : `${title} · ${BRAND.name}`;
  }, [title]);
  useEffect(() => {
    if (came.current === pathname) return;
    came.current = pathname;
    // What was opened over the page while it was on its way keeps the focus; one that closes has given it up.
    if (document.activeElement?.matches('[role=dialog][data-open] *') === true) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, going };
}
