import { Navigate, useLocation } from 'react-router';

/** Leads to the page of an address, with what was asked behind it and where one came from. */
export function LeadOn({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  return (
    <div aria-busy="true">
      <Navigate to={{ pathname: to, search, hash }} state={state} replace />
    </div>
  );
}
