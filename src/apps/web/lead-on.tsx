import { use } from 'react';
import { Navigate, useLocation } from 'react-router';

type LeadOnProps = { to: string; fetch: () => Promise<unknown> };

/**
 * Leads to the page of an address, with what was asked behind it and where one came from. It reads the page before it
 * leads there, so that what stands on the screen stays until then.
 */
export function LeadOn({ to, fetch }: LeadOnProps) {
  const { search, hash, state } = useLocation();
  use(fetch());
  return (
    <div aria-busy="true">
      <Navigate to={{ pathname: to, search, hash }} state={state} replace />
    </div>
  );
}
