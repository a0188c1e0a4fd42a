import { Navigate, type RouteObject } from 'react-router';
import { LoadingScreen } from '#ui/page-states.tsx';
import { HOME, WELCOME } from '#browser/return-path.ts';
import { LeadOn } from './lead-on.tsx';
import { Leave } from './leave.tsx';
import { RouteGuard } from './route-guard.tsx';
import type { Screen } from '#ui/screen.client.ts';
import { SCREENS } from './screens.tsx';
import { ToWelcome } from './to-welcome.tsx';
import { RouterFailure, ScreenFailure } from './screen-failure.tsx';
import { SessionGate } from './session-gate.tsx';

/** What React Router's own `handle` carries for our routes. */
export type RouteHandle = { readonly title: string };

function routeOf({ path, title, module, needs, load }: Screen): RouteObject {
  const handle: RouteHandle = { title };
  return {
    element: <RouteGuard needs={{ ...needs, module }} />,
    children: [{ path, handle, lazy: async () => ({ Component: await load() }) }],
  };
}

/** Reads the page before it leads there, so that what stands on the screen stays until then. */
function leadingOn(from: string, to: string, load: Screen['load']): RouteObject {
  return { path: from, lazy: () => load().then(() => ({ Component: () => <LeadOn to={to} /> })) };
}

const menuHandle: RouteHandle = { title: 'Menu' };
const unknownHandle: RouteHandle = { title: 'Page not found' };

/** All routes of the application: the screens, the few that only lead on, and what says that an address is none. */
export const ROUTES: RouteObject[] = [
  {
    element: <SessionGate />,
    errorElement: <RouterFailure />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        // Within the shell: a page that fails takes nothing else with it, and the next one is opened as ever.
        errorElement: <ScreenFailure />,
        children: [
          { path: '/app', element: <Navigate to={HOME} replace /> },
          { path: WELCOME, element: <ToWelcome /> },
          {
            path: '/app/menu',
            handle: menuHandle,
            lazy: () => import('./phone-menu.page.tsx').then((page) => ({ Component: page.PhoneMenuPage })),
          },
          ...SCREENS.map(routeOf),
          ...SCREENS.flatMap(({ path, inSettings, load }) =>
            inSettings === undefined ? [] : [leadingOn(inSettings, path, load)],
          ),
          {
            path: '/app/*',
            handle: unknownHandle,
            lazy: () => import('./no-such-page.page.tsx').then((page) => ({ Component: page.NoSuchPage })),
          },
        ],
      },
    ],
  },
  { path: '*', element: <Leave />, errorElement: <RouterFailure /> },
];
