import { matchRoutes } from 'react-router';
import { lazyPage } from '#ui/lazy-page.tsx';
import { SCREENS } from './screens.tsx';

/** The pages of the application beside those of the modules. */
export const MENU_PAGE = {
  path: '/app/menu',
  title: 'Menu',
  ...lazyPage(() => import('./phone-menu.page.tsx').then((page) => page.PhoneMenuPage)),
};
export const UNKNOWN_PAGE = {
  path: '/app/*',
  title: 'Page not found',
  ...lazyPage(() => import('./no-such-page.page.tsx').then((page) => page.NoSuchPage)),
};

/** The pages of the modules, with what draws each. */
export const SCREEN_PAGES = SCREENS.map((screen) => ({ ...screen, ...lazyPage(screen.load) }));

const ADDRESSES = [
  ...[MENU_PAGE, UNKNOWN_PAGE, ...SCREEN_PAGES].map((page) => ({ path: page.path, page })),
  ...SCREEN_PAGES.flatMap((page) => (page.inSettings === undefined ? [] : [{ path: page.inSettings, page }])),
];

/** The page at an address; null where it only leads on, or is none of the application's. */
export function pageAt(pathname: string): (typeof ADDRESSES)[number]['page'] | null {
  if (pathname === '/app') return null;
  const [found] = matchRoutes(ADDRESSES, pathname) ?? [];
  return found?.route.page ?? null;
}
