import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoadingScreen } from '#ui/page-states.tsx';

/** Paths of §5 that have a twin under `/app`. */
const TWINS = /^\/(dashboard|settings|transactions|budgets|goals|analytics|reports)(\/|$)/;

/** A path that is none of the application's: a sensitive one goes to its twin, any other to the public site. */
export function Leave() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(TWINS.test(pathname) ? `/app${pathname}${search}` : '/');
  }, [pathname, search]);
  return <LoadingScreen />;
}
