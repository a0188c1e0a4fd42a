import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useRouteError } from 'react-router';
import { SecondStepPage } from '#modules/access/two-factor/second-step.page.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { Desk } from './desk.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';
import { OnlyFor } from './only-for.tsx';
import { Titled } from './titled.tsx';

/** Where administrators begin (§2); any unknown path leads there too. */
const HOME = '/admin/dashboard';

function Failed() {
  return <FailureState error={useRouteError()} onRetry={() => window.location.reload()} />;
}

function pageAt(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle: { title }, errorElement: <Failed />, lazy: async () => ({ Component: await load() }) };
}

/** The pages of §2. */
export const ROUTES: RouteObject[] = [
  {
    element: <Titled />,
    hydrateFallbackElement: <LoadingScreen>Initializing secure environment...</LoadingScreen>,
    children: [
      {
        path: '/auth/second-step',
        handle: { title: 'One more step' },
        element: (
          <Frame>
            <div className="w-full max-w-md">
              <SecondStepPage />
            </div>
          </Frame>
        ),
      },
      {
        element: <Gate />,
        errorElement: <Failed />,
        children: [
          { path: HOME, handle: { title: 'Dashboard' }, element: <Desk /> },
          pageAt('/admin/users', 'Users', () => import('./users.tsx').then((page) => page.UsersPage)),
          {
            element: <OnlyFor needs="superuser" />,
            children: [
              pageAt('/admin/security', 'Security', () => import('./security.tsx').then((page) => page.SecurityPage)),
              pageAt('/admin/system', 'System', () =>
                import('#modules/people/site-settings/admin.system.page.tsx').then((page) => page.SystemPage),
              ),
              pageAt('/admin/settings', 'Settings', () => import('./settings.tsx').then((page) => page.SitePage)),
            ],
          },
          { path: '*', element: <Navigate to={HOME} replace /> },
        ],
      },
    ],
  },
];
