import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { isUnreached } from '#browser/failure.client.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { PageLink } from '#ui/page-link.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { signInPath } from '#browser/return-path.ts';
import type { Needs } from '#ui/needs.ts';
import { admissionOf } from './admission.ts';
import { leaveForSecondStep, leavesOnPurpose, useSession } from './session.client.ts';

const OfflineStart = lazy(() =>
  import('./offline-start.tsx').then(({ OfflineStart: component }) => ({ default: component })),
);

// Around a failure, and for a plan that is too small, only.
const LockedPage = lazyComponent(() => import('./locked-page.tsx').then(({ LockedPage: component }) => component));
const BareShell = lazyComponent(() => import('./bare-shell.tsx').then(({ BareShell: component }) => component));

type RouteGuardProps = {
  needs?: Needs;
  /** Where whoever is signed out goes, with the path they wanted. */
  signedOutTo?: string;
  /** Where whoever fails a check goes. */
  refusedTo?: string;
  children?: ReactNode;
};

/**
 * Lets in who is signed in and is what the route asks for (§2). The server judges every call again: this only spares a
 * person pages that would answer nothing.
 */
export function RouteGuard({
  needs = {},
  signedOutTo = '/auth',
  refusedTo = '/dashboard',
  children = <Outlet />,
}: RouteGuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const signIn = signInPath(pathname + search, signedOutTo);
  const signedOut = session.state === 'signed-out';
  useEffect(() => {
    if (signedOut && !leavesOnPurpose()) window.location.replace(signIn);
  }, [signedOut, signIn]);

  const owesFactor = session.state === 'signed-in' && session.caller.workspace.owesFactor;
  useEffect(() => {
    if (owesFactor) leaveForSecondStep();
  }, [owesFactor]);

  if (session.state === 'failed' && isUnreached(session.error)) return <SeenLast onRetry={session.retry} />;
  if (session.state === 'failed')
    return (
      <Suspense fallback={<LoadingScreen />}>
        <BareShell>
          <FailureState error={session.error} onRetry={session.retry} />
        </BareShell>
      </Suspense>
    );
  if (session.state === 'assumed-signed-out') return <StillAsking signIn={signIn} />;
  if (session.state !== 'signed-in' || owesFactor) return <LoadingScreen />;
  const verdict = admissionOf(session.caller, needs);
  if (verdict.is === 'refused') return <Navigate to={refusedTo} replace />;
  if (verdict.is === 'locked')
    return (
      <Suspense fallback={null}>
        <LockedPage plan={verdict.needs} />
      </Suspense>
    );
  return children;
}

function SeenLast({ onRetry }: { onRetry: () => void }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OfflineStart onRetry={onRetry} />
    </Suspense>
  );
}

/** After a second without an answer: signed out as far as we know, while the answer may still come. */
function StillAsking({ signIn }: { signIn: string }) {
  const [showsLast, setShowsLast] = useState(false);
  if (showsLast) return <SeenLast onRetry={() => setShowsLast(false)} />;
  return (
    <LoadingScreen>
      <span className="flex flex-col items-center gap-3 text-center">
        We are still checking your sign-in.
        <PageLink href={signIn}>Sign in again</PageLink>
        <Button onClick={() => setShowsLast(true)}>Show last saved page</Button>
      </span>
    </LoadingScreen>
  );
}
