import { PreferredFormats } from '#modules/preferences/preferences.parts.tsx';
import { CallerProvider } from '#ui/caller.tsx';
import { RouteGuard } from './route-guard.tsx';
import { useSession } from './session.client.ts';
import { Shell } from './shell.tsx';

/** Lets in who is signed in, and puts the shell around what they asked for. */
export function SessionGate() {
  return (
    <RouteGuard>
      <SignedIn />
    </RouteGuard>
  );
}

function SignedIn() {
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  return (
    <CallerProvider caller={session.caller}>
      <PreferredFormats country={session.caller.person.country}>
        <Shell />
      </PreferredFormats>
    </CallerProvider>
  );
}
