import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

type LeadOnProps = { to: string; fetch: () => Promise<unknown> };

/**
 * Leads to the page of an address, with what was asked behind it and where one came from. It reads the page before it
 * leads there, so that what stands on the screen stays until then.
 */
export function LeadOn({ to, fetch }: LeadOnProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  use(fetch());
  useEffect(() => {
    // Another link that was pressed meanwhile wins.
    if (window.location.pathname === pathname) void navigate({ pathname: to, search, hash }, { state, replace: true });
  }, [navigate, pathname, search, hash, state, to]);
  return <div aria-busy="true" />;
}
