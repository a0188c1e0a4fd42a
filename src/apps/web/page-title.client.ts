import { useLocation, useMatches } from 'react-router';
import { useToldTitle } from '#ui/own-title.client.ts';
import { titleOf } from './route-title.ts';

/** The name of the page that is shown: its own, or that of its route. */
export function usePageTitle(): string | null {
  const own = useToldTitle(useLocation().pathname);
  const ofRoute = titleOf(useMatches().map(({ handle }) => handle));
  return own ?? ofRoute;
}
