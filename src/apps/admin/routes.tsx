import type { ComponentType } from 'react';
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { SecondStepPage } from '#modules/access/two-factor/second-step.page.tsx';
import { FailureBoundary } from '#ui/failure-boundary.tsx';
import { lazyPage } from '#ui/lazy-page.tsx';
import { FailureState } from '#ui/page-states.tsx';
import { Desk } from './desk.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';
import { OnlyFor } from './only-for.tsx';

/** Where administrators begin (§2); any unknown path leads there too. */
const HOME = '/admin/dashboard';

const USERS = page('/admin/users', 'Users', () => import('./users.tsx').then(({ UsersPage }) => UsersPage));
const OF_SUPERUSERS = [
  page('/admin/security', 'Security', () => import('./security.tsx').then(({ SecurityPage }) => SecurityPage)),
  page('/admin/system', 'System', () =>
    import('#modules/people/site-settings/admin.system.page.tsx').then(({ SystemPage }) => SystemPage),
  ),
  page('/admin/settings', 'Settings', () => import('./settings.tsx').then(({ SitePage }) => SitePage)),
];

function page(path: string, title: string, load: () => Promise<ComponentType>) {
  return { path, title, ...lazyPage(load) };
}

function Failed({ error }: { error: unknown }) {
  return <FailureState error={error} onRetry={() => window.location.reload()} />;
}

const DASHBOARD = { path: HOME, title: 'Dashboard' };
const SECOND_STEP = { path: '/auth/second-step', title: 'One more step' };

/** Names the window after the page that is open, behind the sign-in as well. */
function Titled() {
  const [found] = matchRoutes([DASHBOARD, SECOND_STEP, USERS, ...OF_SUPERUSERS], useLocation()) ?? [];
  const titles = found === undefined ? [] : [found.route.title];
  return (
    <>
      <title>{[...titles, 'Secure Admin Portal', BRAND.name].join(' · ')}</title>
      <Outlet />
    </>
  );
}

/** Fetches the page at an address, where it has a file of its own. */
export async function fetchPage(pathname: string): Promise<void> {
  const [found] = matchRoutes([USERS, ...OF_SUPERUSERS], pathname) ?? [];
  await found?.route.fetch();
}

/** The pages of §2. */
export const ROUTES: RouteObject[] = [
  {
    element: (
      <FailureBoundary failure={Failed}>
        <Titled />
      </FailureBoundary>
    ),
    children: [
      {
        path: SECOND_STEP.path,
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
        children: [
          {
            element: (
              <FailureBoundary failure={Failed}>
                <Outlet />
              </FailureBoundary>
            ),
            children: [
              { path: HOME, element: <Desk /> },
              { path: USERS.path, element: <USERS.Page /> },
              {
                element: <OnlyFor needs="superuser" />,
                children: OF_SUPERUSERS.map(({ path, Page }) => ({ path, element: <Page /> })),
              },
              { path: '*', element: <Navigate to={HOME} replace /> },
            ],
          },
        ],
      },
    ],
  },
];
