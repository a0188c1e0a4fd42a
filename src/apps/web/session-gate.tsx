import { Suspense, useEffect, useRef, useState } from 'react';
import type { Caller } from '#kernel/caller.ts';
import { PreferredFormats } from '#modules/people/preferences/preferences.parts.tsx';
import { SecurityProvider } from '#modules/access/sessions/security.parts.tsx';
import { CallerProvider } from '#ui/caller.tsx';
import { ModulesThereProvider } from '#ui/modules-there.tsx';
import { fetched, lazyComponent } from '#browser/lazy-component.client.ts';
import { RouteGuard } from './route-guard.tsx';
import { useSession } from './session.client.ts';
import { Shell } from './shell.tsx';
import { MODULES_THERE } from './screens.tsx';

const AFTER_THE_PAGE_MS = 1000;

/** No session ends of rest so soon; until then the page has better things to load. */
const RESTS_AT_LEAST_MS = 60_000;

const RestWatch = lazyComponent(() =>
  import('#modules/access/sessions/rest-watch.parts.tsx').then(({ RestWatch: component }) => component),
);

/** Lets in who is signed in, and puts the shell around what they asked for. */
export function SessionGate() {
  return (
    <RouteGuard>
      <SignedIn />
    </RouteGuard>
  );
}

/** Once the page stands, what looks after the session is fetched, and what asks for consent. */
function fetchWhatLooksAfter(caller: Caller): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  const timer = setTimeout(() => {
    fetched(() => import('./looking-after.client.ts')).then(
      // Nothing comes where the file is one of an earlier build, and the page is about to be loaded anew.
      (found: typeof import('./looking-after.client.ts') | undefined) => {
        if (!isGone && found !== undefined) stop = found.lookAfter(caller);
      },
      // A file of an earlier build: the page is loaded anew by who watches for that.
      () => undefined,
    );
  }, AFTER_THE_PAGE_MS);
  return () => {
    isGone = true;
    clearTimeout(timer);
    stop?.();
  };
}

function SignedIn() {
  const session = useSession();
  const caller = session.state === 'signed-in' ? session.caller : null;
  const now = useRef(caller);
  useEffect(() => {
    now.current = caller;
  });
  // A change of the plan or of a name is no other person and no other books.
  const who = caller === null ? null : `${caller.person.id} ${caller.workspace.id}`;
  useEffect(() => (who === null || now.current === null ? undefined : fetchWhatLooksAfter(now.current)), [who]);
  const [mayRest, setMayRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMayRest(true), RESTS_AT_LEAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (session.state !== 'signed-in') return null;
  return (
    <CallerProvider caller={session.caller}>
      <PreferredFormats country={session.caller.person.country}>
        <SecurityProvider isAdmin={session.caller.roles.length > 0}>
          <ModulesThereProvider modules={MODULES_THERE}>
            <Shell />
          </ModulesThereProvider>
          {mayRest && (
            <Suspense>
              <RestWatch />
            </Suspense>
          )}
        </SecurityProvider>
      </PreferredFormats>
    </CallerProvider>
  );
}
