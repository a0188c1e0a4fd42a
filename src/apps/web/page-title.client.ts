import { useLocation } from 'react-router';
import { useToldTitle } from '#ui/own-title.client.ts';
import { pageAt } from './pages.client.ts';

/** The name of the page that is shown: its own, or that of its route. */
export function usePageTitle(): string | null {
  const { pathname } = useLocation();
  const own = useToldTitle(pathname);
  return own ?? pageAt(pathname)?.title ?? null;
}
