import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const before = useRef<Element>(null);
  useEffect(() => {
    document.title = title === null ? BRAND.name : `${title} · ${BRAND.name}`;
  }, [title]);
  useLayoutEffect(() => {
    before.current = document.activeElement;
  });
  useEffect(() => {
    if (came.current === pathname) return;
    came.current = pathname;
    const { activeElement } = document;
    // What was opened over the page while it was on its way keeps the focus; one that closes has given it up.
    if (activeElement?.matches('[role=dialog][data-open] *') === true) return;
    // So does a field of the new page: a person may press "/" as soon as it is drawn, before this runs.
    if (activeElement !== before.current && main.current?.contains(activeElement) === true) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return { main, going };
}
