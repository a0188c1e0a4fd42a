import { Suspense, useEffect, useState } from 'react';
import { hearUse, lastUse } from '#browser/last-use.client.ts';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { type Rest, restOf } from './idle.ts';
import { useSecurity } from './security.parts.tsx';

const LOOKED_EVERY = 10_000;

// Nobody needs it before nothing was done for a long while.
const StillThere = lazyComponent(() => import('./still-there.tsx').then(({ StillThere: component }) => component));

/** Nothing, until the session is about to end of rest; then the question whether somebody is there. */
export function RestWatch() {
  const { isAdmin } = useSecurity();
  const rest = useRest(isAdmin);
  const [wasAsked, setWasAsked] = useState(false);
  if (rest.is !== 'fine' && !wasAsked) setWasAsked(true);
  // Stays once it was shown, so that it can also be seen leaving.
  if (!wasAsked) return null;
  return (
    <Suspense>
      <StillThere rest={rest} />
    </Suspense>
  );
}

/** How the rest of the session stands, by what the tabs of this browser know. */
function useRest(isAdmin: boolean): Rest {
  const [rest, setRest] = useState<Rest>({ is: 'fine' });
  useEffect(() => {
    const look = () => {
      const next = restOf(lastUse(), Date.now(), { isAdmin });
      setRest((before) => (isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOKED_EVERY);
    // A device that slept looks as soon as somebody comes back to it.
    document.addEventListener('visibilitychange', look);
    const endHearing = hearUse(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      endHearing();
    };
  }, [isAdmin]);
  return rest;
}

function isSame(one: Rest, other: Rest): boolean {
  return one.is === other.is && (one.is !== 'ending' || other.is !== 'ending' || one.minutesLeft === other.minutesLeft);
}
