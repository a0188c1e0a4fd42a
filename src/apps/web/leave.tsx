import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSensitive } from '#kernel/sensitive-routes.ts';
import { LoadingScreen } from '#ui/page-states.tsx';

/** The address that this page was loaded at. */
const LOADED_AT = window.location.pathname;

/** A path that is none of the application's: a sensitive one goes to its twin, any other where the server leads. */
export function Leave() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Asked again for the address that it answered with this very page, the server would do the same.
    const onward = pathname === LOADED_AT ? '/' : pathname + search;
    window.location.replace(isSensitive(pathname) ? `/app${pathname}${search}` : onward);
  }, [pathname, search]);
  return <LoadingScreen />;
}
