import { Navigate } from 'react-router';
import { welcomePath } from '#modules/front/onboarding/rules.ts';
import { useCaller } from '#ui/caller.tsx';

/** Leads to the welcome page of whoever is signed in. */
export function ToWelcome() {
  return <Navigate to={welcomePath(useCaller().person.userType)} replace />;
}
