import { Navigate, Outlet, type RouteObject } from 'react-router';
import { HOME, WELCOME } from '#browser/return-path.ts';
import { FailureBoundary } from '#ui/failure-boundary.tsx';
import { LeadOn } from './lead-on.tsx';
import { Leave } from './leave.tsx';
import { MENU_PAGE, SCREEN_PAGES, UNKNOWN_PAGE } from './pages.client.ts';
import { RouteGuard } from './route-guard.tsx';
import { RouterFailure, ScreenFailure } from './screen-failure.tsx';
import { SessionGate } from './session-gate.tsx';
import { ToWelcome } from './to-welcome.tsx';

/** All routes of the application: the screens, the few that only lead on, and what says that an address is none. */
export const ROUTES: RouteObject[] = [
  {
    element: (
      <FailureBoundary failure={RouterFailure}>
        <Outlet />
      </FailureBoundary>
    ),
    children: [
      {
        element: <SessionGate />,
        children: [
          {
            // Within the shell: a page that fails takes nothing else with it, and the next one is opened as ever.
            element: (
              <FailureBoundary failure={ScreenFailure}>
                <Outlet />
              </FailureBoundary>
            ),
            children: [
              { path: '/app', element: <Navigate to={HOME} replace /> },
              { path: WELCOME, element: <ToWelcome /> },
              ...[MENU_PAGE, UNKNOWN_PAGE].map(({ path, Page }) => ({ path, element: <Page /> })),
              ...SCREEN_PAGES.map(({ path, module, needs, Page }) => ({
                element: <RouteGuard needs={{ ...needs, module }} />,
                children: [{ path, element: <Page /> }],
              })),
              ...SCREEN_PAGES.flatMap(({ path, inSettings, fetch }) =>
                inSettings === undefined ? [] : [{ path: inSettings, element: <LeadOn to={path} fetch={fetch} /> }],
              ),
            ],
          },
        ],
      },
      { path: '*', element: <Leave /> },
    ],
  },
];
