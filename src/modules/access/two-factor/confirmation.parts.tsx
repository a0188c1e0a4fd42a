import { lazy, Suspense, useState } from 'react';
import { useIsAsked } from '#browser/confirmation.client.ts';

// Nobody needs it before something delicate is done.
const StepUp = lazy(() => import('./step-up.tsx').then(({ StepUp: Component }) => ({ default: Component })));

/** Where a person is asked again whether it is them, when a call needs it. Each app places it once, beside its pages. */
export function ConfirmationHost() {
  const isAsked = useIsAsked();
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  // Stays once it was shown, so that it can also be seen leaving.
  if (!isAsked && !wasAsked) return null;
  return (
    <Suspense>
      <StepUp open={isAsked} />
    </Suspense>
  );
}
