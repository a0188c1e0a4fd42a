import { useRouteError } from 'react-router';
import { FailureState } from '#ui/page-states.tsx';

/** The error screen (§2): a page that failed takes nothing else with it. */
export function ScreenFailure() {
  return <FailureState error={useRouteError()} onRetry={() => window.location.assign(window.location.href)} />;
}
