import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { FailureState } from '#ui/page-states.tsx';
import { report } from '#ui/report.client.ts';

/** The error screen (§2): a page that failed takes nothing else with it. */
export function ScreenFailure() {
  const error = useRouteError();
  useEffect(() => report('error', error), [error]);
  return <FailureState error={error} onRetry={() => window.location.assign(window.location.href)} />;
}
