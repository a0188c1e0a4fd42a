import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PreferredFormats } from '#modules/preferences/preferences.parts.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { FailureState, LoadingScreen } from '#ui/page-states.tsx';
import { signInPath } from '#ui/return-path.ts';
import { CallerProvider } from '#ui/caller.tsx';
import { useSession } from './session.client.ts';
import { Shell } from './shell.tsx';

/** Lets in who is signed in; sends anyone else to sign in, with the path they wanted. */
export function SessionGate() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wanted = pathname + search;
  const signedOut = session.state === 'signed-out';
  useEffect(() => {
    if (signedOut) window.location.replace(signInPath(wanted));
  }, [signedOut, wanted]);

  if (session.state === 'signed-in') {
    return (
      <CallerProvider caller={session.caller}>
        <PreferredFormats country={session.caller.person.country}>
          <Shell />
        </PreferredFormats>
      </CallerProvider>
    );
  }
  if (session.state === 'failed') return <FailureState error={session.error} onRetry={session.retry} />;
  if (session.state === 'assumed-signed-out') return <StillAsking wanted={wanted} />;
  return <LoadingScreen />;
}

/** After a second without an answer: signed out as far as we know, while the answer may still come. */
function StillAsking({ wanted }: { wanted: string }) {
  return (
    <LoadingScreen>
      <span className="flex flex-col items-center gap-3 text-center">
        The connection is slow and we do not know yet whether you are signed in.
        <PageLink href={signInPath(wanted)}>Sign in again</PageLink>
      </span>
    </LoadingScreen>
  );
}
