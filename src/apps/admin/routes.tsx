import { Navigate, type RouteObject } from 'react-router';
import { SecondStepPage } from '#modules/factors/second-step.page.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { useRouteError } from 'react-router';
import { Desk } from './desk.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';
import { OnlyFor } from './only-for.tsx';

/** Where administrators begin (§2); any unknown path leads there too. */
const HOME = '/admin/dashboard';

function Failed() {
  return <FailureState error={useRouteError()} onRetry={() => window.location.reload()} />;
}

/** The pages of §2 that there are. */
export const ROUTES: RouteObject[] = [
  {
    path: '/auth/second-step',
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
    hydrateFallbackElement: <LoadingScreen>Initializing secure environment...</LoadingScreen>,
    children: [
      { path: HOME, element: <Desk /> },
      {
        path: '/admin/users',
        errorElement: <Failed />,
        lazy: () => import('./users.tsx').then(({ UsersPage }) => ({ Component: UsersPage })),
      },
      {
        element: <OnlyFor needs="superuser" />,
        children: [
          {
            path: '/admin/security',
            errorElement: <Failed />,
            lazy: () =>
              import('#modules/breaches/admin.page.tsx').then(({ BreachesAdminPage }) => ({
                Component: BreachesAdminPage,
              })),
          },
        ],
      },
      { path: '*', element: <Navigate to={HOME} replace /> },
    ],
  },
];
