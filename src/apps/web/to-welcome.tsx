import { Navigate } from 'react-router';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import { useSkipsWelcome } from '#modules/people/preferences/preferences.parts.tsx';
import { HOME } from '#browser/return-path.ts';
import { useCaller } from '#ui/caller.tsx';

/** Leads who is signed in to their welcome page, or to the dashboard once they dismissed it. */
export function ToWelcome() {
  const skips = useSkipsWelcome();
  const { userType } = useCaller().person;
  return <Navigate to={skips ? HOME : welcomePath(userType)} replace />;
}
